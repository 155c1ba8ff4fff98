import { useEffect, useRef } from "react";
import { toPointer } from "../../content/diagnostic/path.ts";
import { blocksOf, nameOfBlock, placeOnPage } from "./blocks-of-file.ts";
import { MistakeList } from "./parts/mistake-list.tsx";
import { Rows } from "./parts/rows.tsx";
import { SharedNote } from "./shared-note.tsx";
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
  const { kept, site, shown } = useSessionState();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = (key: string) => container.current?.querySelector<HTMLElement>(`[data-focus=${key}]`);
    if (at !== undefined) (row(`block-${at}`) ?? row("add"))?.focus();
  }, [at]);
  const { file, data } = kept;
  const blocks = blocksOf(data);
  const nameOf = (at: number) => nameOfBlock(site, blocks[at]);
  const open = (at: number) => {
    const pointer = toPointer(["blocks", at]);
    const place = placeOnPage(shown, file.path, pointer);
    if (place >= 0) onSelect(place);
    else onGo({ kind: "block", pointer });
  };
  return (
    <div ref={container}>
      <h1>{file.route === undefined ? "A shared part" : "Blocks of this page"}</h1>
      <SharedNote onGo={onGo} />
      <MistakeList
        mistakes={file.mistakes.filter(({ pointer }) => !isAtOrBelow(pointer, "/blocks") || pointer === "/blocks")}
      />
      <Rows
        items={blocks}
        one="block"
        addLabel="Add a block"
        nameOf={(at) => Object.values(nameOf(at)).filter(Boolean).join(": ")}
        isWrong={(at) => file.mistakes.some(({ pointer }) => isAtOrBelow(pointer, toPointer(["blocks", at])))}
        row={(at) => (
          <button type="button" className="title" data-focus={`block-${at}`} onClick={() => open(at)}>
            <b>{nameOf(at).kind}</b> {nameOf(at).text}
          </button>
        )}
        onAdd={(at) => onGo({ kind: "gallery", at })}
        onChange={(value, label) => session.change([{ pointer: "/blocks", value }], { label })}
      />
      <p>
        <button type="button" onClick={() => onGo({ kind: "text" })}>
          Text of the file
        </button>
      </p>
    </div>
  );
}
