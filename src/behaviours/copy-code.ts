import type { Behaviour } from "./behaviour.ts";

const thanksFor = 2000;

/** Shows the button of a code panel and lets it copy the code. */
export const copyCode: Behaviour = (panel, { clock }) => {
  const button = panel.querySelector("button");
  const label = button?.firstChild;
  const code = panel.querySelector("pre")?.textContent ?? "";
  if (!button || !label) return () => {};
  const words = label.textContent;
  let timer = 0;
  const rest = () => {
    label.textContent = words;
  };
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    label.textContent = button.dataset["copied"] ?? words;
    clock.clearTimeout(timer);
    timer = clock.setTimeout(rest, thanksFor);
  };
  button.addEventListener("click", copy);
  button.hidden = false;
  return () => {
    button.removeEventListener("click", copy);
    clock.clearTimeout(timer);
    rest();
    button.hidden = true;
  };
};
