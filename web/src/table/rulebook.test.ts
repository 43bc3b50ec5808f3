import { describe, expect, it } from "vitest";
import { cited, folded, highlighted, inline, passages, plain, read, search, slug, wordsOf } from "./rulebook";

const BOOK = `# The game

Everybody holds **one** card, see [Locks](#locks) (CC-01).

## Locks

- Whoever swaps is locked until the end of his *next* turn (CC-12).
- While locked, you cannot swap (CC-13), and nobody can
  force you (CC-14).

| card | how it wins |
|---|---|
| Trésor | finds the Key (CC-23) |
| Key | is found |

1. First this.
2. Then \`that\`.
`;

describe("the rulebook", () => {
  it("reads headings, paragraphs, lists and tables", () => {
    expect(read(BOOK).map((block) => block.is)).toEqual(["heading", "paragraph", "heading", "list", "table", "list"]);
  });

  it("joins the lines of an item", () => {
    const [, second] = passages(read(BOOK)[3]!);
    expect(plain(second!.cells[0]!)).toBe("While locked, you cannot swap (CC-13), and nobody can force you (CC-14).");
  });

  it("keeps what looks like markup as text", () => {
    const evil = `<img src=x onerror=alert(1)> & <script>1</script>`;
    expect(inline(evil)).toEqual([{ is: "text", text: evil }]);
  });

  it("links only within the book", () => {
    expect(inline("[here](#locks)")[0]).toMatchObject({ is: "link", to: "locks" });
    expect(inline("[away](javascript:alert(1))")[0]).toMatchObject({ is: "em" });
    expect(inline("[away](https://example.org)")[0]).toMatchObject({ is: "em" });
  });

  it("spells headings as links do", () => {
    expect(slug("Ce que l'écran retient pour vous")).toBe("ce-que-lécran-retient-pour-vous");
  });

  it("finds the passage that lays a rule down", () => {
    const found = cited(read(BOOK), "CC-14");
    expect(plain(found!.cells[0]!)).toContain("force you");
    expect(cited(read(BOOK), "CC-99")).toBeNull();
  });

  it("is not taken in by one that only mentions it", () => {
    const book = read(`A code such as (CC-12) names a rule.\n\n${BOOK}`);
    expect(plain(cited(book, "CC-12")!.cells[0]!)).toContain("is locked");
  });

  it("does not take a word with a dash for a rule", () => {
    expect(inline("xCC-12 CC-12b").filter((part) => part.is === "rule")).toEqual([{ is: "rule", id: "CC-12b" }]);
  });
});

describe("what is typed", () => {
  it("stays as it is, line by line", () => {
    expect(read("So:\n\n    one --two x\n    three\n\nThen.").map((block) => (block.is === "typed" ? block.text : block.is))).toEqual(["paragraph", "one --two x\nthree", "paragraph"]);
  });
});

describe("searching it", () => {
  it("finds without accents and capitals, under its headings", () => {
    const found = search(read(BOOK), "tresor");
    expect(found.map((block) => block.is)).toEqual(["heading", "heading", "table"]);
    expect(found.flatMap(passages)).toHaveLength(1);
  });

  it("wants every word", () => {
    expect(search(read(BOOK), "swap force").flatMap(passages)).toHaveLength(1);
    expect(search(read(BOOK), "swap unicorn")).toEqual([]);
  });

  it("leaves the book whole without a query", () => {
    const book = read(BOOK);
    expect(search(book, "  ")).toBe(book);
  });

  it("marks what was looked for", () => {
    expect(highlighted("Le Trésor", wordsOf("tresor"))).toEqual([
      { text: "Le ", hit: false },
      { text: "Trésor", hit: true },
    ]);
    expect(folded("Œuvre É")).toHaveLength(7);
  });
});
