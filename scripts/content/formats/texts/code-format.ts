import { highlightCode } from "../../markup/highlight-code.ts";
import type { ContentFormat } from "../descriptor/content-format.ts";

export const codeFormat: ContentFormat = {
  name: "code",
  title: "Code",
  description: "The code.",
  expected: "code",
  kind: "code",
  minLength: 1,
  maxLength: 20_000,
  resolved: {
    type: "readonly CodeToken[]",
    resolve: (value, { owner }) => highlightCode(value, String(owner["language"])),
  },
};
