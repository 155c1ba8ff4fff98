import { expect, test } from "vitest";
import { checkRawContent } from "../../scripts/content/check/check-content.ts";
import { toCheck } from "../../scripts/content/rules/added/added-rules.ts";
import { toService } from "../../scripts/content/services/added-services.ts";
import { contentModel, memorySite } from "./memory-site.ts";

const rule = { code: "no-acme", meaning: "It is named.", bad: "", good: "" };

test.each([
  [
    { meaning: undefined, severity: "warn" },
    ["severity: expected error, warning, off", "meaning: missing, expected a text"],
  ],
  [{ serverity: "warning" }, ["it: unexpected serverity"]],
])("all that is wrong with a rule of a project is told, of %j", (part, said) => {
  const lines = said.map((line) => `rules/no-acme.ts is not a rule: ${line}.`);
  expect(() => toCheck("rules/no-acme.ts", { ...rule, check: () => [], ...part })).toThrow(new Error(lines.join("\n")));
});

const at = { file: "pages/index.yaml", path: ["title"], value: "Home" };

test.each([
  [undefined, "its check returned no list of findings"],
  [["Acme"], 'a finding has no place, expected "at" to be a text, a link or a page of the content'],
  [[{ at, message: "Acme." }], 'a finding lacks its "message" or its "hint"'],
  [[{ at, start: 2, end: 9, message: "Acme.", hint: "" }], "a finding ends at 9, in a text of 4 characters"],
])("a rule of a project that returns %j is told what a finding is", (found, said) => {
  const model = { ...contentModel(), checks: [toCheck("rules/no-acme.ts", { ...rule, check: () => found })] };
  expect(() => checkRawContent(model, memorySite({}))).toThrow(`The rule no-acme of rules/no-acme.ts failed: ${said}`);
});

const service = {
  name: "tally",
  title: "Tally",
  provider: "Tally Ltd",
  purpose: "Counts.",
  needsConsent: true,
  cookies: [],
  options: { site: { description: "Its number.", pattern: "^[0-9]+$", example: "42" } },
  opens: ({ site }: { site: string }): object => ({ "script-src": [`https://${site}.example`] }),
  start() {},
};

test.each([
  [{}, ""],
  [
    { needsConsent: undefined, needConsent: true },
    "services/tally.ts is not a valid service: needsConsent: missing, expected true or false.\nservices/tally.ts is not a valid service: it: unexpected needConsent.",
  ],
  [{ cookies: "tally" }, "services/tally.ts is not a valid service: cookies: expected a list."],
  [
    { opens: () => ({ "scripts-src": [] }) },
    'services/tally.ts: opens: unexpected "scripts-src", expected one of script-src, style-src, connect-src, frame-src, img-src, media-src.',
  ],
  [
    { opens: () => ({ "img-src": "https://a.example" }) },
    "services/tally.ts: opens: img-src: expected a list of sources.",
  ],
])("what is wrong with a service of a project is told, of %j", (part, said) => {
  const added = { file: "services/tally.ts", path: "", service: { ...service, ...part } };
  const load = () => toService(added as Parameters<typeof toService>[0]);
  if (said === "") expect(load()).toBe(added);
  else expect(load).toThrow(new Error(said));
});
