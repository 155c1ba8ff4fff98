import type { ContentFormat } from "../descriptor/content-format.ts";

export const tagFormat: ContentFormat = {
  name: "tag",
  title: "Tag",
  description:
    "A subject that several pages have, in a word or two, such as sourdough: spelt alike on all of them, capitals too.",
  expected: "a word or two",
  kind: "sentence",
  minLength: 1,
  maxLength: 40,
};
