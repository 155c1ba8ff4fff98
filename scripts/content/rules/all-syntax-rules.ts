import type { SyntaxRule } from "./kinds/syntax-rule.ts";
import { continuedText } from "./syntax/continued-text.ts";
import { duplicateKey } from "./syntax/duplicate-key.ts";
import { emptyFile } from "./syntax/empty-file.ts";
import { invalidEscape } from "./syntax/invalid-escape.ts";
import { invalidYaml } from "./syntax/invalid-yaml.ts";
import { mergeConflict } from "./syntax/merge-conflict.ts";
import { mergedItems } from "./syntax/merged-items.ts";
import { missingColon } from "./syntax/missing-colon.ts";
import { missingComma } from "./syntax/missing-comma.ts";
import { missingHyphen } from "./syntax/missing-hyphen.ts";
import { missingSpace } from "./syntax/missing-space.ts";
import { missingType } from "./syntax/missing-type.ts";
import { overLimit } from "./syntax/over-limit.ts";
import { pastedLines } from "./syntax/pasted-lines.ts";
import { severalDocuments } from "./syntax/several-documents.ts";
import { tabIndent } from "./syntax/tab-indent.ts";
import { templateExpression } from "./syntax/template-expression.ts";
import { textAfterQuote } from "./syntax/text-after-quote.ts";
import { tooDeep } from "./syntax/too-deep.ts";
import { unclosedBracket } from "./syntax/unclosed-bracket.ts";
import { unclosedQuote } from "./syntax/unclosed-quote.ts";
import { unexpectedCharacter } from "./syntax/unexpected-character.ts";
import { unexpectedHyphen } from "./syntax/unexpected-hyphen.ts";
import { unknownAlias } from "./syntax/unknown-alias.ts";
import { unmarkedText } from "./syntax/unmarked-text.ts";
import { unquotedColon } from "./syntax/unquoted-colon.ts";
import { unquotedHash } from "./syntax/unquoted-hash.ts";
import { unquotedSpecial } from "./syntax/unquoted-special.ts";
import { unsupportedYaml } from "./syntax/unsupported-yaml.ts";
import { wrongComment } from "./syntax/wrong-comment.ts";
import { wrongIndentation } from "./syntax/wrong-indentation.ts";
import { missingKey } from "./violations/missing-key.ts";

/** Every rule over the text of a file. Of those that explain a problem the first wins, so the most specific come first. */
export const allSyntaxRules: readonly SyntaxRule[] = [
  tooDeep,
  overLimit,
  unsupportedYaml,
  mergeConflict,
  pastedLines,
  unexpectedCharacter,
  tabIndent,
  unclosedQuote,
  missingComma,
  textAfterQuote,
  unclosedBracket,
  templateExpression,
  wrongComment,
  unmarkedText,
  unexpectedHyphen,
  missingHyphen,
  missingType,
  unquotedSpecial,
  missingSpace,
  unquotedColon,
  unquotedHash,
  missingColon,
  continuedText,
  missingKey,
  wrongIndentation,
  duplicateKey,
  mergedItems,
  emptyFile,
  invalidEscape,
  severalDocuments,
  unknownAlias,
  invalidYaml,
];
