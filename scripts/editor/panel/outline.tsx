import { valueAt } from "../../content/diagnostic/path.ts";
import { nameOfBlock } from "./name-of-block.ts";
import { MistakeList } from "./parts/mistake-list.tsx";
import { Rows } from "./parts/rows.tsx";
import { useSession } from "./state/session-context.ts";

/** The blocks of the open page or part, from top to bottom. */
export function Outline() {
  const { session, kept, site } = useSession();
  const { file, data } = kept;
  const blocks = valueAt(data, ["blocks"]);
  const items: readonly unknown[] = Array.isArray(blocks) ? blocks : [];
  const nameOf = (at: number) => nameOfBlock(site, items[at]);
  return (
    <>
      <h1 id="outline" tabIndex={-1}>
        {file.route === undefined ? "A shared part" : "Blocks of this page"}
      </h1>
      <MistakeList mistakes={file.mistakes.filter(({ pointer }) => !pointer.startsWith("/blocks/"))} />
      <Rows
        id="/blocks"
        items={items}
        one="block"
        nameOf={(at) => Object.values(nameOf(at)).filter(Boolean).join(": ")}
        row={(at, mark) => (
          <button
            type="button"
            className="title"
            onClick={() => session.go({ kind: "block", pointer: `/blocks/${at}` })}
          >
            <b>{nameOf(at).kind}</b> {nameOf(at).text} {mark}
          </button>
        )}
        onAdd={(at) => session.go({ kind: "gallery", pointer: `/blocks/${at}` })}
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
