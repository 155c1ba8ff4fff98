import { compareText } from "../diagnostic/diagnostic.ts";
import { isRecord } from "../diagnostic/path.ts";
import { noteNames } from "../diagnostic/project-code.ts";
import { addedRules } from "./added/added-rules.ts";
import { missingKey } from "./schema-errors/missing-key.ts";
import { outOfRange } from "./schema-errors/out-of-range.ts";
import { unknownKey } from "./schema-errors/unknown-key.ts";
import { unknownValue } from "./schema-errors/unknown-value.ts";
import { wrongForm } from "./schema-errors/wrong-form.ts";
import { wrongType } from "./schema-errors/wrong-type.ts";
import { duplicateKey } from "./syntax/duplicate-key.ts";
import { emptyFile } from "./syntax/empty-file.ts";
import { invalidYaml } from "./syntax/invalid-yaml.ts";
import { mergeConflict } from "./syntax/merge-conflict.ts";
import { missingColon } from "./syntax/missing-colon.ts";
import { overLimit } from "./syntax/over-limit.ts";
import { unclosedDelimiter } from "./syntax/unclosed-delimiter.ts";
import { unexpectedCharacter } from "./syntax/unexpected-character.ts";
import { unquotedHash } from "./syntax/unquoted-hash.ts";
import { unquotedSpecial } from "./syntax/unquoted-special.ts";
import { unsupportedYaml } from "./syntax/unsupported-yaml.ts";
import { wrongIndentation } from "./syntax/wrong-indentation.ts";
import type { Check, CodeEntry, FileRule, SchemaRule, SyntaxRule } from "./toolkit/rule.ts";

/** The modules of the rooms in which the order of rules does not matter. */
const rooms = import.meta.glob<object>("./{answers,blocks,checks,files,fill,texts,weight}/*.ts", { eager: true });

/** Our rules of some rooms, found as those of a project are: a rule is whatever a file there exports with a code. */
function rulesIn<T extends CodeEntry>(...names: readonly string[]): readonly T[] {
  const modules = Object.entries(rooms).filter(([path]) => names.some((name) => path.startsWith(`./${name}/`)));
  // Each bundler has an order of its own for what a module exports.
  const exported = modules
    .flatMap(([, module]) => Object.entries<unknown>({ ...module }))
    .sort(([a], [b]) => compareText(a, b));
  // The cast is safe: each file gives its rules the type of its room.
  return exported.map(([, one]) => one).filter((one) => isRecord(one) && "code" in one) as T[];
}

export const allFileRules = rulesIn<FileRule>("files");

/** Every rule over the text of a file. Of those that explain an error the first wins, so the most specific come first. */
export const allSyntaxRules: readonly SyntaxRule[] = [
  overLimit,
  unsupportedYaml,
  mergeConflict,
  unexpectedCharacter,
  unclosedDelimiter,
  unquotedSpecial,
  unquotedHash,
  missingColon,
  wrongIndentation,
  duplicateKey,
  emptyFile,
  invalidYaml,
];

/** Every rule for violations of the schemas. The first that explains one wins, so the most specific come first. */
export const allSchemaRules: readonly SchemaRule[] = [
  wrongType,
  unknownKey,
  missingKey,
  unknownValue,
  outOfRange,
  wrongForm,
];

const ownChecks = rulesIn<Check>("checks", "texts");

export const allChecks: readonly Check[] = [
  ...addedRules.map(({ rule }) => rule),
  ...ownChecks.filter(({ releaseOnly }) => !releaseOnly),
];

export const releaseChecks: readonly Check[] = ownChecks.filter(({ releaseOnly }) => releaseOnly);

export const answerCodes = rulesIn("answers");

const ownEntries: readonly CodeEntry[] = [
  ...[...allFileRules, ...allSyntaxRules, ...allSchemaRules],
  ...[...ownChecks, ...answerCodes, ...rulesIn("blocks", "fill", "weight")],
];

// Of ours two can have one code.
const ownCodes = new Set(ownEntries.map(({ code }) => code));
noteNames("rule", [
  ...Array.from(ownCodes, (code) => [code, "the renderer"] as const),
  ...addedRules.map(({ file, rule }) => [rule.code, file] as const),
]);

export function presentCode(former: string): string | undefined {
  return [...allCodes.values()].find(({ renamedFrom }) => renamedFrom?.includes(former))?.code;
}

export const allCodes: ReadonlyMap<string, CodeEntry> = new Map(
  [...ownEntries, ...allChecks].map((rule) => [rule.code, rule] as const).sort(([a], [b]) => compareText(a, b)),
);
