/** What a visitor's browser and system are like. */
export interface Conditions {
  readonly width: number;
  readonly height: number;
  readonly colours: "light" | "dark";
  /** False where the browser runs no script of a page. */
  readonly scripts: boolean;
}

/** A key of the keyboard, by the name that `KeyboardEvent.key` has for it. */
export type Key =
  | "Tab"
  | "Enter"
  | "Escape"
  | "Space"
  | "Home"
  | "End"
  | "ArrowLeft"
  | "ArrowRight"
  | "ArrowUp"
  | "ArrowDown";

/** The little that every way to drive a browser can do. What journeys need beyond it, `Visit` makes of it. */
export interface Tab {
  /** Opens an address; resolves when the page has loaded. */
  open(url: string): Promise<void>;
  /** Goes one step back in the history, without waiting for what comes. */
  back(): Promise<void>;
  /** The text that an expression in the page promises. */
  evaluate(expression: string): Promise<string>;
  /** Moves the mouse to a place of the window, and clicks there if asked to. */
  point(x: number, y: number, click: boolean): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Shows the page as paper does. */
  print(): Promise<void>;
  /** A PNG of what the window shows. */
  picture(): Promise<Buffer>;
  /** What the console has said since the tab was opened, but for notes. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A browser that has been started. */
export interface Engine {
  /** Its name and version. */
  readonly version: string;
  newTab(conditions: Conditions): Promise<Tab>;
  close(): Promise<void>;
}
