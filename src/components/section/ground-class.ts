import type { SectionHead } from "../../content.gen.ts";
import styles from "./section-ground.module.css";
import tinted from "./section-tint.module.css";

/** The class of a `section` with a ground of its own. */
export function groundClass(background: SectionHead["background"] = "none"): string | undefined {
  if (background === "none") return undefined;
  return background === "tint" ? tinted.tint : styles[background];
}
