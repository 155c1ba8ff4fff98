import type { Behaviour } from "./behaviour.ts";
import { register } from "./register.ts";

/** Makes the choice in a form to which the address or a link on the page leads. */
export const contactForm: Behaviour = (form, { lifetime }) => {
  const choose = (hash: string) => {
    const choice = document.getElementById(hash.slice(1));
    if (!(choice instanceof HTMLInputElement) || !form.contains(choice)) return;
    choice.checked = true;
    return choice;
  };
  // Not every browser moves the focus there, and none does on Back.
  const follow = () => choose(location.hash)?.focus({ preventScroll: true });
  follow();
  addEventListener("hashchange", follow, lifetime);
  // A link to where the address leads already changes nothing else.
  document.addEventListener(
    "click",
    ({ target }) => void choose((target as Element).closest<HTMLAnchorElement>('a[href^="#"]')?.hash ?? ""),
    lifetime,
  );
};
register("contact-form", contactForm);
