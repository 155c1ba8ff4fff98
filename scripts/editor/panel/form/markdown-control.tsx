import { ariaDescribedByIds } from "@rjsf/utils";
import { type KeyboardEvent, useRef } from "react";
import { type ControlProps, textOf } from "./controls.tsx";

/** Each with what goes before and after the selection. A link is a mistake until it has an address. */
const marks = [
  { name: "Bold", key: "b", before: "**", after: "**" },
  { name: "Link", key: "k", before: "[", after: "]()" },
] as const;

/** A Markdown text, with buttons that format the selection. */
export function MarkdownControl({ id, schema, value, onChange }: ControlProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const isInline = /^(?:inline|cell)-markdown$/.test(schema.format ?? "");
  /** Replaces the selection with a text, and selects part of it. */
  const write = (text: string, start: number, length: number) => {
    const from = area.current?.selectionStart ?? 0;
    // React resets the value and the selection if one event triggers another.
    setTimeout(() => {
      area.current?.focus();
      document.execCommand("insertText", false, text);
      area.current?.setSelectionRange(from + start, from + start + length);
    });
  };
  /** The selected words. Spaces around them are not selected any more: next to those, stars are text. */
  const selected = () => {
    const { value: all = "", selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    const words = all.slice(selectionStart, selectionEnd).trim();
    const start = all.indexOf(words, selectionStart);
    area.current?.setSelectionRange(start, start + words.length);
    return words;
  };
  const wrap = ({ name, before, after }: (typeof marks)[number]) => {
    const words = selected();
    // Each line has its own stars, behind the sign of its list.
    const bold = words.replaceAll(/^([ \t]*(?:(?:[-*+>]|#{1,6})[ \t]+)?)(.*\S)/gm, "$1**$2**");
    const isOne = name !== "Bold" || bold === `${before}${words}${after}` || bold === "";
    if (!isOne) return write(bold, 0, bold.length);
    // With text selected, the cursor goes to the address.
    const isAddress = name === "Link" && words !== "";
    write(before + words + after, isAddress ? `[${words}](`.length : before.length, isAddress ? 0 : words.length);
  };
  const list = () => {
    // On whole lines: a dash in the middle of one does not start a list.
    const { value: all = "", selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    area.current?.setSelectionRange(all.lastIndexOf("\n", selectionStart - 1) + 1, selectionEnd);
    const text = selected().replaceAll(/^(?!- |[ \t]*$)/gm, "- ") || "- ";
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
