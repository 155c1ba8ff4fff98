import { allCodes } from "../rules/all-codes.ts";

export interface AcceptedCode {
  readonly code: string;
  /** Empty where it is missing. */
  readonly reason: string;
  /** What to write, a line for each code, where the comment is meant so and has another form. */
  readonly meant?: readonly string[];
}

const form = /^#[ \t]*accept[ \t]+([a-z][a-z-]*)(?:[ \t]*:[ \t]*(.*?))?[ \t]*$/;

/** Reads a comment; undefined where it accepts nothing and is not meant to: "# accept cookies only here". */
export function readAcceptance(comment: string): AcceptedCode | undefined {
  const [, written, given = ""] = form.exec(comment) ?? [];
  if (written !== undefined) return { code: written, reason: given };
  const [, words] = /^#[ \t]*accept[ \t:]+(\S.*)$/i.exec(comment) ?? [];
  if (words === undefined) return undefined;
  const { codes, rest } = leadingCodes(words);
  const [code] = codes;
  // "# accept expired vouchers": a code of one word is a word as any other.
  if (code === undefined || (!code.includes("-") && /^\s*[\p{L}\p{N}]/u.test(rest))) return undefined;
  const reason = rest.replace(/^[\s:：=.,;–—-]+/, "");
  return { code, reason, meant: codes.map((one) => acceptanceOf(one, reason)) };
}

export function acceptanceOf(code: string, reason: string): string {
  return `# accept ${code}: ${reason || "the label is fixed by law"}`;
}

/** The codes with which some words begin, whatever their case, and with "_" for "-". */
function leadingCodes(words: string): { codes: readonly string[]; rest: string } {
  const codes: string[] = [];
  let rest = words;
  for (;;) {
    const [all = "", name = ""] = /^[\s,;&+]*(?:and\s+)?([\w-]+)/i.exec(rest) ?? [];
    const code = name.toLowerCase().replaceAll("_", "-");
    if (!allCodes.has(code)) return { codes, rest };
    codes.push(code);
    rest = rest.slice(all.length);
  }
}
