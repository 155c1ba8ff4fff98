import { LineIndex } from "../../diagnostic/line-index.ts";
import { describeObstacle, type Obstacle } from "../../read/obstacle.ts";
import type { FileRule } from "../toolkit/rule.ts";

export const unreadableFile: FileRule = {
  code: "unreadable-file",
  renamedFrom: ["not-utf8", "symbolic-link"],
  meaning:
    "A file or folder in the content folder cannot be read: you may not read it, it is not text in UTF-8, it is not a regular file but, for example, a pipe, or it is a symbolic link. Links are never followed: one could publish a file from elsewhere, such as a key, and let --fix write to it.",
  bad: { "opening-hours.yaml": { kind: "failure", reason: "you may not read it" } },
  good: {},
  check: ({ others }) =>
    others.flatMap(({ displayPath: file, obstacle, bytes }) => {
      if (obstacle && obstacle.kind !== "size") {
        const hint = hints[obstacle.kind] ?? "Check that it is there and that you may read it, or remove it.";
        return { file, message: `This ${describeObstacle(obstacle)}.`, hint };
      }
      if (bytes === undefined) return [];
      const text = Buffer.from(bytes).toString("utf8");
      const at = Math.max(text.indexOf("\uFFFD"), 0);
      return {
        file,
        message: "The file is not UTF-8 text: this character has another encoding.",
        hint: "Save the file as UTF-8.",
        range: new LineIndex(text).range(at, at + 1),
      };
    }),
};

const hints: Readonly<Partial<Record<Obstacle["kind"], string>>> = {
  link: "Replace it with a copy of its target, or remove it.",
  form: "Replace it with a regular file, or remove it from the content folder.",
};
