import type { ForeignSign } from "./foreign-sign.ts";

const remove = "Remove it, and keep what belongs on the page.";

/** What an assistant is asked for: whose site speaks of it so is hardly a baker's. */
const drafts =
  "(?:versions?|drafts?|rewrite|tone|sections?|paragraphs?|wording|headlines?|headings?|alternatives|shorter|punchier|concise|playful|tweaks?|rephrase)";

/** Words that an assistant says to its user before a text or behind it. */
const assistant: readonly ForeignSign[] = [
  `\\bWould you like me to [^?\\n]{0,200}\\b${drafts}\\b[^?\\n]{0,200}\\?`,
  `\\b[Ll]et me know if you(?:[’']d| would)? (?:like|want|need|prefer)\\b[^.!?\\n]{0,120}\\b${drafts}\\b[^.!?\\n]{0,120}[.!?]`,
  `\\bIf you(?:[’']d| would)? like, I can\\b[^.!?\\n]{0,120}\\b${drafts}\\b[^.!?\\n]{0,120}[.!?]`,
  `\\b(?:I hope this|Hope this) (?:version|draft|text|rewrite|revision)\\b[^.!?\\n]{0,120}[.!?]`,
  "\\bFeel free to (?:adjust|tweak|edit|modify|customi[sz]e) (?:it|this|these|the (?:text|copy|wording|tone|details))\\b[^.!?\\n]{0,160}[.!?]",
].map((pattern) => ({
  pattern: new RegExp(pattern, "dm"),
  problem: "an assistant answers here, and not your site",
  hint: remove,
}));

const address = "[^\\n<>]{0,80}<?[\\w.+-]{1,60}@[\\w.-]{1,60}>?";

/** Lines that programs for mail put around what somebody writes. */
const mail: readonly ForeignSign[] = [
  "-{4,20} ?(?:Original Message|Forwarded [Mm]essage|Ursprüngliche Nachricht|Weitergeleitete Nachricht|Message d[’']origine) ?-{4,20}",
  "^[ \\t]*Begin forwarded message:",
  `^[ \\t]*(?:From|Von|De ?): ${address}[ \\t]*\\n[ \\t]*(?:Sent|Date|To|Subject|Gesendet|Datum|An|Betreff|Envoyé|Objet|À) ?: `,
  `^[ \\t]*(?:On|Am|Le) [^\\n<>]{6,60}\\d{4}${address},? (?:wrote|schrieb|a écrit) ?:`,
  "\\bSent from my (?:iPhone|iPad|Android|Galaxy|Samsung|Pixel|mobile|phone|BlackBerry)\\b[^\\n]{0,30}",
  "\\b(?:Von meinem (?:iPhone|iPad|Handy) gesendet|Envoyé de mon (?:iPhone|iPad|mobile)|Get Outlook for (?:iOS|Android))\\b",
].map((pattern) => ({
  pattern: new RegExp(pattern, "dmu"),
  problem: "a program for mail wrote this, readers would see it",
  hint: remove,
}));

/** What was copied with a text from a talk in which it was written. */
export const leftTalk: readonly ForeignSign[] = [...assistant, ...mail];
