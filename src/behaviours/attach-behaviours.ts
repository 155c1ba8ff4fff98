/** Attaches each element's behaviour. One that throws does not stop the others. Returns a function that detaches them all. */
export function attachBehaviours(elements: Iterable<HTMLElement>): () => void {
  const lifetime = new AbortController();
  for (const element of elements) {
    // Every element has the attribute, because callers select by it.
    const name = element.dataset["behaviour"] as string;
    const attempt = (action: () => void) => {
      try {
        action();
      } catch (error) {
        // oxlint-disable-next-line no-console -- for whoever fixes it
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
