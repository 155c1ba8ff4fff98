import { constants } from "node:os";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const cleanUps = new Set<() => void>();

/**
 * Cleans up when this process is interrupted. The process then exits with the usual code: 130 for SIGINT, 143 for SIGTERM.
 * The returned function cancels the clean-up.
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
  // In reverse order: later work may still be using what was made earlier.
  for (const cleanUp of [...cleanUps].reverse()) {
    try {
      cleanUp();
    } catch {
      // The next command removes anything that is left.
    }
  }
  process.exit(128 + constants.signals[signal]);
}
