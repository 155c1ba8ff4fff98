import { expect, test } from "vitest";
import { mutationDocument } from "../mutation/mutation-document.ts";
import { chosenStatements, isInSample } from "../mutation/sample.js";

const source = `import { a } from "./a.ts";

export function isMore(b: number): boolean {
  return b > a;
}

const c = 1;
`;

test("of the mutants a seed chooses the same share each time, and another seed others", () => {
  const mutants = Array.from({ length: 2000 }, (_, line) => ({
    fileName: "/somewhere/scripts/content/a.ts",
    location: { start: { line, column: 0 }, end: { line, column: 5 } },
    mutatorName: "EqualityOperator",
    replacement: "b >= a",
  }));
  const chosen = (seed: string) => mutants.filter((mutant) => isInSample(mutant, { seed, share: 0.02 }));
  expect(chosen("1").length).toBeGreaterThan(300);
  expect(chosen("1").length).toBeLessThan(500);
  expect(chosen("1")).toEqual(chosen("1"));
  expect(chosen("2")).not.toEqual(chosen("1"));
  // A sandbox is another folder.
  const moved = mutants.map((mutant) => ({ ...mutant, fileName: "/tmp/x/scripts/content/a.ts" }));
  expect(moved.filter((mutant) => isInSample(mutant, { seed: "1", share: 0.02 }))).toHaveLength(chosen("1").length);
});

test("a source is parted by its outermost statements, and all of them are chosen for a share of one", () => {
  expect(chosenStatements("scripts/content/b.ts", source, { seed: "1", share: 1 })).toEqual([
    "scripts/content/b.ts:1-1",
    "scripts/content/b.ts:3-5",
    "scripts/content/b.ts:7-7",
  ]);
  const many = Array.from({ length: 1000 }, (_, index) => `const c${index} = ${index};\n`).join("");
  const few = chosenStatements("scripts/content/b.ts", many, { seed: "1", share: 0.02 });
  expect(few.length).toBeGreaterThan(60);
  expect(few.length).toBeLessThan(140);
});

test("the record has the score of each folder and the places that no test noticed, with the reasons of those that were judged", () => {
  const at = (status: "Killed" | "Survived" | "NoCoverage" | "CompileError" | "Timeout", replacement: string) => ({
    id: replacement,
    mutatorName: "EqualityOperator",
    location: { start: { line: 4, column: 10 }, end: { line: 4, column: 15 } },
    replacement,
    status,
  });
  const mutants = [at("Killed", "b <= a"), at("Timeout", "true"), at("Survived", "b >= a"), at("CompileError", "x")];
  const report = {
    files: {
      "scripts/content/yaml/b.ts": { language: "typescript", source, mutants },
      "scripts/content/rules/checks/c.ts": { language: "typescript", source, mutants: [at("NoCoverage", "false")] },
    },
  };
  const judgements = [
    { file: "scripts/content/yaml/b.ts", from: "b > a", to: "b >= a", why: "no number is asked for twice." },
  ];
  const before = "# Mutants\n\n## The seed 1\n\nold\n\n## The seed 2\n\nkept\n";
  const text = mutationDocument(report, { seed: "1", share: 0.5, judgements, before });
  expect(text.slice(text.indexOf("## The seed 1"))).toBe(`## The seed 1

\`SEED=1 SHARE=0.5 npm run mutate\`

| folder         | mutants | noticed | survived | reached by no test |  score |
| -------------- | ------: | ------: | -------: | -----------------: | -----: |
| \`rules/checks\` |       1 |       0 |        0 |                  1 |  0.0 % |
| \`yaml\`         |       3 |       2 |        1 |                  0 | 66.7 % |
| all            |       4 |       2 |        1 |                  1 | 50.0 % |

What no test noticed:

- \`scripts/content/rules/checks/c.ts:4\` \`b > a\` → \`false\`: no test here reaches it
- \`scripts/content/yaml/b.ts:4\` \`b > a\` → \`b >= a\`: nothing to see: no number is asked for twice.

## The seed 2

kept
`);
});
