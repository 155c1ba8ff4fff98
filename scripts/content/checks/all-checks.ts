import { brokenMarkdown } from "./broken-markdown.ts";
import type { Check } from "./check.ts";
import { duplicateDescription } from "./duplicate-description.ts";
import { duplicateId } from "./duplicate-id.ts";
import { duplicateRoute } from "./duplicate-route.ts";
import { duplicateTitle } from "./duplicate-title.ts";
import { headingOrder } from "./heading-order.ts";
import { invalidLink } from "./invalid-link.ts";
import { missingAsset } from "./missing-asset.ts";
import { missingLabel } from "./missing-label.ts";
import { orphanPage } from "./orphan-page.ts";
import { placeholder } from "./placeholder.ts";
import { redirectConflict } from "./redirect-conflict.ts";
import { redirectLoop } from "./redirect-loop.ts";
import { sequenceGap } from "./sequence-gap.ts";
import { unknownAnchor } from "./unknown-anchor.ts";
import { unknownFolder } from "./unknown-folder.ts";
import { unknownIcon } from "./unknown-icon.ts";
import { unknownLink } from "./unknown-link.ts";
import { unsupportedLanguage } from "./unsupported-language.ts";
import { wrongTotal } from "./wrong-total.ts";

/** Every check over the whole content. The order does not matter: diagnostics are sorted by place. */
export const allChecks: readonly Check[] = [
  brokenMarkdown,
  duplicateDescription,
  duplicateId,
  duplicateRoute,
  duplicateTitle,
  headingOrder,
  invalidLink,
  missingAsset,
  missingLabel,
  orphanPage,
  redirectConflict,
  redirectLoop,
  sequenceGap,
  unknownAnchor,
  unknownFolder,
  unknownIcon,
  unknownLink,
  unsupportedLanguage,
  wrongTotal,
];

/** Checks of content that is about to be published. */
export const releaseChecks: readonly Check[] = [placeholder];
