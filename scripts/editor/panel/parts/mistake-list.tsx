import type { FieldMistake } from "../../session/open-file.ts";
import { useSession } from "../state/session-context.ts";

/** The mistakes that the check found, with what can be done about each. */
export function MistakeList({ mistakes, id }: { readonly mistakes: readonly FieldMistake[]; readonly id?: string }) {
  const { session } = useSession();
  const accept = (mistake: FieldMistake, reason = prompt("Why is it correct?")?.trim()) =>
    reason && void session.answer(mistake, reason);
  if (mistakes.length === 0) return null;
  return (
    <ul id={id}>
      {mistakes.map((mistake) => {
        const { at, severity, message, hint, suggestion, canBeAccepted } = mistake;
        return (
          <li key={at} className="trouble">
            <b>{severity === "warning" ? "Warning:" : "Mistake:"}</b> {message} {hint}{" "}
            {suggestion !== undefined && (
              <button type="button" onClick={() => void session.answer(mistake)}>
                Write: <b>{suggestion}</b>
              </button>
            )}
            {severity === "warning" && canBeAccepted && (
              <button type="button" onClick={() => accept(mistake)}>
                This is correct …
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
