/**
 * Attaches to each element the behaviour that its `data-behaviour` names, with the real clock and media queries, and marks the element with `data-attached`.
 * Returns a function that detaches them all. A behaviour that throws is named in the console and does not stop the
 * others.
 */
export function attachBehaviours(elements: Iterable<HTMLElement>): () => void {
  const lifetime = new AbortController();
  for (const element of elements) {
    // Every element has the attribute, because callers select by it.
    const name = element.dataset["behaviour"] as string;
    const attempt = (action: () => void) => {
      try {
        action();
      } catch (error) {
        // oxlint-disable-next-line no-console -- whoever mends it finds it here
        console.error(name, error);
      }
    };
    attempt(() => {
      const behaviour = window.behaviours?.[name];
      // Its script could not be loaded: the element stays as it is without JavaScript.
      if (!behaviour) return;
      const detach = behaviour(element, { clock: window, media: (query) => matchMedia(query), lifetime });
      if (detach) lifetime.signal.addEventListener("abort", () => attempt(detach));
      element.dataset["attached"] = "";
    });
  }
  return () => lifetime.abort();
}
