import { expect } from "vitest";
import type { Conditions, Engine, Key, Tab } from "./tab.ts";

/** Where to point at an element: its middle, or why it cannot be pointed at yet. */
type Place = { readonly x: number; readonly y: number } | { readonly obstacle: string };

const desktop: Conditions = { width: 1280, height: 800, colours: "light", scripts: true };

/** Somebody who visits a site, whatever the browser is. Every step waits until it can be taken. */
export class Visit {
  readonly #tab: Tab;
  readonly #origin: string;
  #forgotten = 0;

  private constructor(tab: Tab, origin: string) {
    this.#tab = tab;
    this.#origin = origin;
  }

  static async begin(engine: Engine, origin: string, conditions: Partial<Conditions> = {}): Promise<Visit> {
    return new Visit(await engine.newTab({ ...desktop, ...conditions }), origin);
  }

  async open(path: string): Promise<void> {
    await this.#tab.open(this.#origin + path);
  }

  /** What a function returns in the page, with data in and out. It can use nothing but its arguments. */
  async run<Result, Values extends readonly unknown[]>(
    read: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result> {
    const call = `(${read})(${values.map((value) => JSON.stringify(value)).join(", ")})`;
    const answer = `Promise.resolve(${call}).then((result) => JSON.stringify(result) ?? "null")`;
    // The text is the JSON of what the function has returned.
    return JSON.parse(await this.#tab.evaluate(answer)) as Result;
  }

  /** Waits until a function in the page returns a value. */
  async until<Result, Values extends readonly unknown[]>(
    wanted: Result,
    read: (...values: Values) => Result,
    ...values: Values
  ): Promise<void> {
    // Between two pages there may be none to ask.
    await expect.poll(() => this.run(read, ...values).catch(String)).toEqual(wanted);
  }

  /** What can be seen of an element's text; null where the element cannot be seen at all. */
  text(selector: string): Promise<string | null> {
    return this.run((selector) => {
      const element = document.querySelector<HTMLElement>(selector);
      return element?.checkVisibility({ visibilityProperty: true }) ? element.innerText.trim() : null;
    }, selector);
  }

  /** Whether an element can be seen: it has a box, which no other hides. */
  isVisible(selector: string): Promise<boolean> {
    return this.run((selector) => {
      const element = document.querySelector(selector);
      return element?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) ?? false;
    }, selector);
  }

  path(): Promise<string> {
    return this.run(() => location.pathname + location.hash);
  }

  /** Waits until a page stands, and is the only thing that is being shown. */
  async arriveAt(path: string): Promise<void> {
    await this.until([path, "complete"], () => [location.pathname + location.hash, document.readyState]);
  }

  /** A selector of what has the focus: the name of its element and what it says. */
  focused(): Promise<string> {
    return this.run(() => {
      const { activeElement: active } = document;
      return `${active?.localName} ${active?.getAttribute("aria-label") ?? active?.textContent?.trim()}`;
    });
  }

  async click(selector: string): Promise<void> {
    const { x, y } = await this.#placeOf(selector);
    await this.#tab.point(x, y, true);
  }

  async hover(selector: string): Promise<void> {
    const { x, y } = await this.#placeOf(selector);
    await this.#tab.point(x, y, false);
  }

  clickAt(x: number, y: number): Promise<void> {
    return this.#tab.point(x, y, true);
  }

  press(key: Key): Promise<void> {
    return this.#tab.press(key);
  }

  type(text: string): Promise<void> {
    return this.#tab.type(text);
  }

  back(): Promise<void> {
    return this.#tab.back();
  }

  resize(width: number, height: number): Promise<void> {
    return this.#tab.resize(width, height);
  }

  print(): Promise<void> {
    return this.#tab.print();
  }

  picture(): Promise<Buffer> {
    return this.#tab.picture();
  }

  /** What the console has said, but for what a test expected. */
  async problems(): Promise<readonly string[]> {
    return (await this.#tab.problems()).slice(this.#forgotten);
  }

  async forgetProblems(): Promise<void> {
    this.#forgotten = (await this.#tab.problems()).length;
  }

  end(): Promise<void> {
    return this.#tab.close();
  }

  /** Scrolls to an element and waits until its middle stands still and nothing covers it. */
  async #placeOf(selector: string): Promise<{ x: number; y: number }> {
    const found = { x: 0, y: 0 };
    const ask = async () => {
      const place = await this.run(findPlace, selector).catch((error): Place => ({ obstacle: String(error) }));
      if ("obstacle" in place) return place.obstacle;
      Object.assign(found, place);
      return "can be pointed at";
    };
    await expect.poll(ask, { message: selector }).toBe("can be pointed at");
    return found;
  }
}

/** Runs in the page. */
async function findPlace(selector: string): Promise<Place> {
  const element = document.querySelector(selector);
  if (!element) return { obstacle: "there is none" };
  const frame = () => new Promise(requestAnimationFrame);
  const middle = () => {
    const [first] = element.getClientRects();
    return first && { x: first.x + first.width / 2, y: first.y + first.height / 2 };
  };
  const now = middle();
  if (!now || now.y < 0 || now.y > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" });
  const before = middle();
  await frame();
  await frame();
  const place = middle();
  if (!before || !place) return { obstacle: "it has no box" };
  const isMoving = document.getAnimations().some(({ effect }) => {
    const moved = effect instanceof KeyframeEffect && effect.target?.contains(element);
    return moved && effect.getComputedTiming().endTime !== Infinity;
  });
  if (isMoving || before.x !== place.x || before.y !== place.y) return { obstacle: "it moves" };
  const top = document.elementFromPoint(place.x, place.y);
  if (!top || !(element.contains(top) || top.contains(element))) {
    return { obstacle: `covered by ${top?.outerHTML.slice(0, 80)}` };
  }
  return place;
}
