import type { QuestionsAndAnswers } from "../content.gen.ts";
import { plainProse } from "./plain-text.ts";
import type { Thing } from "./thing.ts";

/** The questions of all blocks of a page, with their answers. */
export function faqPage(blocks: readonly QuestionsAndAnswers[]): Thing {
  const mainEntity = blocks.flatMap(({ items }) =>
    items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainProse(answer) },
    })),
  );
  return { "@type": "FAQPage", mainEntity };
}
