import { useEffect, useLayoutEffect, useRef } from "react";
import { MistakeList } from "./parts/mistake-list.tsx";
import { useSession } from "./state/session-context.ts";

/** The text of the open file, scrolled to its first mistake. */
export function TextView() {
  const { session, kept } = useSession();
  const { file, text } = kept;
  const area = useRef<HTMLTextAreaElement>(null);
  // Read before the update: the cursor must not jump to the end when someone else changes the text.
  const { value: before = text, selectionStart: cursor = 0 } = area.current ?? {};
  useLayoutEffect(() => {
    const isSameAbove = text.startsWith(before.slice(0, cursor));
    const now = isSameAbove ? cursor : Math.max(0, cursor + text.length - before.length);
    if (before !== text) area.current?.setSelectionRange(now, now);
  });
  useEffect(() => {
    const { file } = session.state.kept;
    const line = file.mistakes[0]?.line ?? 1;
    const above = file.text.split("\n").slice(0, line - 1);
    // Keeps this view open once the file can be read again.
    session.set({ view: { kind: "text" } });
    area.current?.focus();
    area.current?.setSelectionRange(above.join("\n").length, above.join("\n").length);
    area.current?.scrollTo(0, (line - 5) * 20);
  }, [session]);
  return (
    <>
      <h1>{file.path}</h1>
      {file.data === undefined && <p className="trouble">This file cannot be read as YAML. Fix its text here.</p>}
      <MistakeList mistakes={file.mistakes} />
      <textarea
        ref={area}
        className="code"
        aria-label={`Text of ${file.path}`}
        spellCheck={false}
        value={text}
        onChange={({ target }) => session.keeper.changeText(target.value)}
      />
      {file.data !== undefined && (
        <button type="button" onClick={() => session.go({ kind: "outline" })}>
          All blocks
        </button>
      )}
    </>
  );
}
