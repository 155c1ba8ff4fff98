import { z } from "zod";
import type { Rule, RuleContent, RuleFinding, RuleLink, RuleOption, RulePage, RuleText } from "../../../../src/rule.ts";
import { ExtensionError, projectCode, requireForm } from "../../diagnostic/project-code.ts";
import { type ContentIndex, type IndexedFile, oncePerIndex } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { everyText, languageOf, seenPart } from "../texts/shown-texts.ts";
import { type Check, optionForms } from "../toolkit/rule.ts";

type AnyRule = Rule<Readonly<Record<string, RuleOption>>>;

const ruleForm = z.strictObject({
  code: z.string().regex(/^[a-z]+(?:-[a-z]+)+$/, "expected lower-case words with hyphens, such as no-competitor"),
  severity: z.enum(["error", "warning", "off"]).optional(),
  meaning: z.string().regex(/\.$/, "expected a sentence"),
  bad: z.union([z.string(), z.record(z.string(), z.string())]),
  good: z.union([z.string(), z.record(z.string(), z.string())]),
  options: z
    .record(
      z.string(),
      z
        .object({
          kind: z.enum(Object.keys(optionForms) as RuleOption["kind"][]),
          description: z.string(),
          example: z.unknown(),
        })
        .refine(({ kind, example }) => optionForms[kind].safeParse(example).success, "expected an example of its kind"),
    )
    .optional(),
  check: z.custom<AnyRule["check"]>((check) => typeof check === "function", "expected a function"),
});

/** Makes a check of what a project file exports. It sees a stable view of the content instead of the index. */
export function toCheck(file: string, exported: unknown): Check {
  requireForm(`${file} is not a rule`, ruleForm, exported);
  const rule = exported as AnyRule;
  return {
    severity: "warning",
    ...rule,
    isLowerable: true,
    // It may look at anything in the view.
    scope: "texts",
    check(content, options = {}) {
      const view = viewOf(content);
      try {
        // The cast is safe: a site's options are checked against the rule's own description of them.
        const findings: unknown = rule.check(view.content, options as Parameters<AnyRule["check"]>[1]);
        if (!Array.isArray(findings)) throw new ExtensionError("its check returned no list of findings");
        return findings.map((finding) => toFinding(finding, view.files));
      } catch (error) {
        throw new ExtensionError(`The rule ${rule.code} of ${file} failed: ${failure(error, file)}`);
      }
    },
  };
}

function failure(error: unknown, file: string): string {
  const lines = (error instanceof Error ? (error.stack ?? error.message) : String(error)).split("\n");
  const last = lines.findLastIndex((line) => line.includes(`${file}:`));
  return last === -1 ? (lines[0] ?? "") : lines.slice(0, last + 1).join("\n");
}

interface View {
  readonly content: RuleContent;
  readonly files: ReadonlyMap<string, IndexedFile>;
}

/** The content as project rules see it: this interface stays stable when the index changes. */
const viewOf = oncePerIndex((content: ContentIndex): View => {
  const nameOf = (file: IndexedFile) => file.source.displayPath;
  const languageIn = (file: IndexedFile) => languageOf(content, file);
  return {
    files: new Map([...content.siteFiles, ...content.pages].map((file) => [nameOf(file), file])),
    content: {
      site: content.site.data,
      pages: content.pages.map((page) => ({
        file: nameOf(page),
        route: page.route,
        data: page.data,
        language: languageIn(page),
      })),
      get texts() {
        return everyText(content).map((text) => ({
          ...{ file: nameOf(text.file), path: text.path, value: text.value, seen: seenPart(text) },
          language: languageIn(text.file),
        }));
      },
      links: content.links.map(({ file, path, href }) => ({ file: nameOf(file), path, href })),
    },
  };
});

function toFinding(finding: Partial<RuleFinding>, files: View["files"]): Finding {
  const { at, start, end, path, message, hint, suggestion } = finding;
  const file = at && files.get(at.file);
  if (!file)
    throw new ExtensionError('a finding has no place, expected "at" to be a text, a link or a page of the content');
  if (typeof message !== "string" || typeof hint !== "string")
    throw new ExtensionError('a finding lacks its "message" or its "hint"');
  if ("value" in at && (end ?? 0) > at.value.length)
    throw new ExtensionError(`a finding ends at ${end}, in a text of ${at.value.length} characters`);
  const part = start === undefined || end === undefined ? {} : { excerpt: { start, end } };
  const place = isPage(at) ? { path: path ?? [] } : { path: at.path, ...part };
  return { at: { file, ...place }, message, hint, suggestion };
}

function isPage(at: RuleText | RuleLink | RulePage): at is RulePage {
  return "route" in at;
}

/** The rules of the project. At the end of the file, because it runs the code above. */
export const addedRules = projectCode().rules.map(({ file, rule }) => ({ file, rule: toCheck(file, rule) }));
