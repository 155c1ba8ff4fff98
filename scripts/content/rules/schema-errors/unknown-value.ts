import { isRecord } from "../../diagnostic/path.ts";
import type { Schema } from "../../schema/schema-set.ts";
import { exampleSite } from "../toolkit/examples.ts";
import type { SchemaRule, Violation, ViolationFinding } from "../toolkit/rule.ts";
import { adviseOr, suggest } from "../toolkit/suggest.ts";
import { describeValue, excerpt, orList } from "../toolkit/wording.ts";
import { foldName, renamedTo } from "./other-names.ts";

export const unknownValue: SchemaRule = {
  code: "unknown-value",
  renamedFrom: ["unknown-type"],
  meaning:
    "A value is not one of the allowed words. If the type of a block is unknown, nothing else in the block can be checked.",
  bad: { "_site.yaml": `${exampleSite}checks:\n  vague-link: «eror»\n` },
  good: { "_site.yaml": `${exampleSite}checks:\n  vague-link: error\n` },
  keywords: ["enum", "const", "discriminator"],
  explain(violation) {
    const { error, schema } = violation;
    if (error.keyword === "discriminator") return unknownTag(violation);
    const now = renamedTo(error.data, schema.valuesRenamedFrom ?? {});
    if (now !== undefined) return renamedValue(String(error.data), now);
    const { allowedValue, allowedValues = [allowedValue] } = error.params;
    const known = (allowedValues as readonly unknown[]).map(String);
    if (typeof error.data === "string" && known.includes(error.data)) {
      const message = `Unexpected ${describeValue(error.data)}, expected it without quotes.`;
      return { message, hint: `Write ${error.data} alone: with quotes it is a text.`, suggestion: error.data };
    }
    const finding = choiceFinding(error.data, known);
    const { description } = (schema.enum ?? schema.const) === undefined ? schema : {};
    // If the value is restricted only because of another key, the description says why.
    return description === undefined ? finding : { ...finding, hint: description };
  },
};

function unknownTag({ error, schema }: Violation): ViolationFinding | undefined {
  const tag = String(error.params["tag"]);
  const value: unknown = error.params["tagValue"];
  if (value === undefined) return undefined;
  const branches = schema.oneOf ?? [];
  const former = branches.map((branch) => [tagValue(branch, tag), branch.renamedFrom] as const);
  const now = renamedTo(value, Object.fromEntries(former));
  if (now !== undefined) return { ...renamedValue(String(value), now), below: [tag] };
  const usual = branches.filter(({ usualNames = [] }) =>
    usualNames.some((name) => foldName(name) === foldName(String(value))),
  );
  const [only, another] = tagValues(usual, tag);
  if (typeof value === "string" && only !== undefined) {
    const hint = `Did you mean "${only}"${another === undefined ? "" : ` or "${another}"`}?`;
    return { message: `Unexpected "${excerpt(value)}".`, hint, below: [tag] };
  }
  const [, word = ""] = /^(.+),$/.exec(String(value)) ?? [];
  const others = Object.values(Object(error.data)).filter((one) => one !== value && /,$/.test(String(one)));
  if (tagValues(branches, tag).includes(word)) {
    const hint = `Write "${word}" without the comma${others.length > 0 ? ", and remove the commas at the ends of the other lines" : ""}.`;
    return { message: `Unexpected comma after "${word}".`, hint, below: [tag] };
  }
  return { ...choiceFinding(value, tagValues(branches, tag)), below: [tag] };
}

export function tagValues(branches: readonly Schema[], tag: string): string[] {
  return branches.map((branch) => tagValue(branch, tag));
}

/** The advice for a mapping whose first key is the name of a type: `hero:` instead of `type: hero`. */
export function tagAsKey({ oneOf = [], discriminator }: Schema, data: unknown, hyphen = ""): string | undefined {
  const tag = discriminator?.propertyName ?? "";
  const [[name, value] = ["", ""]] = Object.entries(Object(data));
  const isOwnKey = isRecord(value) && oneOf.some(({ properties }) => properties?.[name] !== undefined);
  if (typeof value === "string" || isOwnKey || !tagValues(oneOf, tag).includes(name)) return undefined;
  return `Write "${hyphen}${tag}: ${name}" instead of "${name}:", and its other keys below, aligned with "${tag}".`;
}

function tagValue({ properties }: Schema, tag: string): string {
  return String(properties?.[tag]?.const);
}

export function choiceFinding(value: unknown, known: readonly string[]): ViolationFinding {
  const near = typeof value === "string" ? suggest(value, known) : undefined;
  const unexpected = typeof value === "string" ? `"${excerpt(value)}"` : describeValue(value);
  return {
    message: `Unexpected ${unexpected}${near === undefined ? `, expected ${orList(known)}` : ""}.`,
    ...adviseOr(String(value), near, `Write one of these: ${known.join(", ")}.`),
  };
}

function renamedValue(value: string, now: string): ViolationFinding {
  return { message: `"${value}" is now called "${now}".`, hint: `Write "${now}" instead.`, suggestion: now };
}
