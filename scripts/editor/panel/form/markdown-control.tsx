import { type KeyboardEvent, useRef } from "react";
import type { ControlProps } from "./control-props.ts";
import { textOf } from "./controls.tsx";

/** A text with Markdown, and buttons that write its marks around what is selected. */
export function MarkdownControl({ id, describedBy, schema, value, onChange }: ControlProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const wrap = (before: string, after: string) => {
    const field = area.current;
    if (!field) return;
    const { selectionStart: start, selectionEnd: end } = field;
    field.setRangeText(before + field.value.slice(start, end) + after, start, end, "select");
    const marked = start + before.length;
    field.focus();
    field.setSelectionRange(marked, marked + end - start);
    onChange(field.value);
  };
  const list = () => {
    const field = area.current;
    if (!field) return;
    const start = field.value.lastIndexOf("\n", field.selectionStart - 1) + 1;
    const lines = field.value.slice(start, field.selectionEnd).split("\n");
    field.setRangeText(
      lines.map((line) => (line.startsWith("- ") ? line : `- ${line}`)).join("\n"),
      start,
      field.selectionEnd,
      "end",
    );
    field.focus();
    onChange(field.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const mark = event.ctrlKey || event.metaKey ? { b: ["**", "**"], k: ["[", "](/)"] }[event.key] : undefined;
    if (!mark) return;
    event.preventDefault();
    wrap(mark[0] ?? "", mark[1] ?? "");
  };
  return (
    <>
      <button type="button" title="Ctrl+B" onClick={() => wrap("**", "**")}>
        Bold
      </button>
      <button type="button" title="Ctrl+K" onClick={() => wrap("[", "](/)")}>
        Link
      </button>
      {schema.format !== "inline-markdown" && (
        <button type="button" onClick={list}>
          List
        </button>
      )}
      <textarea
        id={id}
        ref={area}
        rows={schema.format === "inline-markdown" ? 2 : 4}
        aria-describedby={describedBy}
        value={textOf(value)}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
