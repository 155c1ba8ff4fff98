import { ariaDescribedByIds } from "@rjsf/utils";
import { type KeyboardEvent, useRef } from "react";
import { type ControlProps, textOf } from "./controls.tsx";

/** Each with what stands before and behind what is selected. A link without an address is a mistake until it has one. */
const marks = [
  { name: "Bold", key: "b", before: "**", after: "**" },
  { name: "Link", key: "k", before: "[", after: "]()" },
] as const;

/** A text with Markdown, and buttons that write its marks around what is selected. */
export function MarkdownControl({ id, schema, value, onChange }: ControlProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const isInline = schema.format === "inline-markdown";
  /** Puts a text in the place of what is selected, and selects a part of it. */
  const write = (text: string, start: number, length: number) => {
    const from = area.current?.selectionStart ?? 0;
    // React sets the value and the selection back where one event brings about another.
    setTimeout(() => {
      area.current?.focus();
      document.execCommand("insertText", false, text);
      area.current?.setSelectionRange(from + start, from + start + length);
    });
  };
  const selected = () => area.current?.value.slice(area.current.selectionStart, area.current.selectionEnd) ?? "";
  const wrap = ({ name, before, after }: (typeof marks)[number]) => {
    const words = selected();
    // Where there are words, their address is asked for.
    const isAddress = name === "Link" && words !== "";
    write(before + words + after, isAddress ? `[${words}](`.length : before.length, isAddress ? 0 : words.length);
  };
  const list = () => {
    // Of whole lines: a dash in the middle of one begins no list.
    const { value: all = "", selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    area.current?.setSelectionRange(all.lastIndexOf("\n", selectionStart - 1) + 1, selectionEnd);
    const text = selected().replaceAll(/^(?!- )/gm, "- ");
    write(text, text.length, 0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const mark = (event.ctrlKey || event.metaKey) && marks.find(({ key }) => key === event.key);
    if (!mark) return;
    event.preventDefault();
    wrap(mark);
  };
  return (
    <>
      {marks.map((mark) => (
        <button key={mark.key} type="button" title={`Ctrl+${mark.key.toUpperCase()}`} onClick={() => wrap(mark)}>
          {mark.name}
        </button>
      ))}
      {!isInline && (
        <button type="button" onClick={list}>
          List
        </button>
      )}
      <textarea
        id={id}
        ref={area}
        rows={isInline ? 2 : 4}
        aria-describedby={ariaDescribedByIds(id)}
        value={textOf(value)}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
