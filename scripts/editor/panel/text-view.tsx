import { useEffect, useRef } from "react";
import { MistakeList } from "./parts/mistake-list.tsx";
import { SendForm } from "./parts/send-form.tsx";
import { useSession } from "./state/session-context.ts";

/** The text of the open file, at the line of its first mistake. */
export function TextView() {
  const { session, kept } = useSession();
  const { file, typed } = kept;
  const area = useRef<HTMLTextAreaElement>(null);
  const line = file.mistakes[0]?.line ?? 1;
  useEffect(() => {
    const field = area.current;
    if (!field) return;
    const above = field.value.split("\n").slice(0, line - 1);
    field.focus();
    field.setSelectionRange(above.join("\n").length, above.join("\n").length);
    field.scrollTop = Math.max(0, (line - 5) * 20);
  }, [line]);
  const save = async () => {
    await session.saveText();
    const { kept } = session.state;
    if (!kept.typed && kept.data !== undefined) session.go({ kind: "outline" });
  };
  const leave = () => {
    session.keeper.typeText(file.text);
    session.go({ kind: "outline" });
  };
  return (
    <SendForm send="Save" onSend={() => void save()}>
      <h1>{file.path}</h1>
      {file.data === undefined && <p className="trouble">This file cannot be read as YAML. Mend its text here.</p>}
      <MistakeList mistakes={file.mistakes} />
      <textarea
        ref={area}
        className="code whole"
        aria-label={`Text of ${file.path}`}
        spellCheck={false}
        value={typed?.text ?? file.text}
        onChange={({ target }) => session.keeper.typeText(target.value)}
      />
      {file.data !== undefined && (
        <button type="button" onClick={leave}>
          Leave the text as it was
        </button>
      )}
    </SendForm>
  );
}
