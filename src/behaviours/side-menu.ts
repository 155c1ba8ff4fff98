import { type Behaviour, partOf, register } from "./behaviour.ts";

/** The width from which the header shows the whole menu. */
const wideWindow = "(min-width: 62rem)";

/** Opens a `<dialog>` as a modal side menu. Without JavaScript the same dialog opens as a popover. */
export const sideMenu: Behaviour = (element, { media, lifetime }) => {
  // The component renders a dialog and, next to it, the button that opens it.
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
      // Otherwise the button would also open it as a popover.
      dialog.popover = null;
      // A closing dialog returns the focus to the element that had it, and Safari does not focus a clicked button.
      opener.focus();
      dialog.showModal();
      update();
    },
    lifetime,
  );
  dialog.addEventListener(
    "click",
    // The target of a click on the backdrop is the dialog itself.
    ({ target }) => (target === dialog || (target as Element).closest("a,button")) && close(),
    lifetime,
  );
  dialog.addEventListener("close", update, lifetime);
  media(wideWindow).addEventListener("change", close, lifetime);
  addEventListener("popstate", close, lifetime);
};
register("side-menu", sideMenu);
