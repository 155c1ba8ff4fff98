import type { RJSFSchema } from "@rjsf/utils";

/** What a control of one value works with. */
export interface ControlProps {
  readonly id: string;
  /** The ids of what is said about it. */
  readonly describedBy: string;
  readonly schema: RJSFSchema;
  readonly value: unknown;
  /** The value beside it under another key. */
  readonly beside: (key: string) => unknown;
  /** Undefined leaves it out. */
  readonly onChange: (value: unknown) => void;
}
