import { fromPointer } from "../../content/diagnostic/path.ts";
import { textOf } from "./form/controls.tsx";
import { wordsOf } from "./state/field-words.ts";
import { nowhere } from "./state/file-keeper.ts";
import { useSession } from "./state/session-context.ts";

const show = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** Asks which of two values to keep if someone else has changed the same value in the meantime. */
export function ConflictDialog() {
  const { session, kept } = useSession();
  const [conflict] = kept.conflicts;
  if (!conflict) return null;
  const key = fromPointer(conflict.pointer).findLast((key) => !/^\d+$/.test(key));
  return (
    // A browser closes it when Escape is pressed twice, whatever a page does against that.
    <dialog key={conflict.pointer} ref={show} aria-labelledby="conflict" onClose={(event) => show(event.currentTarget)}>
      <h1 id="conflict">Someone else has changed this too: {key ? wordsOf(key) : "the text of the file"}</h1>
      {(["theirs", "mine"] as const).map((side) => (
        <section key={side}>
          <h2>{side === "mine" ? "What you wrote" : "What is in the file"}</h2>
          <pre>{conflict[side] === undefined ? "(removed)" : textOf(conflict[side])}</pre>
          {side === "mine" && conflict.pointer === nowhere ? (
            <p className="note">Its place is gone: copy it if you need it.</p>
          ) : (
            <button type="button" onClick={() => session.keeper.settle(conflict, side)}>
              {side === "mine" ? "Take mine" : "Take theirs"}
            </button>
          )}
        </section>
      ))}
    </dialog>
  );
}
