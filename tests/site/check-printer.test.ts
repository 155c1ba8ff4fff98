import { expect, test } from "vitest";
import { createCheckPrinter } from "../../scripts/dev-server/create-check-printer.ts";
import { checkMemory, indexYaml, memorySite } from "../content/memory-site.ts";

test("mistakes are printed when they are others than before, and the end of them in one line", () => {
  const printed: string[] = [];
  const log = (kind: string) => (text: string) => void printed.push(`${kind}: ${text.split("\n")[0]}`);
  const print = createCheckPrinter({ error: log("error"), info: log("info") });
  const check = (index: string) =>
    print({ report: checkMemory(memorySite({ "index.yaml": index })), redirects: [], toDecode: [] });
  const wrong = indexYaml.replace("title:", "titel:");
  for (const text of [indexYaml, wrong, wrong, `${wrong}\n# more`, indexYaml, indexYaml]) check(text);
  expect(printed).toEqual(["error: pages/index.yaml 1 mistake", "info: 2 files checked, no mistakes."]);
});
