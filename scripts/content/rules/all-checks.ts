import { addedRules } from "./added/added-rules.ts";
import { chartFile, chartItems } from "./checks/chart-data.ts";
import { duplicateId } from "./checks/duplicate-id.ts";
import { duplicateRoute } from "./checks/duplicate-route.ts";
import { duplicateTitle } from "./checks/duplicate-title.ts";
import { emptySpan } from "./checks/empty-span.ts";
import { headingOrder } from "./checks/heading-order.ts";
import { hugePicture } from "./checks/huge-picture.ts";
import { invalidLink } from "./checks/invalid-link.ts";
import { missingAlt } from "./checks/missing-alt.ts";
import { missingAsset } from "./checks/missing-asset.ts";
import { missingCaptions } from "./checks/missing-captions.ts";
import { missingContact } from "./checks/missing-contact.ts";
import { missingLabel } from "./checks/missing-label.ts";
import { orphanPage } from "./checks/orphan-page.ts";
import { placeholder } from "./checks/placeholder.ts";
import { redirectConflict } from "./checks/redirect-conflict.ts";
import { trappedField, unfitField } from "./checks/unfit-field.ts";
import { unknownAnchor } from "./checks/unknown-anchor.ts";
import { unknownFolder } from "./checks/unknown-folder.ts";
import { unknownLink } from "./checks/unknown-link.ts";
import { unknownForm, unknownName } from "./checks/unknown-name.ts";
import { unmadeChoice } from "./checks/unmade-choice.ts";
import { unpublishedHome } from "./checks/unpublished-home.ts";
import { unreadableColour } from "./checks/unreadable-colour.ts";
import { unsafeSvg } from "./checks/unsafe-svg.ts";
import { unsupportedLanguage } from "./checks/unsupported-language.ts";
import { unusableFile } from "./checks/unusable-file.ts";
import { brokenLinkMarkup } from "./texts/broken-link-markup.ts";
import { conflictInText } from "./texts/conflict-in-text.ts";
import { doubledWord } from "./texts/doubled-word.ts";
import { emptyLink } from "./texts/empty-link.ts";
import { headingIncrement } from "./texts/heading-increment.ts";
import { headingWithoutSpace } from "./texts/heading-without-space.ts";
import { hiddenCharacter } from "./texts/hidden-character.ts";
import { htmlInText } from "./texts/html-in-text.ts";
import { invisibleCharacter } from "./texts/invisible-character.ts";
import { lostCell } from "./texts/lost-cell.ts";
import { mainHeadingInText } from "./texts/main-heading-in-text.ts";
import { markdownInPlainText } from "./texts/markdown-in-plain-text.ts";
import { tableWithoutDelimiter } from "./texts/table-without-delimiter.ts";
import { tooMuchMarkdown } from "./texts/too-much-markdown.ts";
import { typedBullet } from "./texts/typed-bullet.ts";
import { unclosedEmphasis } from "./texts/unclosed-emphasis.ts";
import { unclosedFence } from "./texts/unclosed-fence.ts";
import { unfinishedText } from "./texts/unfinished-text.ts";
import { unsupportedMarkdown } from "./texts/unsupported-markdown.ts";
import { vagueLink } from "./texts/vague-link.ts";
import type { Check } from "./toolkit/rule.ts";

/** Every check over the whole content, those of the project too. The order does not matter: diagnostics are sorted by place. */
export const allChecks: readonly Check[] = [
  ...addedRules,
  brokenLinkMarkup,
  chartFile,
  chartItems,
  conflictInText,
  doubledWord,
  duplicateId,
  duplicateRoute,
  duplicateTitle,
  emptyLink,
  emptySpan,
  headingIncrement,
  headingOrder,
  headingWithoutSpace,
  hiddenCharacter,
  htmlInText,
  hugePicture,
  invalidLink,
  invisibleCharacter,
  lostCell,
  mainHeadingInText,
  markdownInPlainText,
  missingAlt,
  missingAsset,
  missingCaptions,
  missingContact,
  missingLabel,
  orphanPage,
  redirectConflict,
  tableWithoutDelimiter,
  tooMuchMarkdown,
  trappedField,
  typedBullet,
  unclosedEmphasis,
  unclosedFence,
  unfinishedText,
  unfitField,
  unknownAnchor,
  unknownFolder,
  unknownForm,
  unknownLink,
  unknownName,
  unmadeChoice,
  unpublishedHome,
  unreadableColour,
  unsafeSvg,
  unsupportedLanguage,
  unsupportedMarkdown,
  unusableFile,
  vagueLink,
];

/** Checks of content that is about to be published. */
export const releaseChecks: readonly Check[] = [placeholder];
