import { toPointer } from "../../content/diagnostic/path.ts";
import { blocksOf, nameOfBlock } from "./blocks-of-file.ts";
import { MistakeList } from "./parts/mistake-list.tsx";
import { Rows } from "./parts/rows.tsx";
import { SharedNote } from "./shared-note.tsx";
import { isAtOrBelow } from "./state/is-at-or-below.ts";
import { useSession } from "./state/session-context.ts";

/** The blocks of the open page or part, from top to bottom. */
export function Outline() {
  const { session, kept, site } = useSession();
  const { file, data } = kept;
  const blocks = blocksOf(data);
  const nameOf = (at: number) => nameOfBlock(site, blocks[at]);
  return (
    <>
      <h1>{file.route === undefined ? "A shared part" : "Blocks of this page"}</h1>
      <SharedNote />
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
          <button
            type="button"
            className="title"
            data-focus={`block-${at}`}
            onClick={() => session.go({ kind: "block", pointer: toPointer(["blocks", at]), focus: "h1" })}
          >
            <b>{nameOf(at).kind}</b> {nameOf(at).text}
          </button>
        )}
        onAdd={(at) => session.go({ kind: "gallery", at, focus: "input" })}
        onChange={(value, label) => session.keeper.change(["blocks"], value, { label })}
      />
      <p>
        <button type="button" onClick={() => session.go({ kind: "text" })}>
          Text of the file
        </button>
      </p>
    </>
  );
}
