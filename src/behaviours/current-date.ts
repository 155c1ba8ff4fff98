import { type Behaviour, register } from "./behaviour.ts";
import { root } from "./motion.ts";

/** Writes the visitor's current day into a `<time>`, in the language of the page. */
export const currentDate: Behaviour = (time, { clock }) => {
  const day = new clock.Date();
  // The Swedish format is that of ISO 8601: 2025-05-03.
  (time as HTMLTimeElement).dateTime = day.toLocaleDateString("sv");
  time.textContent = day.toLocaleDateString(root.lang, { dateStyle: "long" });
};
register("current-date", currentDate);
