import { animatedPicture } from "./checks/animated-picture.ts";
import { brokenCode } from "./checks/broken-code.ts";
import { brokenCopy } from "./checks/broken-copy.ts";
import { brokenMarkdown } from "./checks/broken-markdown.ts";
import { chartDataCheck } from "./checks/chart-data.ts";
import { commentInText } from "./checks/comment-in-text.ts";
import { copiedPart } from "./checks/copied-part.ts";
import { dateOrder } from "./checks/date-order.ts";
import { dayOrder } from "./checks/day-order.ts";
import { decimalComma } from "./checks/decimal-comma.ts";
import { doubledSign } from "./checks/doubled-sign.ts";
import { duplicateDescription } from "./checks/duplicate-description.ts";
import { duplicateId } from "./checks/duplicate-id.ts";
import { duplicateNav } from "./checks/duplicate-nav.ts";
import { duplicatePicture } from "./checks/duplicate-picture.ts";
import { duplicateRoute } from "./checks/duplicate-route.ts";
import { duplicateTitle } from "./checks/duplicate-title.ts";
import { emptySpan } from "./checks/empty-span.ts";
import { expired } from "./checks/expired.ts";
import { headingOrder } from "./checks/heading-order.ts";
import { hiddenCharacter } from "./checks/hidden-character.ts";
import { hugePicture } from "./checks/huge-picture.ts";
import { invalidLink } from "./checks/invalid-link.ts";
import { manyMoments } from "./checks/many-moments.ts";
import { mismatchedContact } from "./checks/mismatched-contact.ts";
import { missingAlt } from "./checks/missing-alt.ts";
import { missingAsset } from "./checks/missing-asset.ts";
import { missingCaptions } from "./checks/missing-captions.ts";
import { missingContact } from "./checks/missing-contact.ts";
import { missingCounterpart } from "./checks/missing-counterpart.ts";
import { missingLabel } from "./checks/missing-label.ts";
import { missingPrice } from "./checks/missing-price.ts";
import { mixedCurrency } from "./checks/mixed-currency.ts";
import { notWoff2 } from "./checks/not-woff2.ts";
import { oblongIcon } from "./checks/oblong-icon.ts";
import { orphanPage } from "./checks/orphan-page.ts";
import { placeholder } from "./checks/placeholder.ts";
import { poorAlt } from "./checks/poor-alt.ts";
import { redirectConflict } from "./checks/redirect-conflict.ts";
import { redirectLoop } from "./checks/redirect-loop.ts";
import { repeatedEntry } from "./checks/repeated-entry.ts";
import { repeatedWords } from "./checks/repeated-words.ts";
import { reservedId } from "./checks/reserved-id.ts";
import { reversedRange } from "./checks/reversed-range.ts";
import { runTogether } from "./checks/run-together.ts";
import { sequenceGap } from "./checks/sequence-gap.ts";
import { severalLeading } from "./checks/several-leading.ts";
import { severalLists } from "./checks/several-lists.ts";
import { signForWord } from "./checks/sign-for-word.ts";
import { smallIcon } from "./checks/small-icon.ts";
import { smallPicture } from "./checks/small-picture.ts";
import { tagSpelling } from "./checks/tag-spelling.ts";
import { trappedField } from "./checks/trapped-field.ts";
import { undrawableText } from "./checks/undrawable-text.ts";
import { unevenRow } from "./checks/uneven-row.ts";
import { unfinishedText } from "./checks/unfinished-text.ts";
import { unfitChart } from "./checks/unfit-chart.ts";
import { unfitField } from "./checks/unfit-field.ts";
import { unknownAnchor } from "./checks/unknown-anchor.ts";
import { unknownFolder } from "./checks/unknown-folder.ts";
import { unknownForm } from "./checks/unknown-form.ts";
import { unknownIcon } from "./checks/unknown-icon.ts";
import { unknownLink } from "./checks/unknown-link.ts";
import { unknownName } from "./checks/unknown-name.ts";
import { unknownNetwork } from "./checks/unknown-network.ts";
import { unknownPlaceholder } from "./checks/unknown-placeholder.ts";
import { unknownTag } from "./checks/unknown-tag.ts";
import { unknownTypeface } from "./checks/unknown-typeface.ts";
import { unmadeChoice } from "./checks/unmade-choice.ts";
import { unpublishedHome } from "./checks/unpublished-home.ts";
import { unreadableColour } from "./checks/unreadable-colour.ts";
import { unsafeSvg } from "./checks/unsafe-svg.ts";
import { unsupportedLanguage } from "./checks/unsupported-language.ts";
import { unusableMedia } from "./checks/unusable-media.ts";
import { unusablePicture } from "./checks/unusable-picture.ts";
import { unusedPicture } from "./checks/unused-picture.ts";
import { vagueLink } from "./checks/vague-link.ts";
import { visibleMarkup } from "./checks/visible-markup.ts";
import { wrongCount } from "./checks/wrong-count.ts";
import { wrongHours } from "./checks/wrong-hours.ts";
import { wrongTotal } from "./checks/wrong-total.ts";
import { wrongWeekday } from "./checks/wrong-weekday.ts";
import type { Check } from "./kinds/check.ts";

/** Every check over the whole content. The order does not matter: diagnostics are sorted by place. */
export const allChecks: readonly Check[] = [
  mixedCurrency,
  wrongWeekday,
  wrongCount,
  wrongHours,
  doubledSign,
  severalLeading,
  animatedPicture,
  dayOrder,
  brokenCode,
  brokenCopy,
  brokenMarkdown,
  chartDataCheck,
  commentInText,
  copiedPart,
  dateOrder,
  manyMoments,
  duplicateDescription,
  duplicateId,
  duplicateNav,
  duplicatePicture,
  duplicateRoute,
  duplicateTitle,
  headingOrder,
  hiddenCharacter,
  hugePicture,
  invalidLink,
  mismatchedContact,
  missingAlt,
  missingAsset,
  missingContact,
  missingCounterpart,
  missingCaptions,
  missingLabel,
  missingPrice,
  notWoff2,
  oblongIcon,
  orphanPage,
  poorAlt,
  redirectConflict,
  redirectLoop,
  reservedId,
  repeatedEntry,
  repeatedWords,
  reversedRange,
  runTogether,
  sequenceGap,
  severalLists,
  smallIcon,
  smallPicture,
  tagSpelling,
  trappedField,
  undrawableText,
  unevenRow,
  unfinishedText,
  unknownAnchor,
  unknownFolder,
  unfitChart,
  unfitField,
  unknownForm,
  unknownIcon,
  unknownLink,
  unknownName,
  unknownNetwork,
  unknownPlaceholder,
  unknownTag,
  unknownTypeface,
  unmadeChoice,
  unpublishedHome,
  unreadableColour,
  unsafeSvg,
  unsupportedLanguage,
  unusableMedia,
  unusablePicture,
  decimalComma,
  emptySpan,
  signForWord,
  vagueLink,
  visibleMarkup,
  wrongTotal,
];

/** Checks of content that is about to be published. */
export const releaseChecks: readonly Check[] = [placeholder, unusedPicture];

/** Checks of content that nobody will see again. */
export const expiryChecks: readonly Check[] = [expired];
