import { isRecord } from "../../diagnostic/path.ts";
import { findFormat } from "../../formats/all-formats.ts";
import type { ContentFormat } from "../../formats/content-format.ts";
import { unseen } from "../../formats/parse-link.ts";
import { withTopLines } from "../toolkit/examples.ts";
import type { SchemaRule, Violation, ViolationFinding } from "../toolkit/rule.ts";
import { curlyQuotes, numberOf } from "../toolkit/refused-characters.ts";
import { adviseOr } from "../toolkit/suggest.ts";
import { excerpt, inOwner, orList } from "../toolkit/wording.ts";
import { choiceFinding } from "./unknown-value.ts";

export const wrongForm: SchemaRule = {
  code: "wrong-form",
  renamedFrom: [
    "invalid-anchor",
    "invalid-colour",
    "invalid-currency",
    "invalid-day",
    "invalid-embed",
    "invalid-form-action",
    "invalid-moment",
    "invalid-origin",
    "invalid-share-image",
  ],
  meaning:
    "A text does not have the required form, such as that of a day, a colour, an anchor or a language code, or a list has the same entry twice.",
  bad: withTopLines("language: «English»"),
  good: withTopLines("language: en"),
  keywords: ["pattern", "format", "anyOf", "uniqueItems"],
  explain(violation) {
    const { error, schema } = violation;
    const format = findFormat(String(error.params["format"]));
    if (error.keyword === "format") return format && formatFinding(violation, format);
    if (error.keyword !== "pattern") return otherFinding(violation);
    const { description, pattern = "" } = schema;
    const value = String(error.data);
    const trimmed = value.trim();
    // A route without its slash.
    const route = /^[\p{L}\p{N}/-]+$/u.test(trimmed) ? [`/${trimmed}`] : [];
    const suggestion = [trimmed, trimmed.replaceAll("_", "-"), ...route].find((tidy) =>
      new RegExp(pattern, "u").test(tidy),
    );
    const [example = /such as ([^\s,]+?)[.,]?(?:\s|$)/.exec(description ?? "")?.[1]] = schema.examples ?? [];
    const otherwise = example ? `Write it in the form of "${example}".` : "Write it in the expected form.";
    return {
      message: `Unexpected "${excerpt(value)}", expected another form${description ? `: ${description}` : "."}`,
      ...adviseOr(value, suggestion, otherwise),
    };
  },
};

/** The finding for any other condition. Those that only project blocks have are in the wording of the library that found them. */
export function otherFinding({ error, schema, path }: Violation): ViolationFinding {
  const { data } = error;
  if (error.keyword === "uniqueItems" && Array.isArray(data)) {
    const last = Math.max(error.params["i"], error.params["j"]);
    const entry = typeof data[last] === "string" ? `"${excerpt(data[last])}"` : "The same entry";
    const message = `${entry} is in the list twice, expected once.`;
    return { message, hint: "Remove one of the two, or write what tells them apart.", below: [last] };
  }
  if (error.keyword === "false schema") {
    const message = `Unexpected "${excerpt(String(path.at(-1)))}": it does not fit the keys next to it.`;
    return { message, hint: `Remove it. ${schema.description ?? ""}`.trim(), part: "key" };
  }
  const branches = schema.anyOf ?? schema.oneOf ?? [];
  const isUnion = error.keyword === "anyOf" || error.keyword === "oneOf";
  const values = branches.flatMap((branch) => branch.enum ?? (branch.const === undefined ? [] : [branch.const]));
  if (isUnion && values.length >= branches.length) return choiceFinding(error.data, values.map(String));
  const keys = branches.flatMap(({ required = [] }) => required.map((key) => `"${key}"`));
  if (isUnion && isRecord(data) && branches.every(({ required }) => required)) {
    const owner = inOwner(schema);
    // Several branches that exclude each other may match.
    if (!error.params["passingSchemas"])
      return {
        message: `There is no ${orList(keys)}${owner}, expected one of them.`,
        hint: "Add one of them.",
        part: "owner",
      };
    const given = keys.filter((key) => key.slice(1, -1) in data).join(" and ");
    return {
      message: `${given} are used together${owner}, expected one of them.`,
      hint: "Remove all but one.",
      part: "owner",
    };
  }
  const titles = branches.flatMap(({ title }) => title ?? []);
  const problem = isUnion ? "has none of the forms that are allowed" : error.message;
  return {
    message: `The value ${problem}.`,
    hint: titles.length > 0 ? `Write one of these: ${orList(titles)}.` : (schema.description ?? "Write another value."),
  };
}

function formatFinding({ error, schema }: Violation, format: ContentFormat): ViolationFinding {
  const value = String(error.data);
  // Word processors turn the quotes of YAML into curly ones.
  const bare = value.replace(curlyQuotes, "$1").replaceAll(new RegExp(`^${unseen.source}|${unseen.source}$`, "g"), "");
  const [sign] = unseen.exec(value) ?? [];
  const withSign = sign === undefined ? "" : ` (with ${numberOf(sign)}, which is invisible)`;
  const corrected = format.correct?.(bare) ?? bare;
  const suggestion = [corrected, bare].find((text) => format.accepts?.(text));
  // A format other than the schema's own is a condition.
  const otherwise =
    schema.format === format.name || findFormat(schema.format)?.accepts?.(value) === false
      ? "Write it in that form."
      : "The value next to it has that form. Write both in it, or neither.";
  return {
    message: `Unexpected "${excerpt(value)}"${withSign}, expected ${format.expected}.`,
    hint: suggestion ? `Write "${suggestion}" instead.` : (format.advise?.(corrected) ?? otherwise),
    suggestion,
  };
}
