import { useState } from "react";
import { useSession } from "../state/session-context.ts";
import type { ControlProps } from "./control-props.ts";
import { TextControl, textOf } from "./controls.tsx";

/** So many icons are shown at once: a search finds the others. */
const most = 60;

/** An icon by its name, with the pictures of those that have the letters in theirs. */
export function IconControl(props: ControlProps) {
  const { icons } = useSession().site;
  // Undefined while none is looked for.
  const [search, setSearch] = useState<string>();
  const name = textOf(props.value);
  const words = search?.toLowerCase().split(/\s+/) ?? [];
  const found = Object.keys(icons).filter((icon) => words.every((word) => icon.includes(word)));
  const choose = (icon: string) => {
    props.onChange(icon);
    setSearch(undefined);
  };
  return (
    <>
      <span className="beside">
        {icons[name] !== undefined && <IconPicture path={icons[name]} />}
        <TextControl {...props} />
        <button
          type="button"
          aria-expanded={search !== undefined}
          onClick={() => setSearch(search === undefined ? "" : undefined)}
        >
          Choose
        </button>
      </span>
      {search !== undefined && (
        <fieldset>
          <input
            type="search"
            aria-label="Search icons"
            placeholder="Search icons"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          {found.slice(0, most).map((icon) => (
            <button key={icon} type="button" title={icon} aria-label={icon} onClick={() => choose(icon)}>
              <IconPicture path={icons[icon] ?? ""} />
            </button>
          ))}
          <p role="status">
            {Math.min(found.length, most)} of {found.length} icons
          </p>
        </fieldset>
      )}
    </>
  );
}

function IconPicture({ path }: { readonly path: string }) {
  return (
    <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
