import { type ReactNode, useRef } from "react";
import { isRecord } from "../../../content/diagnostic/is-record.ts";
import { useSession } from "../state/session-context.ts";
import { focusLater } from "./focus-later.ts";
import { SignButton } from "./sign-button.tsx";
import { useSorting } from "./use-sorting.ts";

interface RowsProps {
  readonly items: readonly unknown[];
  /** What an entry is: "block". */
  readonly one: string;
  readonly addLabel: string;
  readonly nameOf: (at: number) => string;
  readonly isWrong: (at: number) => boolean;
  /** What stands in a row, and what below it. */
  readonly row: (at: number) => ReactNode;
  readonly below?: (at: number) => ReactNode;
  readonly onAdd: (at: number) => void;
  readonly onChange: (items: readonly unknown[], label: string) => void;
}

/** A list as rows that are added, doubled, removed, and sorted by drag and by keyboard. */
export function Rows({ items, one, addLabel, nameOf, isWrong, row, below, onAdd, onChange }: RowsProps) {
  const { session } = useSession();
  const container = useRef<HTMLDivElement>(null);
  const move = (from: number, to: number) => {
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, items[from]), `Move ${one}`);
    session.say(`Moved to place ${to + 1} of ${items.length}`);
    focusLater(container, `move-${to}`);
  };
  const remove = (at: number) => {
    onChange(items.toSpliced(at, 1), `Remove ${one}`);
    session.say("Removed. Undo brings it back.");
    focusLater(container, items.length > 1 ? `move-${Math.min(at, items.length - 2)}` : "add");
  };
  const add = (at: number) => {
    onAdd(at);
    focusLater(container, `entry-${at}`);
  };
  const sorting = useSorting(items.length, move);
  return (
    <div ref={container}>
      <ol className="rows">
        {items.map((item, at) => {
          const name = nameOf(at);
          const more = below?.(at);
          return (
            <li key={at} {...sorting.row(at)} data-wrong={isWrong(at) || undefined}>
              <div className="row">
                <button type="button" className="quiet grip" {...sorting.handle(at, name)}>
                  ⋮⋮
                </button>
                <div className="wide" data-focus={below ? undefined : `entry-${at}`}>
                  {row(at)}
                </div>
                <SignButton sign="↑" label={`Move up: ${name}`} disabled={at === 0} onClick={() => move(at, at - 1)} />
                {isRecord(item) && (
                  <SignButton
                    sign="❐"
                    label={`Double: ${name}`}
                    onClick={() => onChange(items.toSpliced(at + 1, 0, withoutId(item)), `Double ${one}`)}
                  />
                )}
                <SignButton sign="+" label={`${addLabel} below: ${name}`} onClick={() => add(at + 1)} />
                <SignButton sign="×" label={`Remove: ${name}`} onClick={() => remove(at)} />
              </div>
              {more && (
                <div className="content" data-focus={`entry-${at}`}>
                  {more}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <button type="button" data-focus="add" onClick={() => add(items.length)}>
        {addLabel}
      </button>
    </div>
  );
}

/** Two entries cannot have one anchor. */
function withoutId({ id: _, ...rest }: Readonly<Record<string, unknown>>): unknown {
  return rest;
}
