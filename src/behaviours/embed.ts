import { type Behaviour, partOf, register } from "./behaviour.ts";

/** Replaces a link to another site with the content it leads to, once it is clicked. Nothing is loaded from there before that. */
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
      // The permissions that the players of YouTube and Vimeo ask for, including for sharing, but not the sensors, for films that turn with a phone.
      frame.allow = "autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture; web-share";
      // It may neither navigate the page nor send requests to it.
      frame.sandbox.add("allow-scripts", "allow-same-origin", "allow-popups", "allow-presentation");
      // A page that it opens in a new window is no longer restricted.
      frame.sandbox.add("allow-popups-to-escape-sandbox");
      // YouTube plays nothing unless it is told which site shows it (error 153), whatever the host's referrer policy.
      frame.referrerPolicy = "strict-origin-when-cross-origin";
      frame.src = element.dataset["frame"] as string;
      link.replaceWith(frame);
      frame.focus();
    },
    lifetime,
  );
};
register("embed", embed);
