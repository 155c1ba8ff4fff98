import { type Behaviour, partOf, register } from "./behaviour.ts";

/** Puts what a link leads to at another site in the place of the link, once it is clicked. Before that nothing is loaded from there. */
export const embed: Behaviour = (element, { lifetime }) => {
  const link = partOf(element, "link");
  // Attached again after a navigation that failed: the frame is still there.
  link?.addEventListener(
    "click",
    (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const frame = document.createElement("iframe");
      frame.title = link.dataset["label"] as string;
      // The permissions that the players of YouTube and Vimeo ask for, their buttons to share too; not the sensors, for films that a phone turns in.
      frame.allow = "autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture; web-share";
      // It may neither lead the page away nor ask anything of it.
      frame.sandbox.add("allow-scripts", "allow-same-origin", "allow-popups", "allow-presentation");
      // A page that it opens in a window of its own is no part of it any more.
      frame.sandbox.add("allow-popups-to-escape-sandbox");
      // YouTube plays nothing where it is not told which site shows it (error 153), whatever policy the host has.
      frame.referrerPolicy = "strict-origin-when-cross-origin";
      frame.src = element.dataset["frame"] as string;
      link.replaceWith(frame);
      frame.focus();
    },
    lifetime,
  );
};
register("embed", embed);
