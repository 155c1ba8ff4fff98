import { stripVTControlCharacters } from "node:util";
import { displayPath } from "../content/read/read-content.ts";

interface BuildError {
  readonly message: string;
  readonly id?: string;
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
  readonly errors?: readonly BuildError[];
}

/** What the bundler says, a line for each mistake with its place: without its drawing, its colours and where in it that was noticed. */
export function describeBuildError(error: BuildError): string {
  return (error.errors ?? [error]).map(describeOne).join("\n");
}

function describeOne({ message, id, loc }: BuildError): string {
  const file = loc?.file ?? id;
  const [first = ""] = stripVTControlCharacters(message).split("\n");
  const words = first.replace(/^(?:\[[^\]]*\]:? )+/, "");
  if (file === undefined) return words;
  // The bundler counts columns from 0.
  const place = loc ? `:${loc.line}:${loc.column + 1}` : "";
  return `${displayPath(file.replace(/\?.*/, ""), process.cwd())}${place}: ${words}`;
}
