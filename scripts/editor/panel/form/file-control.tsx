import { base } from "../state/call-server.ts";
import { useSession } from "../state/session-context.ts";
import { type ControlProps, TextControl, textOf } from "./controls.tsx";

const pictures = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** An asset: an existing one, or one that is uploaded by a button or dropped here. */
export function FileControl(props: ControlProps) {
  const { session, site } = useSession();
  const address = textOf(props.value);
  const isPicture = /image|logo|icon/.test(props.schema.format ?? "");
  const known = site.assets.filter((asset) => !isPicture || pictures.test(asset));
  const bring = async (file: File | undefined) => {
    if (!file) return;
    const letters = Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCharCode(byte));
    const request = { name: file.name, base64: btoa(letters.join("")), format: props.schema.format };
    const answer = await session.ask("addAsset", request);
    if (answer) props.onChange(answer.address);
  };
  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void bring(event.dataTransfer.files[0]);
      }}
    >
      {isPicture && pictures.test(address) && <img src={base + address} alt="" />}
      <TextControl {...props} proposals={known.map((value) => ({ value }))} />
      <input
        type="file"
        aria-label="Upload a file"
        accept={isPicture ? "image/*" : undefined}
        onChange={({ target }) => void bring(target.files?.[0])}
      />
    </div>
  );
}
