import { useEffect, useRef } from "react";
import { base } from "./state/call-server.ts";
import type { EditorSession } from "./state/editor-session.ts";
import { useSession } from "./state/session-context.ts";

const marks = `
main > [data-editor-block]:hover { outline: 2px dashed #1b6ec2 !important; outline-offset: -2px; cursor: pointer; }
main > [data-editor-open] { outline: 3px solid #1b6ec2 !important; outline-offset: -3px; }
`;

/** The page as visitors see it. A click on a block opens it in the panel; a click elsewhere, or with Ctrl, works as for visitors. */
export function PageFrame() {
  const { session, route, view, kept } = useSession();
  const frame = useRef<HTMLIFrameElement>(null);
  const left = useRef<Document>(null);
  useEffect(() => {
    const inner = readableWindow(frame.current);
    // Leaves anything that is not the site, such as the browser's message that the server is gone.
    if (!frame.current || (inner && pathIn(inner) === route)) return;
    // It may still be loading: nobody has gone back to it when it is ready.
    left.current = frame.current.contentDocument;
    frame.current.src = base + route;
  }, [route]);
  // The marked block depends on them.
  useEffect(() => {
    const page = readableWindow(frame.current);
    if (page && haveScriptsRun(page)) markBlocks(page.document, session)?.scrollIntoView({ block: "nearest" });
  }, [session, view, kept.file.path]);
  useEffect(() => {
    let known: Document | undefined;
    let path = "";
    // A frame has no event before its document has loaded completely.
    const timer = setInterval(() => {
      const inner = readableWindow(frame.current);
      // The page's own scripts would see a mark as a change, and replace every block, even during a click.
      if (!inner?.document.querySelector("main") || inner.document === left.current || !haveScriptsRun(inner)) return;
      if (inner.document !== known) followPage(inner, session);
      known = inner.document;
      // A changed block replaces the old one.
      markBlocks(inner.document, session);
      if (pathIn(inner) === path) return;
      path = pathIn(inner);
      if (path !== session.state.route) void session.visit({ route: path });
    }, 100);
    return () => clearInterval(timer);
  }, [session]);
  return <iframe ref={frame} title="The page as visitors see it" />;
}

function haveScriptsRun({ performance }: Window): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return (navigation?.domContentLoadedEventStart ?? 0) > 0;
}

/** Opens blocks by click while a document is shown. */
function followPage(inner: Window, session: EditorSession): void {
  const page = inner.document;
  const sheet = new (inner as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(marks);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  const onClick = (event: MouseEvent) => {
    const clicked = (event.target as Element).closest("[data-editor-block]");
    if (!clicked || event.ctrlKey || event.metaKey) return leaveAlone(event);
    event.preventDefault();
    event.stopPropagation();
    const block = session.state.shown[blocksOnPage(page, session).indexOf(clicked)];
    if (block) void session.visit({ path: block.path }, { kind: "block", pointer: block.pointer });
  };
  page.addEventListener("click", onClick, { capture: true });
}

/** The window of a frame, unless it shows something other than the site. */
function readableWindow(frame: HTMLIFrameElement | null): Window | null | undefined {
  return frame?.contentDocument?.URL.startsWith(location.origin) ? frame.contentWindow : undefined;
}

/** Follows a link. Other sites open in a new tab: the frame shows none. */
function leaveAlone(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin === location.origin || !link.protocol.startsWith("http")) return;
  event.preventDefault();
  open(link.href, "_blank", "noopener");
}

function pathIn({ location }: Window): string {
  const path = decodeURI(location.pathname).slice(base.length);
  return path.replace(/(?<=.)\/$/, "") || "/";
}

/** The elements of the blocks of a page, from top to bottom; none if it is unclear which they are. */
function blocksOnPage(page: Document, { state }: EditorSession): readonly Element[] {
  const count = state.shown.length;
  const children = [...(page.querySelector("main")?.children ?? [])];
  // Breadcrumbs may come before the blocks, and the byline of an article after the first.
  const below = children.length > count && children[0]?.matches("nav") ? children.slice(1) : children;
  const blocks = below.length === count + 1 ? below.toSpliced(1, 1) : below;
  return blocks.length === count ? blocks : [];
}

/** Marks the blocks that a click opens, and the open one, which it returns. */
function markBlocks(page: Document, session: EditorSession): Element | undefined {
  const { view, kept, shown } = session.state;
  const isOpen = (at: number) =>
    view.kind === "block" && shown[at]?.path === kept.file.path && shown[at].pointer === view.pointer;
  const blocks = blocksOnPage(page, session);
  for (const [at, block] of blocks.entries()) {
    block.setAttribute("data-editor-block", "");
    block.toggleAttribute("data-editor-open", isOpen(at));
  }
  return blocks.find((_, at) => isOpen(at));
}
