import { partsFolder, rowKey } from "../../../content/read/content-path.ts";
import { textParts } from "../../../content/values/placeholders.ts";
import type { Fact } from "../../session/describe-site.ts";
import type { SessionState } from "../state/editor-session.ts";
import { useSession } from "../state/session-context.ts";

/** Whether a file of facts or the file of a site is for a file: that of a language is for its pages and its parts. */
export function isFor(file: string, path: string): boolean {
  return file.replace(`${partsFolder}/`, "").startsWith(path.slice(0, path.lastIndexOf("/") + 1));
}

/** The fact that the open file refers to. The last match wins: the version of its language. */
export function factNamed(name: string | undefined, { site, kept: { file } }: SessionState): Fact | undefined {
  // In a template it may be a column of the same name.
  if (rowKey(file.path) !== undefined && !file.facts.some((one) => one === name)) return undefined;
  return site.facts.findLast((fact) => fact.name === name && isFor(file.path, fact.path));
}

/** A button for each fact that a text refers to. */
export function FactButtons({ text }: { readonly text: string }) {
  const { session } = useSession();
  const names = new Set(textParts(text)?.map(({ name }) => name));
  return [...names].map((name) => {
    const fact = factNamed(name, session.state);
    if (!fact) return null;
    const id = `/${fact.name.replaceAll(".", "/")}`;
    return (
      <button key={name} type="button" onClick={() => void session.visit({ path: fact.path }, { kind: "facts" }, id)}>
        Change {name}: {fact.text}
      </button>
    );
  });
}
