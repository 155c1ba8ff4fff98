import { expect, test } from "vitest";
import { checkRawContent } from "../../scripts/content/check/check-content.ts";
import { fixContent } from "../../scripts/content/fix/fix-content.ts";
import { exampleContent } from "../../scripts/content/report/example-content.ts";
import { allCodes } from "../../scripts/content/rules/all-rules.ts";
import { contentModel } from "./memory-site.ts";

const entries = [...allCodes.values()].filter(({ isAboutWeight, releaseOnly }) => !isAboutWeight && !releaseOnly);

/** What `--fix` makes of the bad example of a code: each file that it changes, before and after. */
function fixed({ bad }: (typeof entries)[number]) {
  const { raw, place } = exampleContent(bad);
  const check = (sources: typeof raw.sources) => checkRawContent(contentModel(), { ...raw, sources });
  const { changed, checked } = fixContent(raw.sources, check);
  const files = changed.map(({ path, text: after, displayPath }) => {
    const before = raw.sources.find((source) => source.path === path)?.text ?? "";
    return { displayPath, before, after };
  });
  return { files, place, left: checked.diagnostics };
}

let mended = 0;

test.each(entries)("--fix mends the example of $code at the marked place alone, or leaves it alone", (entry) => {
  const { files, place, left } = fixed(entry);
  mended += files.length;
  for (const { displayPath, before, after } of files) {
    expect(displayPath).toBe(place?.file);
    const [lines, now] = [before, after].map((text) => text.split("\n"));
    const [start = 1, end = start] = [place?.line, place?.endLine];
    expect(now?.slice(0, start - 1)).toEqual(lines?.slice(0, start - 1));
    const behind = (lines?.length ?? 0) - end;
    expect(now?.slice(-behind)).toEqual(lines?.slice(-behind));
    expect(left).toEqual([]);
  }
});

test("and mends many", () => {
  expect(mended).toBeGreaterThan(10);
});
