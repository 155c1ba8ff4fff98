import { Scalar, visit } from "yaml";
import { scalarOffsets } from "../../yaml/scalar-offsets.ts";
import type { ParsedText, SyntaxFinding } from "../kinds/syntax-rule.ts";
import { type RefusedCharacter, refusedCharacters } from "../lookups/refused-characters.ts";
import { moreBelow } from "../words/more-below.ts";

/**
 * Findings for the characters that no content can have, comments included, as they are or as escapes: one for each sort. In a value
 * one that does no harm is the author's, and a check warns of it in texts.
 */
export function hiddenCharacters(file: ParsedText): SyntaxFinding[] {
  const all = [...harmful(file, refusedCharacters(file.lines.text)), ...harmful(file, escaped(file))].sort(
    (a, b) => a.start - b.start,
  );
  const firsts = new Map<string, RefusedCharacter>();
  for (const character of all) if (!firsts.has(character.name)) firsts.set(character.name, character);
  return [...firsts.values()].map((first) =>
    describe(
      file,
      first,
      all.filter(({ name }) => name === first.name),
    ),
  );
}

function describe({ lines }: ParsedText, first: RefusedCharacter, same: readonly RefusedCharacter[]): SyntaxFinding {
  const { start, end, name, problem } = first;
  const written = lines.text.slice(start, end);
  const isLost = written.includes("\ufffd");
  return {
    start,
    end,
    message: `Unexpected ${name}${moreBelow(same.length - 1)}: ${problem}.`,
    hint: isLost ? "Write the character that belongs there." : `Remove ${written.startsWith("\\") ? written : "it"}.`,
    repair: same.map((other) => ({ start: other.start, end: other.end, text: "" })),
  };
}

function harmful({ document }: ParsedText, characters: readonly RefusedCharacter[]): readonly RefusedCharacter[] {
  if (!characters.some(({ isHarmless }) => isHarmless)) return characters;
  const values: (readonly [start: number, end: number])[] = [];
  visit(document, {
    Scalar(part, { range }) {
      if (part !== "key" && range) values.push([range[0], range[1]]);
    },
  });
  const isInValue = ({ start }: RefusedCharacter) => values.some(([from, to]) => start >= from && start < to);
  return characters.filter((character) => !character.isHarmless || !isInValue(character));
}

/** The characters that texts in double quotes name by their numbers. */
function escaped({ lines, document }: ParsedText): RefusedCharacter[] {
  if (!lines.text.includes("\\")) return [];
  const found: RefusedCharacter[] = [];
  visit(document, {
    Scalar(_, node) {
      if (node.type !== Scalar.QUOTE_DOUBLE || !node.range) return;
      const [from, to] = node.range;
      const source = lines.text.slice(from, to);
      const refused = source.includes("\\") ? refusedCharacters(String(node.value)) : [];
      const offsets = refused.length > 0 ? scalarOffsets(source, node) : undefined;
      for (const character of refused) {
        const start = from + (offsets?.starts[character.start] ?? 0);
        const end = from + (offsets?.ends[character.end - 1] ?? source.length);
        if (!offsets || lines.text[start] === "\\") found.push({ ...character, start, end });
      }
    },
  });
  return found;
}
