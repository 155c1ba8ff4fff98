import { constants } from "node:os";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const cleanUps = new Set<() => void>();

/**
 * Lets an interruption of this process clean up first. The process then ends with the code that shells know it by: 130 for
 * SIGINT, 143 for SIGTERM. Until it is called, the function that comes back takes this back.
 */
export function onInterruption(cleanUp: () => void): () => void {
  if (cleanUps.size === 0) for (const signal of signals) process.on(signal, end);
  cleanUps.add(cleanUp);
  return () => {
    cleanUps.delete(cleanUp);
    if (cleanUps.size === 0) for (const signal of signals) process.off(signal, end);
  };
}

function end(signal: NodeJS.Signals): void {
  // The last first: what was begun later may still be using what was made before.
  for (const cleanUp of [...cleanUps].reverse()) {
    try {
      cleanUp();
    } catch {
      // Whatever is left, the next command removes.
    }
  }
  process.exit(128 + constants.signals[signal]);
}
