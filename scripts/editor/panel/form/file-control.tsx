import { type DragEvent, useState } from "react";
import { addAsset, base, RefusedError } from "../state/call-server.ts";
import { useSession } from "../state/session-context.ts";
import type { ControlProps } from "./control-props.ts";
import { ProposingControl, textOf } from "./controls.tsx";

const pictures = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** A file among the assets: one that is there, or one that is brought by a button or dropped here. */
export function FileControl(props: ControlProps) {
  const { site } = useSession();
  const [trouble, setTrouble] = useState("");
  const address = textOf(props.value);
  const isPicture = /image|logo|icon/.test(props.schema.format ?? "");
  const known = site.assets.filter((asset) => !isPicture || pictures.test(asset));
  const bring = async (file: File | undefined) => {
    if (!file) return;
    setTrouble("");
    try {
      props.onChange(await addAsset(file));
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
    <div onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      {isPicture && pictures.test(address) && <img src={base + address} alt="" />}
      <ProposingControl {...props} proposals={known.map((value) => ({ value }))} />
      <input
        type="file"
        aria-label="Bring a file"
        accept={isPicture ? "image/*" : undefined}
        onChange={({ target }) => void bring(target.files?.[0])}
      />
      {trouble !== "" && <p role="alert">{trouble}</p>}
    </div>
  );
}
