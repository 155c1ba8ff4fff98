import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../../../scripts/program/project.ts";
import { checkMemory, memorySite } from "../../content/memory-site.ts";

/** Tests that entries moved into the texts before them are found in a content folder of the project, which has more than `least`. */
export function testMovedEntries(name: string, least: number): void {
  describe(`in the pages of ${name}`, () => {
    const folder = join(projectRoot, name);
    const texts = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".yaml") && !path.endsWith("_site.yaml"))
      .map((path) => readFileSync(join(folder, path), "utf8"));

    /** A page with an entry after a text in | or > put as far in as that text, alone or with what belongs to it. */
    function* shifted(text: string, whole: boolean) {
      const lines = text.split("\n");
      for (const [at, line] of lines.entries()) {
        if (!/: (?:>-|\|)$/.test(line)) continue;
        const inner = indentOf(lines[at + 1] ?? "");
        let entry = at + 1;
        while (entry < lines.length && ((lines[entry] ?? "") === "" || indentOf(lines[entry] ?? "") >= inner)) entry++;
        if (entry >= lines.length - 1) continue;
        const own = indentOf(lines[entry] ?? "");
        let end = entry + 1;
        while (whole && end < lines.length && ((lines[end] ?? "") === "" || indentOf(lines[end] ?? "") > own)) end++;
        const moved = lines.map((other, n) =>
          n >= entry && n < end && other ? " ".repeat(inner - own) + other : other,
        );
        yield { text: moved.join("\n"), line: entry + 1, own };
      }
    }

    test.each([
      ["alone", false],
      ["with what belongs to it", true],
    ])("every entry after a text is reported once when it moves into it %s", (_, whole) => {
      const pages = texts.flatMap((text) => [...shifted(text, whole)]);
      expect(pages.length).toBeGreaterThan(least);
      const wrong = pages.flatMap(({ text, line, own }) => {
        const raw = memorySite({ "index.yaml": text });
        const here = checkMemory(raw).diagnostics.filter(
          ({ code, file }) => file === "pages/index.yaml" && !/link|anchor|folder|asset|contact/.test(code),
        );
        const [first] = here;
        const isRight = first?.line === line && first.code === "wrong-indentation" && here.length === 1;
        return isRight && first.message.includes(`expected ${own}`)
          ? []
          : [{ line, text: text.split("\n").slice(line - 3, line + 1), here }];
      });
      expect(wrong).toEqual([]);
    });

    function indentOf(line: string): number {
      return line.length - line.trimStart().length;
    }
  });
}
