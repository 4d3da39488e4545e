import { byId, make } from "./dom";
import type { Language } from "./language";

/** What the build made of a card: text, or an element's name and what is in it. */
type CardNode = string | { readonly tag: string; readonly in: readonly CardNode[] };
type Cards = { readonly [game: string]: readonly CardNode[] };

/** The rule cards: a button each, and the one that is chosen below. */
export interface RuleCards {
  /** The game on the tower: its card is shown unless a person has chosen one. */
  follow(game: string): void;
}

/** Shows cards in the page's language; they are fetched when they are first wanted. */
export function createRuleCards(language: Language): RuleCards {
  const names = byId("card-names");
  const article = byId("card");
  const details = byId("rules", HTMLDetailsElement);
  const fetched = new Map<string, Promise<Cards>>();
  let game = "spicy";
  let isChosen = false;

  function cardsIn(tag: string): Promise<Cards> {
    let cards = fetched.get(tag);
    if (!cards) {
      cards = fetch(`cards-${tag}.json`).then((response) => response.json() as Promise<Cards>);
      cards.catch(() => fetched.delete(tag));
      fetched.set(tag, cards);
    }
    return cards;
  }

  async function show(): Promise<void> {
    for (const button of names.querySelectorAll("button"))
      button.setAttribute("aria-current", String(button.dataset.game === game));
    if (!details.open) return;
    const tag = language.tag();
    const wanted = game;
    try {
      const cards = await cardsIn(tag);
      if (wanted === game && tag === language.tag()) article.replaceChildren(...(cards[game] ?? []).map(toDom));
    } catch {
      // Without a network and without a copy there is no card; the next try may find one.
      article.replaceChildren();
    }
  }

  details.addEventListener("toggle", () => void show());
  language.onChange((texts) => {
    names.setAttribute("aria-label", texts.rules);
    names.replaceChildren(
      ...Object.entries(texts.games).map(([name, title]) => {
        const button = make("button", title);
        button.type = "button";
        button.dataset.game = name;
        button.addEventListener("click", () => {
          game = name;
          isChosen = true;
          void show();
        });
        return button;
      }),
    );
    void show();
  });

  return {
    follow(name) {
      if (isChosen || name === game) return;
      game = name;
      void show();
    },
  };
}

function toDom(node: CardNode): Node {
  if (typeof node === "string") return document.createTextNode(node);
  const element = document.createElement(node.tag);
  element.append(...node.in.map(toDom));
  if (node.tag !== "table") return element;
  const scroller = make("div", element);
  scroller.className = "wide-content";
  return scroller;
}
