import { attachBehaviours } from "../behaviours/attach-behaviours.ts";
import type { Behaviour } from "../behaviours/behaviour.ts";

const selector = "[data-behaviour]";

/** How to end the behaviour of each element that has one. */
const ends = new WeakMap<Element, () => void>();

/** Gives every behaviour from now on an end of its own, so that one element can be detached while the others stay. */
export function followBehaviours(): void {
  window.behaviours = new Proxy<Record<string, Behaviour>>(
    {},
    {
      set: (known, name: string, behaviour: Behaviour) => Reflect.set(known, name, withOwnEnd(behaviour)),
    },
  );
}

function withOwnEnd(behaviour: Behaviour): Behaviour {
  return (element, attachment) => {
    const lifetime = new AbortController();
    const detach = behaviour(element, { ...attachment, lifetime });
    const end = () => {
      if (lifetime.signal.aborted) return;
      lifetime.abort();
      detach?.();
    };
    attachment.lifetime.signal.addEventListener("abort", end, lifetime);
    ends.set(element, end);
    return undefined;
  };
}

export function attachWithin(root: Element): void {
  attachBehaviours(elementsWithin(root));
}

export function detachWithin(root: Element): void {
  for (const element of elementsWithin(root)) ends.get(element)?.();
}

function elementsWithin(root: Element): HTMLElement[] {
  const inner = [...root.querySelectorAll<HTMLElement>(selector)];
  return root instanceof HTMLElement && root.matches(selector) ? [root, ...inner] : inner;
}
