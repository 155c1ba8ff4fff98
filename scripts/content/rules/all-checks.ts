import { brokenLinkMarkup } from "./checks/broken-link-markup.ts";
import { chartFile, chartItems } from "./checks/chart-data.ts";
import { conflictInText } from "./checks/conflict-in-text.ts";
import { doubledWord } from "./checks/doubled-word.ts";
import { duplicateDescription } from "./checks/duplicate-description.ts";
import { duplicateId } from "./checks/duplicate-id.ts";
import { duplicateRoute } from "./checks/duplicate-route.ts";
import { duplicateTitle } from "./checks/duplicate-title.ts";
import { emptyLink } from "./checks/empty-link.ts";
import { emptySpan } from "./checks/empty-span.ts";
import { expired } from "./checks/expired.ts";
import { foldedCode } from "./checks/folded-code.ts";
import { futureDate } from "./checks/future-date.ts";
import { headingIncrement } from "./checks/heading-increment.ts";
import { headingOrder } from "./checks/heading-order.ts";
import { headingWithoutSpace } from "./checks/heading-without-space.ts";
import { hiddenCharacter } from "./checks/hidden-character.ts";
import { htmlInText } from "./checks/html-in-text.ts";
import { hugePicture } from "./checks/huge-picture.ts";
import { invalidLink } from "./checks/invalid-link.ts";
import { invisibleCharacter } from "./checks/invisible-character.ts";
import { lostCell } from "./checks/lost-cell.ts";
import { mainHeadingInText } from "./checks/main-heading-in-text.ts";
import { manyMoments } from "./checks/many-moments.ts";
import { markdownInPlainText } from "./checks/markdown-in-plain-text.ts";
import { missingAlt } from "./checks/missing-alt.ts";
import { missingAsset } from "./checks/missing-asset.ts";
import { missingCaptions } from "./checks/missing-captions.ts";
import { missingContact } from "./checks/missing-contact.ts";
import { missingLabel } from "./checks/missing-label.ts";
import { orphanPage } from "./checks/orphan-page.ts";
import { placeholder } from "./checks/placeholder.ts";
import { poorAlt } from "./checks/poor-alt.ts";
import { redirectConflict } from "./checks/redirect-conflict.ts";
import { tableWithoutDelimiter } from "./checks/table-without-delimiter.ts";
import { templateInText } from "./checks/template-in-text.ts";
import { tooMuchMarkdown } from "./checks/too-much-markdown.ts";
import { trappedField } from "./checks/trapped-field.ts";
import { typedBullet } from "./checks/typed-bullet.ts";
import { unclosedEmphasis } from "./checks/unclosed-emphasis.ts";
import { unclosedFence } from "./checks/unclosed-fence.ts";
import { unfinishedText } from "./checks/unfinished-text.ts";
import { unfitField } from "./checks/unfit-field.ts";
import { unknownAnchor } from "./checks/unknown-anchor.ts";
import { unknownFolder } from "./checks/unknown-folder.ts";
import { unknownForm } from "./checks/unknown-form.ts";
import { unknownLink } from "./checks/unknown-link.ts";
import { unknownName } from "./checks/unknown-name.ts";
import { unknownTag } from "./checks/unknown-tag.ts";
import { unmadeChoice } from "./checks/unmade-choice.ts";
import { unpublishedHome } from "./checks/unpublished-home.ts";
import { unreadableColour } from "./checks/unreadable-colour.ts";
import { unsafeSvg } from "./checks/unsafe-svg.ts";
import { unsupportedLanguage } from "./checks/unsupported-language.ts";
import { unsupportedMarkdown } from "./checks/unsupported-markdown.ts";
import { unusableFile } from "./checks/unusable-file.ts";
import { vagueLink } from "./checks/vague-link.ts";
import { wrongEncoding } from "./checks/wrong-encoding.ts";
import type { Check } from "./kinds/check.ts";

/** Every check over the whole content. The order does not matter: diagnostics are sorted by place. */
export const allChecks: readonly Check[] = [
  brokenLinkMarkup,
  chartFile,
  chartItems,
  conflictInText,
  doubledWord,
  duplicateDescription,
  duplicateId,
  duplicateRoute,
  duplicateTitle,
  emptyLink,
  emptySpan,
  foldedCode,
  futureDate,
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
  manyMoments,
  markdownInPlainText,
  missingAlt,
  missingAsset,
  missingCaptions,
  missingContact,
  missingLabel,
  orphanPage,
  poorAlt,
  redirectConflict,
  tableWithoutDelimiter,
  templateInText,
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
  unknownTag,
  unmadeChoice,
  unpublishedHome,
  unreadableColour,
  unsafeSvg,
  unsupportedLanguage,
  unsupportedMarkdown,
  unusableFile,
  vagueLink,
  wrongEncoding,
];

/** Checks of content that is about to be published. */
export const releaseChecks: readonly Check[] = [placeholder];

/** Checks of content that nobody will see again. */
export const expiryChecks: readonly Check[] = [expired];
