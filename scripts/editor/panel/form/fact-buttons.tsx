import { factsFileName } from "../../../content/read/content-path.ts";
import { textParts } from "../../../content/values/placeholders.ts";
import type { Fact } from "../../session/describe-site.ts";
import type { SessionState } from "../state/editor-session.ts";
import { useSession } from "../state/session-context.ts";

/** The fact that the open file refers to. The last match wins: the version of its language. */
export function factNamed(name: string | undefined, { site, kept }: SessionState): Fact | undefined {
  const isNear = (path: string) => kept.file.path.startsWith(path.replace(factsFileName, ""));
  return site.facts.findLast((fact) => fact.name === name && isNear(fact.path));
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
