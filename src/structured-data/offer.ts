import type { PageFacts, Thing } from "./thing.ts";

/** The offer of a page as a whole. Name and description are what Google requires, and every page has them. */
export function offerOf(type: "Course" | "Service", { name, description, provider }: PageFacts): Thing {
  return { "@type": type, name, description, provider };
}
