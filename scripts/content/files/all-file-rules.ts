import type { FileRule } from "./file-rule.ts";
import { invalidAssetName } from "./invalid-asset-name.ts";
import { invalidFileName } from "./invalid-file-name.ts";
import { missingHomePage } from "./missing-home-page.ts";
import { missingSiteFile } from "./missing-site-file.ts";
import { noPages } from "./no-pages.ts";
import { notUtf8 } from "./not-utf8.ts";
import { symbolicLink } from "./symbolic-link.ts";
import { tooLarge } from "./too-large.ts";
import { unexpectedFile } from "./unexpected-file.ts";
import { unreadableFile } from "./unreadable-file.ts";

/** Every rule over the files of the content folder. The order does not matter. */
export const allFileRules: readonly FileRule[] = [
  invalidAssetName,
  invalidFileName,
  missingHomePage,
  missingSiteFile,
  noPages,
  notUtf8,
  symbolicLink,
  tooLarge,
  unexpectedFile,
  unreadableFile,
];
