import { readFileSync, writeFileSync } from "node:fs";

const firstSentence = /(?<=^ {4}description: >-\n {6}).*$/m;

/** Changes one sentence of a page of the workload, as an author would. Returns the new sentence, which no other page has. */
export function revisePage(file: string, revision: number): string {
  const text = readFileSync(file, "utf8");
  if (!firstSentence.test(text)) throw new Error(`${file} has no sentence to change.`);
  const sentence = `This sentence has been changed ${revision} times.`;
  writeFileSync(file, text.replace(firstSentence, sentence));
  return sentence;
}
