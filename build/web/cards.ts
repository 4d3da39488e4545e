import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { marked, type Token, type Tokens } from "marked";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");

/** The games in the order in which the tower offers them: the name in the script language and of the card's file. */
export const CARDS = [
  { game: "spicy", file: "spicy-dice.md" },
  { game: "tenthousand", file: "ten-thousand.md" },
  { game: "hotdice", file: "hot-dice.md" },
  { game: "farkel", file: "spicy-farkel.md" },
] as const;

/** English stands in docs, for whoever reads the project; the others beside the page. */
const FOLDERS: { readonly [tag: string]: string } = {
  en: "docs",
  nl: "sim/web/cards/nl",
  sv: "sim/web/cards/sv",
  nb: "sim/web/cards/nb",
};

/** A piece of a card: text, or an element's name and what is in it. The page makes elements of it, never of HTML. */
export type CardNode = string | CardElement;
export interface CardElement {
  readonly tag: string;
  readonly in: readonly CardNode[];
}

/** A file for each language with the four cards, by game: "cards-nl.json". @throws Error that names a missing card */
export function cardFiles(): [name: string, json: string][] {
  return Object.entries(FOLDERS).map(([tag, folder]) => {
    const cards = CARDS.map(({ game, file }) => [game, readCard(join(ROOT, folder, file))]);
    return [`cards-${tag}.json`, JSON.stringify(Object.fromEntries(cards))];
  });
}

function readCard(file: string): CardNode[] {
  if (!existsSync(file)) throw new Error(`There is no rule card ${file}`);
  return cardNodes(readFileSync(file, "utf8"));
}

/** A card's Markdown as nodes; headings go down by one level, because the page has its own first one. */
export function cardNodes(markdown: string): CardNode[] {
  return marked.lexer(markdown).flatMap(blockNodes);
}

function blockNodes(token: Token): CardNode[] {
  switch (token.type) {
    case "heading":
      return [element(`h${Math.min(6, (token as Tokens.Heading).depth + 1)}`, inline(token))];
    case "paragraph":
      return [element("p", inline(token))];
    case "list": {
      const { ordered, items } = token as Tokens.List;
      const lines = items.map((item) => element("li", item.tokens.flatMap(itemNodes)));
      return [element(ordered ? "ol" : "ul", lines)];
    }
    case "table":
      return [tableNode(token as Tokens.Table)];
    case "space":
      return [];
    default:
      throw new Error(`A rule card can't have this in it: ${token.raw}`);
  }
}

/** The text of a list's item stands in it without a paragraph. */
function itemNodes(token: Token): CardNode[] {
  return token.type === "text" ? inline(token) : blockNodes(token);
}

function tableNode({ header, rows }: Tokens.Table): CardNode {
  const row = (tag: string, cells: readonly Tokens.TableCell[]) =>
    element(
      "tr",
      cells.map((cell) => element(tag, cell.tokens.flatMap(inlineNodes))),
    );
  const body = element(
    "tbody",
    rows.map((cells) => row("td", cells)),
  );
  const isTitled = header.some(({ text }) => text !== "");
  return element("table", isTitled ? [element("thead", [row("th", header)]), body] : [body]);
}

function element(tag: string, children: readonly CardNode[]): CardElement {
  return { tag, in: children };
}

function inline(token: Token): CardNode[] {
  return ("tokens" in token && token.tokens ? token.tokens : []).flatMap(inlineNodes);
}

function inlineNodes(token: Token): CardNode[] {
  switch (token.type) {
    case "strong":
    case "em":
      return [element(token.type, inline(token))];
    case "codespan":
      return [element("code", [(token as Tokens.Codespan).text])];
    case "br":
      return [element("br", [])];
    case "link":
      // A link leads out of the page, which has nothing but its own files: the words stay.
      return inline(token);
    case "text":
    case "escape":
      return [(token as Tokens.Text).text.replaceAll("\n", " ")];
    default:
      throw new Error(`A rule card can't have this in it: ${token.raw}`);
  }
}
