import { useSession } from "../state/session-context.ts";
import { type ControlProps, TextControl, textOf } from "./controls.tsx";

/** A link: any text, and proposals of pages, of their parts and of files. */
export function LinkControl(props: ControlProps) {
  const { site, route } = useSession();
  const text = textOf(props.value);
  const titled = site.pages.map((page) => ({ value: page.route, label: page.title }));
  if (props.schema.format !== "link") {
    const folders = new Set(site.pages.map((page) => page.route.slice(0, page.route.lastIndexOf("/"))));
    return <TextControl {...props} proposals={titled.filter(({ value }) => folders.has(value))} />;
  }
  // The parts of the page that the link leads to, and those of this one.
  const parts = site.pages.flatMap((page) => {
    const isNamed = text.startsWith(`${page.route}#`) || text === page.route;
    if (page.route !== route && !isNamed) return [];
    return page.anchors.map((anchor) => ({ value: `${page.route === route ? "" : page.route}#${anchor}` }));
  });
  return <TextControl {...props} proposals={[...titled, ...parts, ...site.assets.map((value) => ({ value }))]} />;
}
