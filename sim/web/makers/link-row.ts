import { CATALOGUE } from "../../../firmware/catalogue";
import { make } from "../dom";
import { writeLink } from "../link";
import type { Table } from "../table";
import type { Texts } from "../texts/texts";
import { choice, hint, labelled, pushButton, rowOf } from "./fields";

/** A link that opens the page with a new game. */
export function linkRow(table: Table, { makers, games }: Texts): HTMLElement[] {
  const { game: first, state } = table.tower().program().session.table;
  const game = choice(
    makers.game,
    CATALOGUE.map(({ name }) => [name, games[name] ?? name]),
    first?.name ?? CATALOGUE[0]!.name,
    limitSeats,
  );
  const seats = numberField(state?.seats ?? 2, 1, 8);
  const seed = numberField(crypto.getRandomValues(new Uint32Array(1))[0]!, 0, 0xffffffff);
  const said = make("span");
  said.setAttribute("role", "status");
  const address = make("input");
  address.readOnly = true;
  address.hidden = true;
  address.id = "link-address";
  address.setAttribute("aria-label", makers.link);
  const copy = pushButton(makers.copyLink, async () => {
    const hash = writeLink({
      game: game.select.value,
      seats: Number(seats.value),
      seed: Number(seed.value),
      board: table.boardName(),
    });
    const url = new URL(hash, location.href).href;
    address.value = url;
    address.hidden = false;
    try {
      await navigator.clipboard.writeText(url);
      said.textContent = makers.copied;
    } catch {
      // Not allowed here: it stands there to be taken by hand.
      address.select();
    }
  });
  copy.id = "link-copy";

  function limitSeats(name: string): void {
    const box = CATALOGUE.find((other) => other.name === name)!;
    seats.min = String(box.minSeats);
    seats.max = String(box.maxSeats);
    seats.value = String(Math.max(box.minSeats, Math.min(box.maxSeats, Number(seats.value))));
  }

  limitSeats(game.select.value);
  return [
    make("h3", makers.link),
    hint(makers.linkLead),
    game.row,
    labelled(makers.seats, seats),
    labelled(makers.seed, seed),
    rowOf(copy, said),
    address,
  ];
}

function numberField(value: number, least: number, most: number): HTMLInputElement {
  const input = make("input");
  input.type = "number";
  input.min = String(least);
  input.max = String(most);
  input.value = String(value);
  return input;
}
