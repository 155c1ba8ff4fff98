import { useSessionState } from "../state/session-context.ts";
import type { ControlProps } from "./control-props.ts";
import { textOf } from "./controls.tsx";

/** A link: any text, and proposals of pages, of their parts and of files. */
export function LinkControl({ id, describedBy, schema, value, onChange }: ControlProps) {
  const { site, route } = useSessionState();
  const text = textOf(value);
  const isFolder = schema.format !== "link";
  const folders = new Set(site.pages.map((page) => page.route.slice(0, page.route.lastIndexOf("/"))).filter(Boolean));
  const pages = isFolder ? site.pages.filter((page) => folders.has(page.route)) : site.pages;
  // The parts of the page that the link leads to, and those of this one.
  const isNamed = (page: (typeof site.pages)[number]) => text.startsWith(`${page.route}#`) || text === page.route;
  const parts = isFolder
    ? []
    : site.pages.flatMap((page) => {
        if (page.route === route) return page.anchors.map((anchor) => `#${anchor}`);
        return isNamed(page) ? page.anchors.map((anchor) => `${page.route}#${anchor}`) : [];
      });
  return (
    <>
      <input
        id={id}
        list={`${id}-list`}
        autoComplete="off"
        aria-describedby={describedBy}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={`${id}-list`}>
        {pages.map((page) => (
          <option key={page.route} value={page.route}>
            {page.title}
          </option>
        ))}
        {parts.map((part) => (
          <option key={part} value={part}>
            A part of the page
          </option>
        ))}
        {!isFolder && site.assets.map((asset) => <option key={asset} value={asset} />)}
      </datalist>
    </>
  );
}
