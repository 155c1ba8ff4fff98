import { useEffect, useRef } from "react";
import { fromPointer } from "../../content/diagnostic/path.ts";
import type { Conflict } from "../text/merge-values.ts";
import { textOf } from "./form/controls.tsx";
import { wordsOf } from "./state/field-words.ts";
import { useSession } from "./state/session-context.ts";

/** Asks which of two values is to stand, where somebody else has changed the same meanwhile. */
export function ConflictDialog() {
  const { kept } = useSession();
  const [conflict] = kept.conflicts;
  return conflict && <Question key={conflict.pointer} conflict={conflict} />;
}

function Question({ conflict }: { readonly conflict: Conflict }) {
  const { session } = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const name =
    conflict.pointer === ""
      ? "the text of the file"
      : wordsOf(fromPointer(conflict.pointer).findLast((key) => !/^\d+$/.test(key)) ?? "text");
  return (
    <dialog ref={dialog} aria-labelledby="conflict" onCancel={(event) => event.preventDefault()}>
      <h1 id="conflict">Somebody else has changed this, too: {name}</h1>
      {(["theirs", "mine"] as const).map((side) => (
        <section key={side}>
          <h2>{side === "mine" ? "What you wrote" : "What stands in the file"}</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard */}
          <pre tabIndex={0}>{conflict[side] === undefined ? "(removed)" : textOf(conflict[side])}</pre>
          <button type="button" onClick={() => void session.settle(conflict, side)}>
            {side === "mine" ? "Take mine" : "Take theirs"}
          </button>
        </section>
      ))}
    </dialog>
  );
}
