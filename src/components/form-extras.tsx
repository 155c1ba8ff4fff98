import type { FormTarget } from "../content-values.ts";

/** The hidden values of a form, and its trap: a hidden field that only bots fill in. */
export function FormExtras({ trap, fields = {} }: Pick<FormTarget, "trap" | "fields">) {
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {trap !== undefined && (
        <p hidden>
          <input type="text" name={trap} tabIndex={-1} autoComplete="off" aria-hidden="true" />
        </p>
      )}
    </>
  );
}
