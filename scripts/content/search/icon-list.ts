import { iconTags } from "../markup/icon-tags.ts";
import { iconsByMeaning } from "../rules/meant/icons-by-meaning.ts";

/** More names are no choice any more. */
const mostIcons = 40;

/** The icons that show what a word says, a name a line: those whose name has it, and those that are searched by it. */
export function iconList(word: string): string {
  const wanted = word
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, "-");
  const named = [...iconTags().keys()].filter((name) => `-${name}-`.includes(`-${wanted}-`));
  const all = [...new Set([...named, ...iconsByMeaning(word, mostIcons)])];
  if (all.length === 0)
    return `No icon shows "${word}". Try another English word, or look at https://lucide.dev/icons.\n`;
  const more = all.length > mostIcons ? `… and ${all.length - mostIcons} more; a second word narrows them down.\n` : "";
  return `${all.slice(0, mostIcons).join("\n")}\n${more}`;
}
