import type { PageFacts, Thing } from "./thing.ts";

/** What a page as a whole offers. Name and description are what Google requires, and every page has them. */
export function offerOf(type: "Course" | "Service", { name, description, provider }: PageFacts): Thing {
  return { "@type": type, name, description, provider };
}
