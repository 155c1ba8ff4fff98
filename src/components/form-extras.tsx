import type { FormTarget } from "../content-values.ts";

/** What a form sends beside the answers, and the field that nobody sees and that stays empty, unless a program fills it in. */
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
