import { useEffect, useRef } from "react";

interface PageFrameProps {
  readonly route: string;
  /** How many blocks it has. */
  readonly count: number;
  /** The place of the block that is open, among those that the page shows; -1 for none. */
  readonly selected: number;
  /** Whether links lead to other pages, and a click opens no block. */
  readonly isBrowsing: boolean;
  readonly onSelect: (index: number) => void;
  /** Called when the frame has come to another page. */
  readonly onLeave: (route: string) => void;
}

const marks = `
main > [data-editor-over] { outline: 2px dashed #1b6ec2 !important; outline-offset: -2px; cursor: pointer; }
main > [data-editor-open] { outline: 3px solid #1b6ec2 !important; outline-offset: -3px; }
`;

/** The page as visitors see it. A click on a block opens it. */
export function PageFrame({ route, count, selected, isBrowsing, onSelect, onLeave }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The listeners below stay as long as the document of the page.
  const current = useRef({ route, count, selected, isBrowsing, onSelect, onLeave });
  current.current = { route, count, selected, isBrowsing, onSelect, onLeave };
  useEffect(() => {
    const inner = frame.current?.contentWindow;
    if (inner && plainPath(inner) !== route) inner.location.href = route;
  }, [route]);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (page) showOpen(blocksOnPage(page, current.current.count), selected, true);
  }, [selected]);
  const onLoad = () => {
    const inner = frame.current?.contentWindow;
    const page = inner?.document;
    if (!page || inner.location.href === "about:blank") return;
    const sheet = new (inner as Window & typeof globalThis).CSSStyleSheet();
    sheet.replaceSync(marks);
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
    page.addEventListener("click", (event) => onClick(event), { capture: true });
    page.addEventListener("pointerover", ({ target }) => {
      const over = current.current.isBrowsing ? -1 : blockAt(blocks(), target);
      for (const [at, block] of blocks().entries()) block.toggleAttribute("data-editor-over", at === over);
    });
    // The dev server puts a changed block in the place of the old one.
    const blocks = () => blocksOnPage(page, current.current.count);
    const mark = () => showOpen(blocks(), current.current.selected, false);
    const observer = new MutationObserver(mark);
    const main = page.querySelector("main");
    if (main) observer.observe(main, { childList: true });
    mark();
    const shown = plainPath(inner);
    if (shown !== current.current.route) current.current.onLeave(shown);
  };
  const onClick = (event: MouseEvent) => {
    const page = frame.current?.contentDocument;
    if (!page || current.current.isBrowsing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const index = blockAt(blocksOnPage(page, current.current.count), event.target);
    if (index >= 0) current.current.onSelect(index);
  };
  return <iframe ref={frame} src={route} title="The page as visitors see it" onLoad={onLoad} />;
}

/** The route that a frame shows. */
function plainPath({ location }: Window): string {
  return decodeURI(location.pathname).replace(/(?<=.)\/$/, "");
}

/** The elements of the blocks of a page, from top to bottom; none where it is not clear which they are. */
function blocksOnPage(page: Document, count: number): readonly Element[] {
  const children = [...(page.querySelector("main")?.children ?? [])];
  // Day and authors of an article stand behind its first block.
  const blocks = children.length === count + 1 ? children.toSpliced(1, 1) : children;
  return blocks.length === count ? blocks : [];
}

function blockAt(blocks: readonly Element[], target: EventTarget | null): number {
  // It is of another window, whose Node is not ours.
  return blocks.findIndex((block) => block.contains(target as Node | null));
}

function showOpen(blocks: readonly Element[], selected: number, isScrolled: boolean): void {
  for (const [at, block] of blocks.entries()) {
    block.toggleAttribute("data-editor-open", at === selected);
    if (at === selected && isScrolled) block.scrollIntoView({ block: "nearest" });
  }
}
