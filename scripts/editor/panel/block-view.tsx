import { fromPointer, valueAt } from "../../content/diagnostic/path.ts";
import { SchemaForm } from "./form/schema-form.tsx";
import { nameOfBlock, typeOf } from "./name-of-block.ts";
import { useSession } from "./state/session-context.ts";

export function BlockView() {
  const { session, kept, site, view, shown } = useSession();
  const path = fromPointer(view.pointer ?? "");
  const block = valueAt(kept.data, path);
  const type = typeOf(site, block);
  const part = valueAt(block, ["use"]);
  // A language may have its own part.
  const home = shown.find(({ path }) => path.startsWith("_parts/") && path.endsWith(`/${part}.yaml`))?.path;
  return (
    <>
      <button type="button" onClick={() => session.go({ kind: "outline" }, `/blocks-entry-${path.at(-1)}`)}>
        All blocks
      </button>
      <h1 id="first" tabIndex={-1}>
        {nameOfBlock(site, block).kind}
      </h1>
      {typeof part === "string" && (
        <p className="note">
          This is shared: changes appear on every page that uses it.{" "}
          <button type="button" onClick={() => void session.visit({ path: home ?? `_parts/${part}.yaml` })}>
            Open its blocks
          </button>
        </p>
      )}
      {type && <p className="note">{type.description}</p>}
      <SchemaForm schema={type?.schema ?? site.schemas.useOfPart} />
    </>
  );
}
