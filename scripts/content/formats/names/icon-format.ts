import { findIcon, iconNames } from "../../markup/icons.ts";
import type { ContentFormat } from "../descriptor/content-format.ts";

export const iconFormat: ContentFormat = {
  name: "icon",
  title: "Icon name",
  description: "The name of a Lucide icon (https://lucide.dev/icons), such as file-text.",
  expected: "the name of a Lucide icon such as file-text",
  kind: "name",
  proposals: iconNames,
  resolved: { type: "Icon", resolve: (value) => findIcon(value) },
};
