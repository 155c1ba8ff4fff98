import { allCodes } from "../rules/all-rules.ts";

export interface AcceptedCode {
  readonly code: string;
  /** Empty where it is missing. */
  readonly reason: string;
  /** Whether the comment is meant so and has another form. */
  readonly isMalformed: boolean;
}

const form = /^#[ \t]*accept[ \t]+([a-z][a-z-]*)(?:[ \t]*:[ \t]*(.*?))?[ \t]*$/;
const otherForm = /^#[ \t]*accept[ \t:]+([\w-]+)(.*)$/i;

/** Reads a comment; undefined where it accepts nothing and is not meant to: "# accept cookies only here". */
export function readAcceptance(comment: string): AcceptedCode | undefined {
  const [, written, given = ""] = form.exec(comment) ?? [];
  if (written !== undefined) return { code: written, reason: given, isMalformed: false };
  const [, name = "", rest = ""] = otherForm.exec(comment) ?? [];
  const code = name.toLowerCase().replaceAll("_", "-");
  // "# accept expired vouchers": a code of one word is a word as any other.
  if (!allCodes.has(code) || !code.includes("-")) return undefined;
  return { code, reason: rest.replace(/^[\s:：=.,;–—-]+/, ""), isMalformed: true };
}

export function acceptanceOf(code: string, reason: string): string {
  return `# accept ${code}: ${reason || "the label is fixed by law"}`;
}
