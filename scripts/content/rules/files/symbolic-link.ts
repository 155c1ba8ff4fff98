import type { FileRule } from "../kinds/file-rule.ts";

/** Symbolic links, which nothing follows. */
export const symbolicLink: FileRule = {
  code: "symbolic-link",
  meaning:
    "A file or folder in the content folder is a symbolic link. Links are not followed, wherever they lead: one could publish a file from elsewhere, such as a key, and let --fix write to it.",
  bad: { "opening-hours.yaml": { kind: "link", target: "../shared/opening-hours.yaml" } },
  says: {
    message: 'This is a symbolic link to "../shared/opening-hours.yaml", expected a file or folder in its place.',
    hint: "Put a copy of what it leads to in its place, or remove it.",
  },
  good: {},
  check: ({ others }) =>
    others.flatMap(({ displayPath: file, obstacle }) =>
      obstacle?.kind === "link"
        ? [
            {
              file,
              message: `This is a symbolic link to "${obstacle.target}", expected a file or folder in its place.`,
              hint: "Put a copy of what it leads to in its place, or remove it.",
            },
          ]
        : [],
    ),
};
