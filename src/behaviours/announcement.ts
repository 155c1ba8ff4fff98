import { type Behaviour, register } from "./behaviour.ts";

/** Browsers store a delay in 31 bits: a longer one would not wait at all. */
const longestDelay = 1e9;

/** Hides an announcement once it is over. Its space stays, so that nothing on the page moves. */
export const announcement: Behaviour = ({ dataset, style }, { clock }) => {
  const update = () => {
    const rest = Date.parse(dataset["until"] as string) - clock.Date.now();
    if (rest > 0) clock.setTimeout(update, Math.min(rest, longestDelay));
    else style.visibility = "hidden";
  };
  update();
};
register("announcement", announcement);
