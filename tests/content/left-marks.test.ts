import { describe, expect, test } from "vitest";
import { fixContent } from "../../scripts/content/fix/fix-content.ts";
import { checkMemory, indexYaml, memorySite } from "./memory-site.ts";

/** The lines and words of the reports of a home page. */
function reports(text: string): string[] {
  return checkMemory(memorySite({ "index.yaml": text })).diagnostics.map(
    ({ line, column, code, message }) => `${line}:${column} ${code}: ${message}`,
  );
}

function fixed(text: string): string {
  const raw = memorySite({ "index.yaml": text });
  const { changed } = fixContent(raw.sources, (sources) => checkMemory({ ...raw, sources }));
  return changed.find(({ path }) => path === "index.yaml")?.text ?? text;
}

const left = "merge-conflict: A mark of a merge conflict is left here, without the one that begins it.";

describe("a mark that is left of a merge conflict", () => {
  test.each(["=======", ">>>>>>> main"])("is one report: %s", (mark) => {
    expect(reports(indexYaml.replace("blocks:", `${mark}\nblocks:`))).toEqual([`3:1 ${left}`]);
  });

  test.each(["=======", ">>>>>>> main"])("is one report in the first line and in the last: %s", (mark) => {
    expect(reports(`${mark}\n${indexYaml}`)).toEqual([`1:1 ${left}`]);
    const last = indexYaml.split("\n").length;
    expect(reports(`${indexYaml}${mark}`)).toEqual([`${last}:1 ${left}`]);
  });

  test("is one report with the other version of the key above it, and hides no other mistake", () => {
    const both = indexYaml
      .replace("title: In figures", "title: In figures\n=======\n    title: Our figures")
      .replace("type: hero", "type: heros");
    expect(reports(both)).toEqual(['4:11 unknown-type: Unexpected "heros".', `12:1 ${left}`]);
  });

  test("leaves the version above it, whose mistakes are reported", () => {
    const both = indexYaml.replace("title: In figures", "title: 5\n=======\n    title: Our figures");
    expect(reports(both).map((report) => report.split(" ")[0])).toEqual(["11:12", "12:1"]);
  });

  test("is not taken for the other version where another key stands below it", () => {
    const others = indexYaml.replace("    title: In figures", "    title: In figures\n=======\n    titel: Ours");
    expect(reports(others)).toEqual([
      `12:1 ${left}`,
      '13:5 unknown-key: Unexpected key "titel" in a block of type "metric-tiles": "title" is there already.',
    ]);
  });
});

describe("keys in braces without a space behind their colons", () => {
  const braces = (entry: string) => indexYaml.replace(/- value: "3"\n {8}label: ovens/, `- ${entry}`);

  test("are one report at the first, and are mended at all", () => {
    const text = braces('{ value:"3", label:ovens }');
    expect(reports(text)).toEqual(['13:11 missing-space: A space is missing after "value:".']);
    expect(fixed(text)).toBe(braces('{ value: "3", label: ovens }'));
  });

  test("are named where they stand behind one that has its space", () => {
    const text = braces('{ value: "3", label:ovens }');
    expect(reports(text)).toEqual(['13:23 missing-space: A space is missing after "label:".']);
    expect(fixed(text)).toBe(braces('{ value: "3", label: ovens }'));
  });

  test("are mended before a route, too", () => {
    const action = indexYaml.replace(
      "title: In figures",
      "title: In figures\n    actions: [{ label:Ovens, href:/#figures }]",
    );
    expect(fixed(action)).toContain("{ label: Ovens, href: /#figures }");
  });
});
