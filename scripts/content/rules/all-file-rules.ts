import { invalidFileName } from "./files/invalid-file-name.ts";
import { missingFile } from "./files/missing-file.ts";
import { notUtf8 } from "./files/not-utf8.ts";
import { tooLarge } from "./files/too-large.ts";
import { tooManyPages } from "./files/too-many-pages.ts";
import { twinNames } from "./files/twin-names.ts";
import { unexpectedFile } from "./files/unexpected-file.ts";
import { unreadableFile } from "./files/unreadable-file.ts";
import type { FileRule } from "./kinds/file-rule.ts";

/** Every rule over the files of the content folder. The order does not matter. */
export const allFileRules: readonly FileRule[] = [
  invalidFileName,
  missingFile,
  notUtf8,
  tooLarge,
  tooManyPages,
  twinNames,
  unexpectedFile,
  unreadableFile,
];
