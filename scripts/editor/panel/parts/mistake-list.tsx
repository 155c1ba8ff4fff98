import { useId, useState } from "react";
import type { FieldMistake } from "../../api/api.ts";
import { useSession } from "../state/session-context.ts";
import { focusIt } from "./focus-it.ts";

/** Mistakes in the words of the check, with what can be done about each. */
export function MistakeList({ mistakes, id }: { readonly mistakes: readonly FieldMistake[]; readonly id?: string }) {
  if (mistakes.length === 0) return null;
  return (
    <ul className="mistakes" id={id}>
      {mistakes.map((mistake) => (
        <Mistake key={`${mistake.code} ${mistake.pointer} ${mistake.line} ${mistake.column}`} mistake={mistake} />
      ))}
    </ul>
  );
}

function Mistake({ mistake }: { readonly mistake: FieldMistake }) {
  const session = useSession();
  const { severity, message, hint, suggestion, canBeAccepted } = mistake;
  const [isAccepting, setAccepting] = useState(false);
  return (
    <li data-severity={severity}>
      <span className="hidden-words">{severity === "error" ? "Mistake: " : "Warning: "}</span>
      {message} {hint !== undefined && <span className="hint">{hint}</span>}
      <span className="buttons">
        {suggestion !== undefined && (
          <button type="button" onClick={() => void session.mend(mistake)}>
            Write: <b>{suggestion}</b>
          </button>
        )}
        {severity === "warning" && canBeAccepted && !isAccepting && (
          <button type="button" onClick={() => setAccepting(true)}>
            It is right …
          </button>
        )}
      </span>
      {isAccepting && <Reason onGiven={(reason) => void session.accept(mistake, reason)} />}
    </li>
  );
}

function Reason({ onGiven }: { readonly onGiven: (reason: string) => void }) {
  const [reason, setReason] = useState("");
  const id = useId();
  return (
    <form
      className="reason"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (reason.trim() !== "") onGiven(reason.trim());
      }}
    >
      <label htmlFor={id}>Why is it right?</label>
      <input id={id} required ref={focusIt} value={reason} onChange={({ target }) => setReason(target.value)} />
      <button type="submit">It is right</button>
    </form>
  );
}
