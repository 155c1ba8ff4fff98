import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Flags } from "../command-line/options.ts";
import { allCodes } from "../content/rules/all-rules.ts";
import { isInstalled } from "../program/cache-folders.js";
import { UsageError } from "../program/usage-error.ts";
import { addTypeScript } from "./add-typescript.ts";

export function run({ code, project: { root, site } }: Flags<"new rule">): number {
  if (site === undefined || !isInstalled(root))
    throw new UsageError(
      "A rule needs a project that has yaml-pages installed. For the renderer's own rules: scripts/content/rules/README.md.",
    );
  const file = join(site, "rules", `${code}.ts`);
  if (existsSync(file)) throw new UsageError(`${relative(process.cwd(), file)} exists already. Choose another code.`);
  if (allCodes.has(code)) throw new UsageError(`There is a rule "${code}" already. Choose another code.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, scaffold(code), { flag: "wx" });
  addTypeScript(site);
  process.stdout.write(`The rule "${code}" is in ${relative(process.cwd(), file)}.
Change it to look for what you want, and test it on its own examples: npx yaml-pages check --rules
For now it looks for the words listed in _site.yaml: checks: { ${code}-words: [Acme] }
`);
  return 0;
}

function scaffold(code: string): string {
  const name = code.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return `import { defineRule } from "yaml-pages/rule";

export const ${name} = defineRule({
  code: "${code}",
  severity: "warning",
  meaning: "A text has one of the words that the site lists. Say here why that matters.",
  bad: \`title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Better than «Acme»
\`,
  good: \`title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Better every day
\`,
  options: {
    words: { kind: "words", description: "The words to look for.", example: ["Acme"] },
  },
  check: ({ texts }, { words = [] }) =>
    texts.flatMap((text) =>
      words.flatMap((word) => {
        const start = text.seen.indexOf(word);
        if (start < 0) return [];
        const end = start + word.length;
        return [{ at: text, start, end, message: \`Unexpected "\${word}".\`, hint: "Write it without." }];
      }),
    ),
});
`;
}
