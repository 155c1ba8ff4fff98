import { isInDraft } from "../../index/publication.ts";
import { withTitle } from "../toolkit/examples.ts";
import { languageOf, seenPart, signsIn, textCheck } from "./shown-texts.ts";

export const unfinishedText = textCheck({
  code: "unfinished-text",
  meaning:
    "A text is or begins with an author's note (TODO, FIXME, TBD), contains the filler text lorem ipsum, or has a word with a character that could not be read (�). An unfinished page or block can have draft: true, so no build publishes it.",
  bad: withTitle('"«TODO»: find a title"'),
  problem: "readers would see this placeholder",
  hint: 'Write what belongs there, or give the block or the page "draft: true" until it is finished.',
  good: withTitle("Fresh bread"),
  find(text, content) {
    // In a draft, a text that is still to be written is for `placeholder` to report.
    if (isInDraft(text.file.data, text.path)) return [];
    const seen = seenPart(text);
    const note = seen.search(task) >= 0 ? task : noteOrFiller;
    return [
      ...signsIn(seen, hasWordTodo.test(languageOf(content, text.file)) ? filler : note),
      ...signsIn(seen, unread).map((place) => ({ ...place, ...unreadWords })),
    ];
  },
});

/** The replacement character in a word: on its own it may be what a text is about. */
const unread = /(?:(?<![\p{L}\p{N}])[\p{L}\p{N}]+\ufffd|(?<!\ufffd)\ufffd+[\p{L}\p{N}])[\p{L}\p{N}\ufffd]*/dgu;
const unreadWords = {
  problem: "a character here could not be read",
  hint: "Write the character that belongs there. A sample in backticks is left alone.",
};

/** In these languages "todo" means all. */
const hasWordTodo = /^(?:es|pt|gl|ca|ast|it)\b/i;

const noteOrFiller = /^\s*(TODO|FIXME|TBD)(?=:|\s*$|\s+[(–—-])|\blorem ipsum(?=,? dolor\b|[.…\s]*$)/dgi;
/** Without a colon only before a verb: "a TODO list" and "TODO comments" are not notes. */
const task =
  /^\s*(TODO|FIXME|TBD)(?= (?:ask|add|write|check|update|fix|replace|insert|confirm|find|get|fill|describe|explain|finish|translate|later|by)\b)/dg;
/** Within a sentence, these two words are only mentioned. */
const filler = /\blorem ipsum(?=,? dolor\b|[.…\s]*$)/dgi;
