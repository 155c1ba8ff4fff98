import { type Behaviour, type Clock, register } from "./behaviour.ts";
import { followMotion, isPaused, isReduced } from "./motion.ts";

// In milliseconds.
const startDelay = 1200;
const characterDelay = 75;
const characterJitter = 20;
const segmentPause = 100;
const blinkWhileTyping = 350;
const blinkWhenDone = 600;

/**
 * Types the segments in an element. Starts 1,200 ms after the first paint; each character takes 75 ms and a random 0 to 20 ms more, with
 * 100 ms between segments; a cursor blinks every 350 ms until the last character is typed, every 600 ms from then on. Space is kept for
 * characters not yet typed. With reduced motion, or while paused, the whole headline is shown at once, without a cursor.
 */
export const typewriter: Behaviour = (element, attachment) => {
  const { clock, media, lifetime } = attachment;
  const segments = [...element.querySelectorAll<HTMLElement>("[data-segment]")];
  const due = dueTimes(segments, clock);
  const end = due.at(-1) ?? 0;
  const show = splitText(element, segments);
  let startedAt = 0;
  let elapsed = shownFor(element, clock);
  let timer = 0;

  // Each tick computes everything from the elapsed time, so that late timers do not add up.
  const tick = () => {
    elapsed = Math.round(clock.performance.now() - startedAt);
    const count = due.filter((moment) => moment <= elapsed).length;
    const [since, interval] = elapsed < end ? [0, blinkWhileTyping] : [end, blinkWhenDone];
    const blinks = Math.floor((elapsed - since) / interval);
    show(count, blinks % 2 ? "off" : "on");
    const next = Math.min(due[count] ?? Number.POSITIVE_INFINITY, since + (blinks + 1) * interval);
    timer = clock.setTimeout(tick, next - elapsed);
  };
  const stop = () => clock.clearTimeout(timer);
  const update = () => {
    stop();
    if (isReduced(media) || isPaused()) {
      elapsed = end;
      show(due.length);
    } else if (!document.hidden) {
      startedAt = clock.performance.now() - elapsed;
      tick();
    }
  };

  show(0);
  document.addEventListener("visibilitychange", update, lifetime);
  followMotion(attachment, update);
  return stop;
};
register("typewriter", typewriter);

/** How long the headline has been visible, up to the delay: the browser paints before scripts load, a click shows the page now. */
function shownFor(element: Element, { performance }: Clock): number {
  const [paint] = element.closest("[aria-busy]") ? [] : performance.getEntriesByName("first-contentful-paint");
  return paint ? Math.min(startDelay, performance.now() - paint.startTime) : 0;
}

/** The time at which each character appears, in milliseconds from the start. */
function dueTimes(segments: readonly Element[], { Math: { random } }: Clock): number[] {
  let time = startDelay;
  return segments.flatMap((segment, index) => {
    if (index > 0) time += segmentPause;
    return Array.from(segment.textContent, () => {
      time += characterDelay + Math.round(random() * characterJitter);
      return time;
    });
  });
}

/**
 * Splits the text into a typed part and a rest, so that line breaks never change. Returns a function that shows the first `count`
 * characters and sets which third of them it has reached (`data-part`, from 0 to 3), for pictures that follow the headline.
 */
function splitText(element: HTMLElement, segments: readonly HTMLElement[]): (count: number, cursor?: string) => void {
  const characters = [...element.textContent];
  // Both parts are marked as segments, because the behaviour may be attached again.
  const typed = (segments[0] as HTMLElement).cloneNode() as HTMLElement;
  const rest = typed.cloneNode();
  element.replaceChildren(typed, rest);
  return (count, cursor = "") => {
    typed.textContent = characters.slice(0, count).join("");
    rest.textContent = characters.slice(count).join("");
    typed.dataset["cursor"] = cursor;
    element.dataset["part"] = String(Math.ceil((3 * count) / characters.length));
  };
}
