import { isRecord, valueAt } from "../../diagnostic/path.ts";
import { findFormat } from "../../formats/all-formats.ts";
import { videoSource } from "../../formats/embed-formats.ts";
import { cellMarkdownFormat } from "../../formats/text-formats.ts";
import { areNamedEntries } from "../../schema/file-shape.ts";
import type { Schema } from "../../schema/schema-set.ts";
import { examplePage, withTitle } from "../toolkit/examples.ts";
import { numberOf } from "../toolkit/refused-characters.ts";
import type { SchemaRule, Violation, ViolationFinding } from "../toolkit/rule.ts";
import { describeType, describeValue, excerpt, quoteText } from "../toolkit/wording.ts";
import { tagAsKey } from "./unknown-value.ts";

export const wrongType: SchemaRule = {
  code: "wrong-type",
  renamedFrom: ["empty-value", "unquoted-text"],
  meaning:
    "A value is missing or has the wrong type: a text instead of a list, for example, or something that YAML reads as a number instead of a text.",
  bad: withTitle("«[Fresh, warm]»"),
  good: examplePage,
  keywords: ["type"],
  explain(violation) {
    const { schema, file, path } = violation;
    const { data, params } = violation.error;
    const unquoted = unquotedText(violation);
    if (unquoted) return unquoted;
    const expected = String(params["type"]);
    const source = expected === "string" && isRecord(data) ? file.sourceText(path).trim() : "";
    // `- Bread: fresh` is a mapping in YAML, and a text to its author.
    const isText = source !== "" && !/[\n{]/.test(source);
    const [, key] = /^(description|item|label|name|text|title|value): /.exec(source) ?? [];
    const whole = `Put it in quotes if it is one text: ${quoteText(source)}.`;
    const alone = `Write ${quoteText(String(valueAt(data, [key ?? ""])))} alone. If readers should see "${key}:" as well, put it all in quotes.`;
    const isWords = expected === "string" && !schema.enum && findFormat(schema.format)?.kind !== "name";
    const word = data === null && isWords ? file.sourceText(path) : "";
    const seen = word === "" ? "" : ` If readers should see "${word}", put it in quotes.`;
    const unexpected = word === "" ? describeValue(data) : `${word}, which means nothing`;
    return {
      message: `Unexpected ${unexpected}, expected ${describeType(expected)}.`,
      hint: isText ? (key === undefined ? whole : alone) : remedy(violation, expected) + seen,
    };
  },
};

function unquotedText({ error, schema, file, path }: Violation): ViolationFinding | undefined {
  const isPlain = ["number", "boolean", "bigint"].includes(typeof error.data);
  const source = isPlain && error.params["type"] === "string" ? file.sourceText(path) : "";
  if (source === "") return undefined;
  // The number as it is typed: 1.10, not 1.1.
  const unexpected = typeof error.data === "boolean" ? describeValue(error.data) : `number ${excerpt(source)}`;
  const known = findFormat(schema.format);
  // A number or a yes-or-no word can be a meaningful text, but never a name or an address.
  const format = known?.kind === "name" ? known : undefined;
  if (format?.name === "link" && /^[+0]\d{6,}$/.test(source)) {
    const [message, link] = [`Unexpected ${unexpected}, expected a link.`, `tel:${source}`];
    return { message, hint: `Write "${link}" instead.`, suggestion: link };
  }
  const isChoice = schema.enum !== undefined && !schema.enum.map(String).includes(source);
  const hasForm = (text: string) => schema.pattern === undefined || new RegExp(schema.pattern, "u").test(text);
  const lacksForm = !hasForm(source);
  if (lacksForm && hasForm(`${source}px`) && !hasForm(`${source}xp`))
    return {
      message: `Unexpected number ${source}, expected a length with its unit.`,
      hint: `Write the unit after the number, such as ${source}px.`,
    };
  if (format || isChoice || lacksForm) {
    const describes = schema.description ? `: ${schema.description}` : ".";
    return {
      message: `Unexpected ${unexpected}, expected ${format?.expected ?? "text"}.`,
      hint: format ? "Write it in that form." : `Write a text that is allowed here${describes}`,
    };
  }
  // An author who writes true for a text probably means to turn something on.
  if (typeof error.data === "boolean") {
    const message = `Unexpected yes-or-no value "${source}", expected text.`;
    const mark = path.at(-2) === "cells" ? `${error.data ? "yes" : "no"} for a mark` : "a text";
    return { message, hint: `Write ${mark}, or put it in quotes if readers should see it: "${source}".` };
  }
  const message = `Unexpected ${unexpected}, expected text.`;
  // Readers should not see a price without its currency.
  if (["price", "amount"].includes(String(path.at(-1)))) {
    return { message, hint: `Write it with its currency, such as "£${source}", or put it in quotes: "${source}".` };
  }
  const list = file.sourceText(path.slice(0, -1));
  const parted = list.startsWith("[") ? list.match(/\d+(?:,\d[^,\]]*)+/g) : null;
  const whole = parted?.find((text) => text.split(",").includes(source));
  if (whole !== undefined)
    return { message, hint: `Put it in quotes: "${source}", or all of "${excerpt(whole)}" if it is one text.` };
  return { message, hint: `Put it in quotes: "${source}".`, suggestion: source };
}

