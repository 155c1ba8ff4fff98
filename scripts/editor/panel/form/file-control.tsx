import { type DragEvent, useState } from "react";
import { addAsset, base, RefusedError } from "../state/call-server.ts";
import { useSession, useSessionState } from "../state/session-context.ts";
import type { ControlProps } from "./control-props.ts";
import { textOf } from "./controls.tsx";

const pictures = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** A file among the assets: one that is there, or one that is brought by a button or dropped here. */
export function FileControl({ id, describedBy, schema, value, onChange }: ControlProps) {
  const session = useSession();
  const { site } = useSessionState();
  const [trouble, setTrouble] = useState("");
  const address = textOf(value);
  const isPicture = /image|logo|icon/.test(schema.format ?? "");
  const known = site.assets.filter((asset) => !isPicture || pictures.test(asset));
  const bring = async (file: File | undefined) => {
    if (!file) return;
    setTrouble("");
    try {
      onChange(await addAsset(file));
      void session.refreshSite();
    } catch (error) {
      setTrouble(error instanceof RefusedError ? error.message : "The server does not answer: try again.");
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void bring(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped can be chosen by the button.
    <div className="file" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      {isPicture && pictures.test(address) && <img src={base + address} alt="" />}
      <span className="beside">
        <input
          id={id}
          list={`${id}-list`}
          autoComplete="off"
          aria-describedby={describedBy}
          value={address}
          onChange={({ target }) => onChange(target.value)}
        />
        <label className="button">
          <input
            type="file"
            className="hidden-words"
            accept={isPicture ? "image/*" : undefined}
            onChange={({ target }) => void bring(target.files?.[0])}
          />
          Bring a file
        </label>
      </span>
      <datalist id={`${id}-list`}>
        {known.map((asset) => (
          <option key={asset} value={asset} />
        ))}
      </datalist>
      {trouble !== "" && (
        <p className="note" role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}
