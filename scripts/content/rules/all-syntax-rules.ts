import type { SyntaxRule } from "./kinds/syntax-rule.ts";
import { continuedText } from "./syntax/continued-text.ts";
import { duplicateKey } from "./syntax/duplicate-key.ts";
import { emptyFile } from "./syntax/empty-file.ts";
import { invalidEscape } from "./syntax/invalid-escape.ts";
import { invalidYaml } from "./syntax/invalid-yaml.ts";
import { mergeConflict } from "./syntax/merge-conflict.ts";
import { missingColon } from "./syntax/missing-colon.ts";
import { missingComma } from "./syntax/missing-comma.ts";
import { missingHyphen } from "./syntax/missing-hyphen.ts";
import { missingSpace } from "./syntax/missing-space.ts";
import { overLimit } from "./syntax/over-limit.ts";
import { severalDocuments } from "./syntax/several-documents.ts";
import { tabIndent } from "./syntax/tab-indent.ts";
import { textAfterQuote } from "./syntax/text-after-quote.ts";
import { unclosedBracket } from "./syntax/unclosed-bracket.ts";
import { unclosedQuote } from "./syntax/unclosed-quote.ts";
import { unexpectedCharacter } from "./syntax/unexpected-character.ts";
import { unquotedColon } from "./syntax/unquoted-colon.ts";
import { unquotedHash } from "./syntax/unquoted-hash.ts";
import { unquotedSpecial } from "./syntax/unquoted-special.ts";
import { unsupportedYaml } from "./syntax/unsupported-yaml.ts";
import { wrongComment } from "./syntax/wrong-comment.ts";
import { wrongIndentation } from "./syntax/wrong-indentation.ts";

/** Every rule over the text of a file. Of those that explain an error the first wins, so the most specific come first. */
export const allSyntaxRules: readonly SyntaxRule[] = [
  overLimit,
  unsupportedYaml,
  mergeConflict,
  wrongComment,
  unexpectedCharacter,
  tabIndent,
  unclosedQuote,
  unclosedBracket,
  missingComma,
  textAfterQuote,
  missingSpace,
  missingHyphen,
  unquotedSpecial,
  unquotedColon,
  missingColon,
  continuedText,
  wrongIndentation,
  unquotedHash,
  duplicateKey,
  emptyFile,
  invalidEscape,
  severalDocuments,
  invalidYaml,
];
