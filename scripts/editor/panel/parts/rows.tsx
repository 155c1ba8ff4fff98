import { type DragEvent, type ReactNode, useState } from "react";
import { isRecord } from "../../../content/diagnostic/path.ts";
import { withValue } from "../../../content/edit/with-value.ts";
import { keysOf } from "../state/entry-keys.ts";
import { focusLater } from "../state/focus-later.ts";
import { isAtOrBelow } from "../state/is-at-or-below.ts";
import { useSession } from "../state/session-context.ts";
import { SignButton } from "./sign-button.tsx";

interface RowsProps {
  /** The pointer to the list. */
  readonly id: string;
  readonly items: readonly unknown[];
  /** What an entry is: "block". */
  readonly one: string;
  readonly nameOf: (at: number) => string;
  /** The content of a row, and what is shown below it. */
  readonly row: (at: number, mark: ReactNode) => ReactNode;
  readonly below?: (at: number) => ReactNode;
  readonly onAdd: (at: number) => void;
  readonly onChange: (items: readonly unknown[], label: string) => void;
}

/** A list as rows that can be added, duplicated, removed, and sorted by drag or keyboard. */
export function Rows({ id, items, one, nameOf, row, below, onAdd, onChange }: RowsProps) {
  const { session, kept } = useSession();
  // The entry being dragged, and the one it is over.
  const [dragged, setDragged] = useState<{ readonly from: number; readonly over: number }>();
  const idOf = (part: string, at: number) => `${id}-${part}-${at}`;
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || to === from) return;
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, items[from]), `Move ${one}`);
    session.set({ said: `Moved to position ${to + 1} of ${items.length}` });
    focusLater(idOf("move", to));
  };
  const remove = (at: number) => {
    onChange(items.toSpliced(at, 1), `Remove ${one}`);
    session.set({ said: "Removed. Undo restores it." });
    focusLater(items.length > 1 ? idOf("move", Math.min(at, items.length - 2)) : `${id}-add`);
  };
  const add = (at: number) => {
    onAdd(at);
    focusLater(idOf("entry", at));
  };
  const dragOver = (event: DragEvent, over: number) => {
    // Ignores an entry dragged from another list.
    if (!dragged) return;
    event.preventDefault();
    if (dragged.over !== over) setDragged({ ...dragged, over });
  };
  const rowOf = (item: unknown, at: number) => {
    const name = nameOf(at);
    const more = below?.(at);
    const own = kept.file.mistakes.filter(({ pointer }) => isAtOrBelow(pointer, `${id}/${at}`));
    const isWarned = own.every(({ severity }) => severity === "warning");
    const mark = own.length > 0 && <strong className="trouble">{isWarned ? "Warning" : "Mistake"}</strong>;
    return (
      <li
        key={keysOf(items)[at]}
        data-drop={(dragged?.over === at && dragged.from !== at) || undefined}
        onDragOver={(event) => dragOver(event, at)}
        onDrop={() => dragged && move(dragged.from, at)}
      >
        <div className="row">
          <button
            type="button"
            className="quiet grip"
            draggable
            aria-label={`Move ${name}: arrow up, arrow down`}
            id={idOf("move", at)}
            onDragStart={({ dataTransfer }) => {
              dataTransfer.setData("text/plain", name);
              setDragged({ from: at, over: at });
            }}
            onDragEnd={() => setDragged(undefined)}
            onKeyDown={(event) => {
              const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
              if (step === undefined) return;
              event.preventDefault();
              move(at, at + step);
            }}
          >
            ⋮⋮
          </button>
          <div className="wide" id={below ? undefined : idOf("entry", at)}>
            {row(at, mark)}
          </div>
          <SignButton sign="↑" label={`Move up: ${name}`} disabled={at === 0} onClick={() => move(at, at - 1)} />
          {isRecord(item) && (
            <SignButton
              sign="❐"
              label={`Duplicate: ${name}`}
              // Two entries cannot have the same anchor.
              onClick={() => onChange(items.toSpliced(at + 1, 0, withValue(item, ["id"], undefined)), "Duplicate")}
            />
          )}
          <SignButton sign="+" label={`Add ${one} below: ${name}`} onClick={() => add(at + 1)} />
          <SignButton sign="×" label={`Remove: ${name}`} onClick={() => remove(at)} />
        </div>
        {more && (
          <div className="content" id={idOf("entry", at)}>
            {more}
          </div>
        )}
      </li>
    );
  };
  return (
    <>
      <ol className="rows">{items.map(rowOf)}</ol>
      <button type="button" id={`${id}-add`} onClick={() => add(items.length)}>
        Add {one}
      </button>
    </>
  );
}
