import type { Behaviour } from "./behaviour.ts";

/** The width from which the header shows the whole menu. */
const wide = "(min-width: 62rem)";

/** Opens a `<dialog>` as a modal side menu. Without it the same dialog opens as a popover. */
export const sideMenu: Behaviour = (dialog, { media }) => {
  const opener = document.querySelector<HTMLButtonElement>(`[popovertarget="${dialog.id}"]`);
  if (!(dialog instanceof HTMLDialogElement) || !opener) return () => {};
  const controller = new AbortController();
  const { signal } = controller;
  const close = () => dialog.close();
  const show = (event: Event) => {
    // Else the button would open it as a popover, too.
    event.preventDefault();
    dialog.showModal();
    opener.ariaExpanded = "true";
  };
  dialog.removeAttribute("popover");
  opener.ariaExpanded = "false";
  opener.addEventListener("click", show, { signal });
  dialog.addEventListener(
    "click",
    ({ target }) => (target === dialog || (target as Element).closest("a, button")) && close(),
    { signal },
  );
  dialog.addEventListener(
    "close",
    () => {
      opener.ariaExpanded = "false";
      opener.focus();
    },
    { signal },
  );
  media(wide).addEventListener("change", close, { signal });
  window.addEventListener("popstate", close, { signal });
  return () => {
    controller.abort();
    close();
    dialog.setAttribute("popover", "");
  };
};
