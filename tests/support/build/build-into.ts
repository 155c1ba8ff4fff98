import { runScript } from "../system/run-script.ts";

/** Builds a content folder into `out`, and fails with the report where it cannot. */
export function buildInto(out: string, pages: string): void {
  const { status, stdout, stderr } = runScript("build.ts", ["--out", out, "--pages", pages]);
  if (status !== 0) throw new Error(`The build failed (${status}):\n${stdout}${stderr}`);
}
