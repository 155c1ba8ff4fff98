import { textParts } from "../../../content/values/placeholders.ts";
import { useSession } from "../state/session-context.ts";

/** For each fact that a text names, a button that leads to it. */
export function FactButtons({ text }: { readonly text: string }) {
  const { session, site, kept } = useSession();
  const names = new Set(textParts(text)?.map(({ name }) => name));
  return [...names].map((name) => {
    // Those of the language of the page stand before those of the whole site.
    const isNear = (path: string) => kept.file.path.startsWith(path.slice(0, path.lastIndexOf("/") + 1));
    const facts = site.facts.filter((fact) => fact.name === name && isNear(fact.path));
    const fact = facts.toSorted((a, b) => b.path.length - a.path.length)[0];
    if (!fact) return null;
    const id = `/${fact.name.replaceAll(".", "/")}`;
    return (
      <button key={name} type="button" onClick={() => void session.visit({ path: fact.path }, { kind: "facts" }, id)}>
        Change {name}: {fact.text}
      </button>
    );
  });
}
