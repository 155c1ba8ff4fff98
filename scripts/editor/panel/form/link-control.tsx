import { useSession } from "../state/session-context.ts";
import { type ControlProps, TextControl, textOf } from "./controls.tsx";

/** A link: any text, with suggestions of pages, their anchors and files. */
export function LinkControl(props: ControlProps) {
  const { site, route } = useSession();
  const text = textOf(props.value);
  const titled = site.pages.map((page) => ({ value: page.route, label: page.title }));
  if (props.schema.format !== "link") {
    const folders = new Set(site.pages.map((page) => page.route.slice(0, page.route.lastIndexOf("/"))));
    return <TextControl {...props} proposals={titled.filter(({ value }) => folders.has(value))} />;
  }
  // The anchors on the linked page and on this one.
  const parts = site.pages.flatMap((page) => {
    const isNamed = text.startsWith(`${page.route}#`) || text === page.route;
    if (page.route !== route && !isNamed) return [];
    return page.anchors.map((anchor) => ({ value: `${page.route === route ? "" : page.route}#${anchor}` }));
  });
  return <TextControl {...props} proposals={[...titled, ...parts, ...site.assets.map((value) => ({ value }))]} />;
}
