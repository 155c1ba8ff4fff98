import { type DragEvent, type KeyboardEvent, useState } from "react";

interface Sorting {
  /** For the element of an entry, onto which others are dropped. */
  readonly row: (index: number) => object;
  /** For the button by which an entry is dragged, or moved with the arrow keys. */
  readonly handle: (index: number, name: string) => object;
}

interface Dragged {
  readonly from: number;
  readonly over: number;
}

/** Sorts entries by pointer and by keyboard. */
export function useSorting(count: number, onMove: (from: number, to: number) => void): Sorting {
  const [dragged, setDragged] = useState<Dragged>();
  const move = (from: number, to: number) => {
    if (to >= 0 && to < count && to !== from) onMove(from, to);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (dragged) move(dragged.from, dragged.over);
    setDragged(undefined);
  };
  return {
    row: (index) => ({
      "data-drop": (dragged?.over === index && dragged.from !== index) || undefined,
      onDragOver: (event: DragEvent) => {
        if (!dragged) return;
        event.preventDefault();
        event.stopPropagation();
        if (dragged.over !== index) setDragged({ ...dragged, over: index });
      },
      onDrop: drop,
    }),
    handle: (index, name) => ({
      draggable: true,
      "aria-label": `Move ${name}: arrow up, arrow down`,
      "data-focus": `move-${index}`,
      onDragStart: (event: DragEvent) => {
        event.stopPropagation();
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", name);
        setDragged({ from: index, over: index });
      },
      onDragEnd: () => setDragged(undefined),
      onKeyDown: (event: KeyboardEvent) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        move(index, index + step);
      },
    }),
  };
}
