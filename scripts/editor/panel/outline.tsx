import { useEffect, useRef } from "react";
import { isRecord } from "../../content/diagnostic/is-record.ts";
import { toPointer } from "../../content/diagnostic/path.ts";
import { blocksOf, nameOfBlock, placeOnPage } from "./blocks-of-file.ts";
import { MistakeList } from "./parts/mistake-list.tsx";
import { Sign, SignButton } from "./parts/sign.tsx";
import { useFocusAfter } from "./parts/use-focus-after.ts";
import { useSorting } from "./parts/use-sorting.ts";
import { isAtOrBelow } from "./state/is-at-or-below.ts";
import { useSession, useSessionState } from "./state/session-context.ts";
import type { View } from "./view.ts";

interface OutlineProps {
  /** The place of the block that gets the focus. */
  readonly at: number | undefined;
  readonly onGo: (view: View) => void;
  readonly onSelect: (index: number) => void;
}

/** The blocks of the open page or part, from top to bottom. */
export function Outline({ at, onGo, onSelect }: OutlineProps) {
  const session = useSession();
  const { kept, site, shown, route } = useSessionState();
  const container = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(container);
  useEffect(() => {
    const row = (key: string) => container.current?.querySelector<HTMLElement>(`[data-focus=${key}]`);
    if (at !== undefined) (row(`block-${at}`) ?? row("add"))?.focus();
  }, [at]);
  const { file, data } = kept;
  const blocks = blocksOf(data);
  const isPart = file.route === undefined;
  const set = (value: readonly unknown[], label: string) => {
    session.change([{ pointer: "/blocks", value }], { label, group: `${label} ${Math.random()}` });
    void session.flush();
  };
  const move = (from: number, to: number) => {
    set(blocks.toSpliced(from, 1).toSpliced(to, 0, blocks[from]), "Move block");
    session.say(`Moved to place ${to + 1} of ${blocks.length}`);
    focusAfter(`move-${to}`);
  };
  const remove = (at: number) => {
    set(blocks.toSpliced(at, 1), "Remove block");
    session.say("Removed. Undo brings it back.");
    focusAfter(blocks.length > 1 ? `move-${Math.min(at, blocks.length - 2)}` : "add");
  };
  const sorting = useSorting(blocks.length, move);
  const open = (at: number) => {
    const pointer = toPointer(["blocks", at]);
    const place = placeOnPage(shown, file.path, pointer);
    if (place >= 0) onSelect(place);
    else onGo({ kind: "block", pointer });
  };
  const ofNoBlock = file.mistakes.filter(({ pointer }) => !isAtOrBelow(pointer, "/blocks") || pointer === "/blocks");
  return (
    <div ref={container}>
      <h1>{isPart ? "A shared part" : "Blocks of this page"}</h1>
      {isPart && (
        <p className="note">
          Every page that uses {file.path} changes.{" "}
          <button type="button" onClick={() => void session.openPage(route)}>
            Back to the page
          </button>
        </p>
      )}
      <MistakeList mistakes={ofNoBlock} />
      <div className="list">
        <ol>
          {blocks.map((block, at) => {
            const { kind, text } = nameOfBlock(site, block);
            const name = text === "" ? kind : `${kind}: ${text}`;
            const pointer = toPointer(["blocks", at]);
            const isWrong = file.mistakes.some((mistake) => isAtOrBelow(mistake.pointer, pointer));
            return (
              <li key={pointer} {...sorting.row(at)} data-wrong={isWrong || undefined}>
                <div className="row">
                  <button type="button" className="quiet grip" {...sorting.handle(at, name)}>
                    <Sign name="grip" />
                  </button>
                  <button type="button" className="title" data-focus={`block-${at}`} onClick={() => open(at)}>
                    <span>
                      <b>{kind}</b> {text}
                    </span>
                  </button>
                  <SignButton
                    sign="up"
                    label={`Move up: ${name}`}
                    disabled={at === 0}
                    onClick={() => move(at, at - 1)}
                  />
                  <SignButton
                    sign="down"
                    label={`Move down: ${name}`}
                    disabled={at === blocks.length - 1}
                    onClick={() => move(at, at + 1)}
                  />
                  <SignButton
                    sign="copy"
                    label={`Double: ${name}`}
                    onClick={() => set(blocks.toSpliced(at + 1, 0, withoutId(block)), "Double block")}
                  />
                  <SignButton
                    sign="add"
                    label={`Add a block below: ${name}`}
                    onClick={() => onGo({ kind: "gallery", at: at + 1 })}
                  />
                  <SignButton sign="remove" label={`Remove: ${name}`} onClick={() => remove(at)} />
                </div>
              </li>
            );
          })}
        </ol>
        <button type="button" data-focus="add" onClick={() => onGo({ kind: "gallery", at: blocks.length })}>
          <Sign name="add" />
          Add a block
        </button>
      </div>
      <p className="more">
        <button type="button" onClick={() => onGo({ kind: "text" })}>
          <Sign name="code" />
          Text of the file
        </button>
      </p>
    </div>
  );
}

/** Two blocks cannot have one anchor. */
function withoutId(block: unknown): unknown {
  if (!isRecord(block)) return block;
  const { id: _, ...rest } = block;
  return rest;
}
