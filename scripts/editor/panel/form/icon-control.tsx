import { useEffect, useState } from "react";
import { callServer } from "../state/call-server.ts";
import type { ControlProps } from "./control-props.ts";
import { textOf } from "./controls.tsx";

type Icons = Readonly<Record<string, string>>;

let loading: Promise<Icons> | undefined;

function useIcons(): Icons {
  const [icons, setIcons] = useState<Icons>({});
  useEffect(() => {
    loading ??= callServer("icons", {});
    loading.then(setIcons, () => {
      loading = undefined;
    });
  }, []);
  return icons;
}

/** So many icons are shown at once: a search finds the others. */
const most = 60;

/** An icon by its name, with the pictures of those that have the letters in theirs. */
export function IconControl({ id, describedBy, value, onChange }: ControlProps) {
  const icons = useIcons();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState("");
  const name = textOf(value);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = isOpen ? Object.keys(icons).filter((icon) => words.every((word) => icon.includes(word))) : [];
  return (
    <>
      <span className="beside">
        {icons[name] && <IconPicture path={icons[name]} />}
        <input id={id} aria-describedby={describedBy} value={name} onChange={({ target }) => onChange(target.value)} />
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Choose
        </button>
      </span>
      {isOpen && (
        <div className="icons">
          <input
            type="search"
            aria-label="Search icons"
            placeholder="Search icons"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <ul>
            {found.slice(0, most).map((icon) => (
              <li key={icon}>
                <button
                  type="button"
                  title={icon}
                  aria-label={icon}
                  aria-pressed={icon === name}
                  onClick={() => {
                    onChange(icon);
                    setOpen(false);
                  }}
                >
                  <IconPicture path={icons[icon] ?? ""} />
                </button>
              </li>
            ))}
          </ul>
          <p className="note" role="status">
            {found.length === 0
              ? "No icon has these letters in its name."
              : `${Math.min(found.length, most)} of ${found.length} icons`}
          </p>
        </div>
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
