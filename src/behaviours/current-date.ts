import type { Behaviour } from "./behaviour.ts";

/** Writes the visitor's current day into a `<time>`, in the language of the page. */
export const currentDate: Behaviour = (time, { clock }) => {
  const day = clock.today();
  const pad = (number: number) => String(number).padStart(2, "0");
  time.setAttribute("datetime", `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`);
  time.textContent = day.toLocaleDateString(document.documentElement.lang, { dateStyle: "long" });
  return () => {};
};
