import { announcement } from "./announcement.ts";
import { backdrop } from "./backdrop.ts";
import type { Behaviour, Environment } from "./behaviour.ts";
import { copyCode } from "./copy-code.ts";
import { currentDate } from "./current-date.ts";
import { disclosureMenu } from "./disclosure-menu.ts";
import { headerScroll } from "./header-scroll.ts";
import { logPath } from "./log-path.ts";
import { motionToggle } from "./motion-toggle.ts";
import { sideMenu } from "./side-menu.ts";
import { tabs } from "./tabs.ts";
import { typewriter } from "./typewriter.ts";

/** Every behaviour by the name that stands in `data-behaviour`, as in `data-behaviour="tabs"`. */
const behaviours: Readonly<Record<string, Behaviour>> = {
  announcement,
  backdrop,
  "copy-code": copyCode,
  "current-date": currentDate,
  "disclosure-menu": disclosureMenu,
  "header-scroll": headerScroll,
  "log-path": logPath,
  "motion-toggle": motionToggle,
  "side-menu": sideMenu,
  tabs,
  typewriter,
};

/**
 * Attaches to each element the behaviour that its `data-behaviour` names, and marks the element with `data-attached`.
 * Returns a function that detaches them all. A behaviour that throws is named in the console and does not stop the
 * others.
 */
export function attachBehaviours(elements: Iterable<HTMLElement>, environment: Environment): () => void {
  const lifetime = new AbortController();
  for (const element of elements) {
    // Every element has the attribute, because callers select by it.
    const name = element.dataset["behaviour"] as string;
    const attempt = (action: () => void) => {
      try {
        action();
      } catch (error) {
        // biome-ignore lint/suspicious/noConsole: whoever mends it finds it here
        console.error(name, error);
      }
    };
    attempt(() => {
      const detach = behaviours[name]?.(element, { ...environment, lifetime });
      if (detach) lifetime.signal.addEventListener("abort", () => attempt(detach));
      element.dataset["attached"] = "";
    });
  }
  return () => lifetime.abort();
}
