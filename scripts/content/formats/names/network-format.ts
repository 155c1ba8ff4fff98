import { findMark } from "../../markup/brand-marks.ts";
import type { ContentFormat } from "../descriptor/content-format.ts";

export const networkFormat: ContentFormat = {
  name: "network",
  title: "Network name",
  description: "The name of a network, such as instagram: its mark is that of Simple Icons (https://simpleicons.org).",
  expected: "the name of a network such as instagram",
  kind: "name",
  resolved: { type: "Icon", resolve: (value) => findMark(value) },
};
