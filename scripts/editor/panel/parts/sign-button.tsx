import type { ComponentProps } from "react";

/** A button with only a symbol. */
export function SignButton({ sign, label, ...others }: ComponentProps<"button"> & { sign: string; label: string }) {
  return (
    <button {...others} type="button" className="quiet" aria-label={label} title={label}>
      {sign}
    </button>
  );
}
