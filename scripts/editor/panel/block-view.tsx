import { isRecord } from "../../content/diagnostic/is-record.ts";
import { fromPointer, valueAt } from "../../content/diagnostic/path.ts";
import { nameOfBlock, typeOf } from "./blocks-of-file.ts";
import { SchemaForm } from "./form/schema-form.tsx";
import { MistakeList } from "./parts/mistake-list.tsx";
import { SharedNote } from "./shared-note.tsx";
import { useSession } from "./state/session-context.ts";
import { outlineAt } from "./state/view.ts";

/** The fields of one block. */
export function BlockView({ pointer }: { readonly pointer: string }) {
  const { session, kept, site } = useSession();
  const path = fromPointer(pointer);
  const block = valueAt(kept.data, path);
  if (block === undefined) return <p>This block is no longer there.</p>;
  const type = typeOf(site, block);
  const part = isRecord(block) && typeof block["use"] === "string" ? block["use"] : undefined;
  return (
    <>
      <button type="button" onClick={() => session.go(outlineAt(Number(path.at(-1))))}>
        All blocks
      </button>
      <h1 tabIndex={-1}>{nameOfBlock(site, block).kind}</h1>
      <SharedNote />
      {part !== undefined && (
        <p className="note">
          What it shows is shared: every page that uses it changes.{" "}
          <button type="button" onClick={() => void session.visit({ path: `_parts/${part}.yaml` })}>
            Open its blocks
          </button>
        </p>
      )}
      {type && <p className="note">{type.description}</p>}
      <MistakeList mistakes={kept.file.mistakes.filter((mistake) => mistake.pointer === pointer)} />
      <SchemaForm schema={type?.schema ?? site.schemas.useOfPart} base={pointer} />
    </>
  );
}
