import type { Key } from "./tab.ts";

/** The characters by which WebDriver names keys that write none. */
const characters: Record<Key, string> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  Space: " ",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** Movements of the mouse, as both forms of WebDriver write them. */
export function pointerActions(x: number, y: number, click: boolean): object[] {
  const move = { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 };
  const press = [
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  return [
    { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: [move, ...(click ? press : [])] },
  ];
}

/** A press of one key, as both forms of WebDriver write it. */
export function keyActions(key: Key): object[] {
  return typingActions(characters[key]);
}

/** A text typed character by character, as both forms of WebDriver write it. */
export function typingActions(text: string): object[] {
  const actions = [...text].flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return [{ type: "key", id: "keyboard", actions }];
}
