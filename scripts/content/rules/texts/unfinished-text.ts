import { isInDraft } from "../../index/publication.ts";
import { withTitle } from "../toolkit/examples.ts";
import { languageOf } from "./shown-texts.ts";
import { firstSign, seenPart, textCheck } from "./text-check.ts";

export const unfinishedText = textCheck({
  code: "unfinished-text",
  meaning:
    "A text is, or begins with, a note of its author (TODO, FIXME, TBD), has the words lorem ipsum, which only fill a place, or a word with a character that could not be read (�). A page or a block that is not finished can have draft: true, with which no build publishes it.",
  bad: withTitle('"«TODO»: find a title"'),
  problem: "readers would see this placeholder",
  hint: 'Write what belongs there, or give the block or the page "draft: true" until it is finished.',
  good: withTitle("Fresh bread"),
  find(text, content) {
    // A text that is left to write in a draft is a placeholder.
    if (isInDraft(text.file.data, text.path)) return [];
    const seen = seenPart(text);
    const note = task.test(seen) ? task : noteOrFiller;
    return [
      ...firstSign(seen, hasWordTodo.test(languageOf(content, text.file)) ? filler : note),
      ...firstSign(seen, unread).map((place) => ({ ...place, ...unreadWords })),
    ];
  },
});

/** The sign that stands for what could not be read, in a word: by itself it may be what a text is about. */
const unread = /(?:(?<![\p{L}\p{N}])[\p{L}\p{N}]+\ufffd|(?<!\ufffd)\ufffd+[\p{L}\p{N}])[\p{L}\p{N}\ufffd]*/du;
const unreadWords = {
  problem: "a character here could not be read",
  hint: "Write the character that belongs there. A sample in backticks is left alone.",
};

/** In these languages "todo" means all. */
const hasWordTodo = /^(?:es|pt|gl|ca|ast|it)\b/i;

const noteOrFiller = /^\s*(TODO|FIXME|TBD)(?=:|\s*$|\s+[(–—-])|\blorem ipsum(?=,? dolor\b|[.…\s]*$)/di;
/** Without a colon other words may name what is meant: a TODO list, TODO comments. */
const task =
  /^\s*(TODO|FIXME|TBD)(?= (?:ask|add|write|check|update|fix|replace|insert|confirm|find|get|fill|describe|explain|finish|translate|later|by)\b)/d;
/** Two words of it within a sentence only name it. */
const filler = /\blorem ipsum(?=,? dolor\b|[.…\s]*$)/di;
