import { unquotedColon } from "../syntax/unquoted-colon.ts";
import { emptyText } from "./empty-text.ts";
import { emptyValue } from "./empty-value.ts";
import { invalidAnchor } from "./invalid-anchor.ts";
import { invalidOrigin } from "./invalid-origin.ts";
import { invalidRoute } from "./invalid-route.ts";
import { missingKey } from "./missing-key.ts";
import { outOfRange } from "./out-of-range.ts";
import { tooFewItems } from "./too-few-items.ts";
import { tooManyItems } from "./too-many-items.ts";
import { unknownKey } from "./unknown-key.ts";
import { unknownType } from "./unknown-type.ts";
import { unknownValue } from "./unknown-value.ts";
import { unquotedText } from "./unquoted-text.ts";
import type { ViolationRule } from "./violation-rule.ts";
import { wrongForm } from "./wrong-form.ts";
import { wrongType } from "./wrong-type.ts";

/** Every rule for violations of the schemas. The first that explains one wins, so the most specific come first. */
export const allViolationRules: readonly ViolationRule[] = [
  emptyValue,
  unquotedText,
  unquotedColon,
  wrongType,
  unknownKey,
  unknownType,
  missingKey,
  unknownValue,
  emptyText,
  tooFewItems,
  tooManyItems,
  outOfRange,
  wrongForm,
  invalidAnchor,
  invalidOrigin,
  invalidRoute,
];
