import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join } from "node:path";
import { ReadingError } from "../content/diagnostic/while-reading.ts";
import { displayPath } from "../content/read/read-content.ts";
import type { Project } from "../program/project.ts";
import { filesBelow } from "../program/code-fingerprint.js";
import { projectParts } from "../program/site-project.js";

/** Node's message for a request without an answer; its cause says why. */
const unmetFetch = "fetch failed";

/** Says where the project's own code has failed; undefined if the renderer's code has failed. */
export function describeFailure(error: unknown, { folders }: Project): string | undefined {
  // An error from another thread has lost its class, but not its cause.
  const isWrapped = error instanceof Error && error.cause instanceof Error && error.message !== unmetFetch;
  const cause = isWrapped ? error.cause : error;
  if (!(cause instanceof Error)) return undefined;
  const own = folders.flatMap((folder) => projectParts.map((part) => join(folder, part)));
  const frames = Array.from(sourceStack(cause.stack ?? "").matchAll(/(?:\(|at )([^()\n]+):(\d+):(\d+)/g));
  const frame = frames.find(([, file = ""]) => own.some((folder) => file.startsWith(folder)));
  const [, type = ""] = /^The block "([^"]+)": /.exec(cause.message) ?? [];
  // React's stack does not name the component.
  const component = own.map((folder) => join(folder, type, `${type}.tsx`)).find((file) => existsSync(file));
  const places = frame
    ? [`${displayPath(frame[1] ?? "", process.cwd())}:${frame[2]}:${frame[3]}`]
    : component
      ? [displayPath(component, process.cwd())]
      : fetchCalls(cause, folders);
  if (places.length === 0) return undefined;
  const [, block, slot] =
    /(?:^|[\\/])(?:blocks[\\/]([^\\/]+)[\\/]|slots[\\/]([^\\/]+)\.tsx)/.exec(type === "" ? places.join() : "") ?? [];
  const named = block === undefined ? slot && `The slot "${slot}": ` : `The block "${block}": `;
  const owner = places.length === 1 && named !== undefined ? named : "";
  const reason = cause.cause instanceof Error ? ` (${cause.cause.message})` : "";
  const page = error instanceof ReadingError ? `, for ${error.subject}` : "";
  return `${owner}${cause.message}${reason}\n${adviceFor(cause.message)}  ${places.join("\n  ")}${page}\n`;
}

/** The places where code fetches something: for a failed call, Node does not say which it was. */
function fetchCalls({ message }: Error, folders: readonly string[]): string[] {
  if (message !== unmetFetch) return [];
  return folders.flatMap((folder) =>
    filesBelow(folder, projectParts).flatMap((path) => {
      const file = join(folder, path);
      return readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, index) =>
          /\bfetch\(/.test(line)
            ? [`${displayPath(file, process.cwd())}:${index + 1}:${line.indexOf("fetch(") + 1}`]
            : [],
        );
    }),
  );
}

function adviceFor(message: string): string {
  const isOfBrowser = /\b(?:window|document|navigator|localStorage|sessionStorage|location) is not defined/.test(
    message,
  );
  if (message === unmetFetch) return "  Rendering does not wait for promises: fetch in an effect, or add a catch.\n";
  return isOfBrowser ? "  Pages are rendered without a browser: use it in an effect, or after useHydrated().\n" : "";
}

/** A stack with the places in the sources, if the compiled code has a source map next to it. */
function sourceStack(stack: string): string {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (file: string) => {
    const known = maps.get(file) ?? readMap(`${file}.map`);
    maps.set(file, known);
    return known;
  };
  return stack.replaceAll(/(?<=\(|at )((?:[A-Z]:)?[/\\][^():\n]+):(\d+):(\d+)/g, (place, file, line, column) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !("originalSource" in entry)) return place;
    return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

function readMap(file: string): SourceMap | undefined {
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}
