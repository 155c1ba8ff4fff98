import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A new folder outside of the project, deleted when the test is over, or with `afterAll` when all tests of the file are. */
export function temporaryFolder(whenOver: (clean: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "site-test-"));
  // A server that has just closed may still have written into it.
  whenOver(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));
  return folder;
}
