import { describe, expect, test } from "vitest";
import { checkMemory, indexYaml, memorySite } from "./memory-site.ts";

/** The lines and words of the reports of a home page. */
function reports(text: string): string[] {
  return checkMemory(memorySite({ "index.yaml": text })).diagnostics.map(
    ({ line, column, code, message }) => `${line}:${column} ${code}: ${message}`,
  );
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

  test("is not taken for the other version where another key stands below it", () => {
    const others = indexYaml.replace("    title: In figures", "    title: In figures\n=======\n    titel: Ours");
    expect(reports(others)).toEqual([
      `12:1 ${left}`,
      '13:5 unknown-key: Unexpected key "titel" in a block of type "metric-tiles": "title" is there already.',
    ]);
  });
});

test("keys in braces without a space behind their colons are one report", () => {
  for (const entry of ['{ value:"3", label:ovens }', '{ value: "3", label:ovens }']) {
    const text = indexYaml.replace(/- value: "3"\n {8}label: ovens/, `- ${entry}`);
    expect(reports(text)).toEqual([expect.stringMatching(/^13:\d+ unknown-key: /)]);
  }
});
