import type { SectionHead } from "../../content.gen.ts";
import styles from "./section-ground.module.css";

/** The class of a `section` with a ground of its own. */
export function groundClass(background: SectionHead["background"]): string | undefined {
  return background === undefined || background === "none" ? undefined : styles[background];
}