function remedy({ error: { data: value }, schema, file, path }: Violation, expected: string): string {
  const { properties = {}, discriminator, items, required = [] } = schema;
  // Without its line the cells after it would move to other columns.
  if (value === null && schema.format === cellMarkdownFormat.name) return 'Write the value, or "" for an empty cell.';
  if (value === null) return "Write the value, or remove the line.";
  switch (expected) {
    case "boolean":
      // In YAML 1.2 they are texts.
      if (/^(?:yes|on|no|off)$/i.test(String(value))) return `Write ${/^(?:yes|on)$/i.test(String(value))} instead.`;
      return "Write true or false, without quotes.";
    case "integer":
    case "number":
      if (typeof value === "string" && /^\s*[-+]?(?:\d+\.?\d*|\.\d+)\s*$/.test(value))
        return `Remove the quotes: ${value}.`;
      return `Write ${describeType(expected)}${expected === "integer" ? ", without a fraction" : ""}, and nothing else.`;
    case "array":
      if (/^- /.test(String(value)))
        return "Write the entries below the key, without | or quotes: then they are a list.";
      if (/^-(?! )/.test(String(value))) return "Write a space after the hyphen of each entry.";
      if (areNamedEntries(value, items))
        return "Write the entries as a list, [{ … }, { … }], with their names inside them if they are needed.";
      if (typeof value === "number" && items?.type !== "object") {
        const source = file.sourceText(path);
        return `Write [${items?.type === "string" ? quoteText(source) : source}] instead.`;
      }
      return typeof value === "string"
        ? `Write a list, with each entry on its own line after a hyphen and a space: ${entriesOf(value)}`
        : (tagAsKey(items ?? {}, value, "- ") ?? "Begin each entry with a hyphen and a space.");
    case "object": {
      const keys = discriminator ? [discriminator.propertyName] : required.filter((key) => properties[key]);
      const names = keys.length > 0 ? keys : Object.keys(properties).slice(0, 3);
      if (Array.isArray(value) && names.length > 0 && value.every((one) => typeof one !== "object")) {
        const parts = value.map((one, index) => ({ one, source: file.sourceText([...path, index]) }));
        // As it is written: +19 and 1.10 are other numbers to readers than 19 and 1.1.
        const write = ({ one, source }: (typeof parts)[number], kind: Schema["type"]) =>
          typeof one === "string" ? asText(one) : kind === "string" ? quoteText(source) : source;
        const take = (key: string) => {
          const { type, items } = properties[key] ?? {};
          const rest = parts.splice(0, type === "array" ? parts.length : 1);
          const texts = rest.map((part) => write(part, type === "array" ? items?.type : type)).join(", ");
          return type === "array" ? `[${texts}]` : texts || "…";
        };
        return `Write braces with its keys instead of the brackets: { ${names.map((key) => `${key}: ${take(key)}`).join(", ")} }`;
      }
      const video = schema.oneOf?.some(({ title }) => title === "YouTube source") && videoSource(String(value));
      if (video) return `Write ${video} instead.`;
      if (Array.isArray(value))
        return "Remove the hyphen before each key, or write braces { } instead of brackets: this is not a list.";
      const [, colon] = /^[\w-]+ *([\uff1a\ufe55\ua789])/.exec(String(value)) ?? [];
      if (colon !== undefined)
        return `Write : and a space after each key instead of ${colon} (${numberOf(colon)}), which is another character.`;
      const [only = "", more] = required;
      // A short text without a colon can only be the one that each entry must have.
      const isOne = more === undefined && properties[only]?.type === "string" && !discriminator;
      if (isOne && typeof value === "string" && /^[^:\uff1a=\n]{1,60}$/.test(value))
        return `Write { ${only}: ${asText(value)} } instead.`;
      return `Write its keys on their own lines, indented below: ${names.map((key) => `${key}: …`).join(", ")}.`;
    }
    default: {
      const [[heading, entries] = [], other] = isRecord(value) ? Object.entries(value) : [];
      return Array.isArray(entries) && other === undefined
        ? `A text cannot contain a list: move the entries of "${excerpt(heading ?? "")}" up a level, or use a block whose lists have titles.`
        : "Write a text.";
    }
  }
}

/** A text in YAML, in quotes unless it can do without. */
function asText(text: string): string {
  return /^(?!(?:true|false|null)$)\p{L}[\p{L}\p{N} ]*$/iu.test(text) ? text : quoteText(text);
}

/** The list entries that a text would make: split at word-processor bullets or numbers, otherwise at commas. */
function entriesOf(text: string): string {
  const bulleted = /^\s*[–—•·*] /.test(text) ? /(?:^|\s)[–—•·*-] / : /,(?!\d)|[;\n]/;
  const isNumbered = /^\s*1[.)] .*\s2[.)] /s.test(text);
  const parts = text.split(isNumbered ? /(?:^|\s)\d{1,2}[.)] / : bulleted).map((part) => part.trim());
  const entries = parts.filter((part) => part !== "").map((part) => `- ${excerpt(part)}`);
  if (entries.length < 2) return entries.join("");
  const named = entries.slice(0, 4).map((entry) => `"${entry}"`);
  return `${named.join(", ")}${entries.length > 4 ? " and so on" : ""}`;
}
