import { compareText } from "../diagnostic/diagnostic.ts";
import { ExtensionError } from "../diagnostic/extension-error.ts";
import { addedRuleFiles } from "./added/added-rules.ts";
import { allChecks, releaseChecks } from "./all-checks.ts";
import { invalidAcceptance } from "./answers/invalid-acceptance.ts";
import { unusedAcceptance } from "./answers/unused-acceptance.ts";
import { invalidFileName } from "./files/invalid-file-name.ts";
import { missingFile } from "./files/missing-file.ts";
import { tooLarge } from "./files/too-large.ts";
import { tooManyPages } from "./files/too-many-pages.ts";
import { unexpectedFile } from "./files/unexpected-file.ts";
import { unreadableFile } from "./files/unreadable-file.ts";
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
import type { CodeEntry, FileRule, SchemaRule, SyntaxRule } from "./toolkit/rule.ts";
import { overBudget } from "./weight/over-budget.ts";

/** Every rule over the files of the content folder. The order does not matter. */
export const allFileRules: readonly FileRule[] = [
  invalidFileName,
  missingFile,
  tooLarge,
  tooManyPages,
  unexpectedFile,
  unreadableFile,
];

/** Every rule over the text of a file. Of those that explain an error the first wins, so the most specific come first. */
export const allSyntaxRules: readonly SyntaxRule[] = [
  overLimit,
  unsupportedYaml,
  mergeConflict,
  unexpectedCharacter,
  unclosedDelimiter,
  unquotedSpecial,
  missingColon,
  wrongIndentation,
  unquotedHash,
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

/** The codes about what sites and authors answer to the others. */
export const answerCodes: readonly CodeEntry[] = [invalidAcceptance, unusedAcceptance];

const entries: readonly CodeEntry[] = [
  ...allFileRules,
  ...allSyntaxRules,
  ...allSchemaRules,
  ...allChecks,
  ...releaseChecks,
  overBudget,
  ...answerCodes,
];

for (const [code, [first, second = "the renderer"]] of addedRuleFiles) {
  if (entries.filter((entry) => entry.code === code).length > 1)
    throw new ExtensionError(`There are two rules "${code}": in ${first} and in ${second}. Rename one.`);
}

/** Every code that a diagnostic can have, in the order of the alphabet. */
export const allCodes: ReadonlyMap<string, CodeEntry> = new Map(
  [...entries].sort((a, b) => compareText(a.code, b.code)).map((entry) => [entry.code, entry]),
);
