import type { Behaviour } from "./behaviour.ts";
import { partOf } from "./part-of.ts";

/** The width from which the header shows the whole menu. */
const wide = "(min-width: 62rem)";

/** Opens a `<dialog>` as a modal side menu. Without it the same dialog opens as a popover. */
export const sideMenu: Behaviour = (element, { media, lifetime }) => {
  // The component renders a dialog and, beside it, the button that opens it.
  const dialog = element as HTMLDialogElement;
  const opener = partOf(document, "opener");
  const close = () => dialog.close();
  const update = () => {
    opener.ariaExpanded = String(dialog.open);
  };
  update();
  opener.addEventListener(
    "click",
    () => {
      // Else the button would open it as a popover, too.
      dialog.popover = null;
      // A closing dialog gives the focus back to where it was, and Safari does not focus a button that is clicked.
      opener.focus();
      dialog.showModal();
      update();
    },
    lifetime,
  );
  dialog.addEventListener(
    "click",
    // The dialog itself is the target of a click on its backdrop.
    ({ target }) => (target === dialog || (target as Element).closest("a,button")) && close(),
    lifetime,
  );
  dialog.addEventListener("close", update, lifetime);
  media(wide).addEventListener("change", close, lifetime);
  addEventListener("popstate", close, lifetime);
};
