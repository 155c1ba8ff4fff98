import type { Check } from "./check.ts";
import { missingAsset } from "./missing-asset.ts";
import { unknownAnchor } from "./unknown-anchor.ts";
import { unknownFolder } from "./unknown-folder.ts";
import { unknownIcon } from "./unknown-icon.ts";
import { unknownLink } from "./unknown-link.ts";

/** Every check over the whole content. The order does not matter: diagnostics are sorted by place. */
export const allChecks: readonly Check[] = [missingAsset, unknownAnchor, unknownFolder, unknownIcon, unknownLink];
