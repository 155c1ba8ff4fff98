import { type Behaviour, partOf, register } from "./behaviour.ts";

const confirmationMilliseconds = 2000;

/** Shows the button of a code panel and lets it copy the code, or select the code if the browser refuses to copy. */
export const copyCode: Behaviour = (panel, { clock, lifetime }) => {
  const code = partOf(panel, "code");
  const button = partOf(panel, "button");
  const status = partOf(panel, "status");
  let timer = 0;
  const say = (words = "") => {
    status.textContent = words;
  };
  button.addEventListener(
    "click",
    async () => {
      try {
        await navigator.clipboard.writeText(code.textContent);
        say(button.dataset["copied"]);
        clock.clearTimeout(timer);
        timer = clock.setTimeout(say, confirmationMilliseconds);
      } catch {
        getSelection()?.selectAllChildren(code);
      }
    },
    lifetime,
  );
  button.hidden = false;
};
register("copy-code", copyCode);
