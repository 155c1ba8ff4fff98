import { missingKey } from "../violations/missing-key.ts";
import { continuedText } from "./continued-text.ts";
import { duplicateKey } from "./duplicate-key.ts";
import { emptyFile } from "./empty-file.ts";
import { invalidEscape } from "./invalid-escape.ts";
import { invalidYaml } from "./invalid-yaml.ts";
import { mergeConflict } from "./merge-conflict.ts";
import { mergedItems } from "./merged-items.ts";
import { missingColon } from "./missing-colon.ts";
import { missingHyphen } from "./missing-hyphen.ts";
import { missingSpace } from "./missing-space.ts";
import { severalDocuments } from "./several-documents.ts";
import type { SyntaxRule } from "./syntax-rule.ts";
import { tabIndent } from "./tab-indent.ts";
import { templateExpression } from "./template-expression.ts";
import { textAfterQuote } from "./text-after-quote.ts";
import { tooDeep } from "./too-deep.ts";
import { unclosedBracket } from "./unclosed-bracket.ts";
import { unclosedQuote } from "./unclosed-quote.ts";
import { unexpectedCharacter } from "./unexpected-character.ts";
import { unexpectedHyphen } from "./unexpected-hyphen.ts";
import { unknownAlias } from "./unknown-alias.ts";
import { unquotedColon } from "./unquoted-colon.ts";
import { unquotedHash } from "./unquoted-hash.ts";
import { unquotedSpecial } from "./unquoted-special.ts";
import { wrongComment } from "./wrong-comment.ts";
import { wrongIndentation } from "./wrong-indentation.ts";

/** Every rule over the text of a file. Of those that explain a problem the first wins, so the most specific come first. */
export const allSyntaxRules: readonly SyntaxRule[] = [
  tooDeep,
  mergeConflict,
  unexpectedCharacter,
  tabIndent,
  unclosedQuote,
  textAfterQuote,
  unclosedBracket,
  templateExpression,
  wrongComment,
  unexpectedHyphen,
  missingHyphen,
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
