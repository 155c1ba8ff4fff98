import type { ViolationRule } from "./kinds/violation-rule.ts";
import { emptyText } from "./violations/empty-text.ts";
import { emptyValue } from "./violations/empty-value.ts";
import { missingKey } from "./violations/missing-key.ts";
import { outOfRange } from "./violations/out-of-range.ts";
import { tooFewItems } from "./violations/too-few-items.ts";
import { tooLong } from "./violations/too-long.ts";
import { tooManyItems } from "./violations/too-many-items.ts";
import { unknownKey } from "./violations/unknown-key.ts";
import { unknownType } from "./violations/unknown-type.ts";
import { unknownValue } from "./violations/unknown-value.ts";
import { unquotedText } from "./violations/unquoted-text.ts";
import { wrongForm } from "./violations/wrong-form.ts";
import { wrongType } from "./violations/wrong-type.ts";

/** Every rule for violations of the schemas. The first that explains one wins, so the most specific come first. */
export const allViolationRules: readonly ViolationRule[] = [
  emptyValue,
  unquotedText,
  wrongType,
  unknownKey,
  unknownType,
  missingKey,
  unknownValue,
  emptyText,
  tooLong,
  tooFewItems,
  tooManyItems,
  outOfRange,
  wrongForm,
];
