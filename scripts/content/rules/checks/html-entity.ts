import { decodeEntity } from "../../markup/decode-entity.ts";
import { seenPart, textCheck } from "../lookups/text-check.ts";
import { withTitle } from "../words/example-texts.ts";

/** Entities of HTML where nothing reads them. */
export const htmlEntity = textCheck({
  code: "html-entity",
  meaning:
    "A plain text, such as a title or a label, has an entity of HTML, such as &nbsp; or &amp;, which readers see as it is typed. In Markdown it stands for its character.",
  bad: withTitle("Caf«&eacute;» at the mill"),
  says: {
    message: 'Unexpected "&eacute;": this text is plain, and readers would see the entity as it is written.',
    hint: 'Write "é" instead. If readers should see it, write \\&eacute;.',
  },
  good: withTitle("Café at the mill"),
  find(text) {
    if (text.kind !== "plain" || !text.value.includes("&")) return [];
    return [...seenPart(text).matchAll(entity)].flatMap(({ 0: written, index: start }) => {
      const meant = decodeEntity(written);
      if (meant === undefined) return [];
      const end = start + written.length;
      const isSeen = /^[\p{L}\p{S}\p{P}]$/u.test(meant);
      return [
        {
          ...{ start, end, problem: "this text is plain, and readers would see the entity as it is written" },
          hint: `Write ${isSeen ? `"${meant}"` : "a space"} instead. If readers should see it, write \\${written}.`,
          // Others could make markup of what stands beside them.
          suggestion: isSeen && (!/[<>&]/.test(meant) || isApart(text.value, start, end)) ? meant : undefined,
        },
      ];
    });
  },
});

const entity = /&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});/g;

function isApart(text: string, start: number, end: number): boolean {
  return start > 0 && text[start - 1] === " " && text[end] === " ";
}
