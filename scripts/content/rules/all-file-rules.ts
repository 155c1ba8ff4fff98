import { hiddenFile } from "./files/hidden-file.ts";
import { invalidAssetName } from "./files/invalid-asset-name.ts";
import { invalidFileName } from "./files/invalid-file-name.ts";
import { missingHomePage } from "./files/missing-home-page.ts";
import { missingSiteFile } from "./files/missing-site-file.ts";
import { noPages } from "./files/no-pages.ts";
import { notUtf8 } from "./files/not-utf8.ts";
import { symbolicLink } from "./files/symbolic-link.ts";
import { tooLarge } from "./files/too-large.ts";
import { tooManyPages } from "./files/too-many-pages.ts";
import { twinNames } from "./files/twin-names.ts";
import { unexpectedFile } from "./files/unexpected-file.ts";
import { unreadableFile } from "./files/unreadable-file.ts";
import type { FileRule } from "./kinds/file-rule.ts";

/** Every rule over the files of the content folder. The order does not matter. */
export const allFileRules: readonly FileRule[] = [
  hiddenFile,
  invalidAssetName,
  invalidFileName,
  missingHomePage,
  missingSiteFile,
  noPages,
  notUtf8,
  symbolicLink,
  tooLarge,
  tooManyPages,
  twinNames,
  unexpectedFile,
  unreadableFile,
];
