import { useState } from "react";
import { useSession } from "../state/session-context.ts";
import { type ControlProps, TextControl, textOf } from "./controls.tsx";

/** The number of icons shown at once: a search finds the others. */
const most = 60;

/** An icon by name, with pictures of those whose name contains the search. */
export function IconControl(props: ControlProps) {
  const { icons } = useSession().site;
  const [search, setSearch] = useState("");
  const words = search.toLowerCase().split(/\s+/);
  const found = Object.entries(icons).filter(([icon]) => words.every((word) => icon.includes(word)));
  return (
    <>
      <span className="row">
        <IconPicture path={icons[textOf(props.value)]} />
        <TextControl {...props} />
      </span>
      <details>
        <summary>Choose</summary>
        <input
          type="search"
          aria-label="Search icons"
          placeholder="Search icons"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        {found.slice(0, most).map(([icon, path]) => (
          <button key={icon} type="button" title={icon} aria-label={icon} onClick={() => props.onChange(icon)}>
            <IconPicture path={path} />
          </button>
        ))}
        <p role="status">
          {Math.min(found.length, most)} of {found.length} icons
        </p>
      </details>
    </>
  );
}

function IconPicture({ path }: { readonly path: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
