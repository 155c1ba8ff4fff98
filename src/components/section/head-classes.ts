import type { SectionHead } from "../../content.gen.ts";
import styles from "./section-ground.module.css";
import heads from "./section-head.module.css";
import tinted from "./section-tint.module.css";

export function groundClass(background: SectionHead["background"] = "none"): string | undefined {
  if (background === "none") return undefined;
  return background === "tint" ? tinted.tint : styles[background];
}

export const eyebrowClass = heads.eyebrow;

export function alignClass(align: SectionHead["align"] = "start"): string | undefined {
  return align === "centre" ? heads.centred : undefined;
}
