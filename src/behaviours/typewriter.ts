import type { Behaviour, Clock } from "./behaviour.ts";
import { isStill, onMotionChange } from "./motion.ts";

const startDelay = 1200;
const characterDelay = 75;
const characterJitter = 20;
const segmentPause = 100;
const blinkWhileTyping = 350;
const blinkWhenDone = 600;

/**
 * Types the segments below an element. After 1,200 ms each character takes 75 ms and by chance up to 20 ms more, with
 * 100 ms between segments; a cursor blinks every 350 ms until the last character stands, every 600 ms from then on.
 * What is not typed yet keeps its place. Where nothing may move, the whole headline stands at once, without a cursor.
 */
export const typewriter: Behaviour = (element, { clock, media }) => {
  const headline = splitSegments([...element.querySelectorAll<HTMLElement>("[data-segment]")]);
  const due = dueTimes(headline.lengths, clock);
  const controller = new AbortController();
  let startedAt = clock.now();
  let elapsed = 0;
  let typing = 0;
  let blinking = 0;

  const type = () => {
    const time = clock.now() - startedAt;
    const count = due.filter((moment) => moment <= time).length;
    headline.show(count);
    const next = due[count];
    if (next === undefined) blink(true);
    else typing = clock.setTimeout(type, Math.ceil(next - time));
  };
  const blink = (on: boolean) => {
    headline.setCursor(on ? "on" : "off");
    clock.clearTimeout(blinking);
    const done = clock.now() - startedAt >= (due.at(-1) ?? 0);
    blinking = clock.setTimeout(() => blink(!on), done ? blinkWhenDone : blinkWhileTyping);
  };
  const stop = () => {
    elapsed = clock.now() - startedAt;
    clock.clearTimeout(typing);
    clock.clearTimeout(blinking);
  };
  const update = () => {
    stop();
    if (isStill(media)) {
      elapsed = Number.POSITIVE_INFINITY;
      headline.show(due.length);
      headline.setCursor(undefined);
    } else if (!document.hidden) {
      startedAt = clock.now() - elapsed;
      blink(true);
      type();
    }
  };

  element.dataset["attached"] = "";
  update();
  onMotionChange(media, controller.signal, update);
  document.addEventListener("visibilitychange", update, { signal: controller.signal });
  return () => {
    controller.abort();
    stop();
    headline.show(due.length);
    headline.setCursor(undefined);
  };
};

/** When each character stands, in milliseconds from the start. */
function dueTimes(lengths: readonly number[], clock: Clock): number[] {
  let time = startDelay;
  return lengths.flatMap((length, segment) => {
    if (segment > 0) time += segmentPause;
    return Array.from({ length }, () => {
      time += characterDelay + Math.round(clock.random() * characterJitter);
      return time;
    });
  });
}

/** Parts each segment into what is typed and a rest that is there but not seen, so that no line ever breaks anew. */
function splitSegments(segments: readonly HTMLElement[]) {
  const parts = segments.map((segment) => {
    const text = segment.textContent;
    const typed = document.createElement("span");
    const rest = document.createElement("span");
    rest.dataset["rest"] = "";
    segment.replaceChildren(typed, rest);
    return { text, typed, rest };
  });
  let current = parts[0]?.typed;
  return {
    lengths: parts.map(({ text }) => text.length),
    /** Shows the first `count` characters of the headline. */
    show(count: number): void {
      let left = count;
      for (const { text, typed, rest } of parts) {
        typed.textContent = text.slice(0, left);
        rest.textContent = text.slice(left);
        if (left > 0) current = typed;
        left = Math.max(0, left - text.length);
      }
    },
    /** Puts the cursor behind the last character shown, or takes it away. */
    setCursor(state: "on" | "off" | undefined): void {
      for (const { typed } of parts) {
        if (state && typed === current) typed.dataset["cursor"] = state;
        else delete typed.dataset["cursor"];
      }
    },
  };
}
