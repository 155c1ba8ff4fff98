import { join } from "node:path";
import { projectRoot } from "../../program/project.ts";
import { scriptCommand } from "../../program/script-command.ts";
import { measureCommand } from "./measure-command.ts";
import { type MotionMeasurement, measureMotion } from "./measure-motion.ts";
import { measureNavigation, type NavigationMeasurement } from "./measure-navigation.ts";
import { pageWeights, type ServedWeight } from "./page-weights.ts";
import type { StepLine } from "./step-line.ts";

/** The measurements of the project's own pages. */
export interface OwnSiteRun {
  readonly weights: readonly ServedWeight[];
  readonly motion: MotionMeasurement | undefined;
  readonly navigation: NavigationMeasurement | undefined;
}

/** Builds the project's own pages into an empty folder and measures them as a visitor gets them. */
export async function measureOwnSite(folder: string, progress: StepLine): Promise<OwnSiteRun> {
  const step = (text: string) => progress.step(`The project's own pages: ${text}`);
  const out = join(folder, "out");
  step("building");
  await measureCommand(scriptCommand("build", ["--pages", join(projectRoot, "pages"), "--out", out]), folder);
  step("weighing");
  const weights = pageWeights(out);
  step("watching the home page move");
  const motion = await measureMotion(out);
  step("following a link on a slow device");
  const navigation = await measureNavigation(out);
  return { weights, motion, navigation };
}
