import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { page, startFiles, writeFiles } from "../support/build/edited-site.ts";
import { runCommand } from "../support/system/run-command.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const newKeys = `urls: directory
services: [{ use: plausible, domain: bakery.example }]
theme: { tokens: { space-l: 2rem } }
`;

test("diff says what has changed for readers since a revision", async () => {
  const folder = temporaryFolder();
  const git = (...args: string[]) => {
    const identity = ["-c", "user.name=A", "-c", "user.email=a@b.example"];
    expect(spawnSync("git", [...identity, ...args], { cwd: folder }).status).toBe(0);
  };
  const pages = join(folder, "pages");
  const faq = (...items: string[]) =>
    page("Help", `  - { type: faq, title: Questions, items: [${items.join(", ")}] }\n`);
  const [open, pay] = ["{ question: When?, answer: At six. }", "{ question: How?, answer: In cash. }"];
  const hints = {
    "hints/index.yaml": page("Tips"),
    "hints/crust.yaml": page("Crust"),
    "hints/salt.yaml": page("Salt"),
  };
  writeFiles(pages, {
    ...startFiles,
    "help.yaml": faq(open, pay),
    "old.yaml": page("Old"),
    "plan.yaml": page("Plan"),
    ...hints,
  });
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "Start");
  const diff = (...flags: string[]) => runCommand("diff", ["--pages", pages, ...flags]).then(({ stdout }) => stdout);
  expect(await diff()).toBe("Nothing has changed for readers since HEAD.\n");
  expect(await diff("--urls")).toBe("### Addresses\n\nNone is new, gone or redirected.\n");

  const { "shops/market.yaml": market = "", ...others } = startFiles;
  writeFiles(pages, {
    ...others,
    "_site.yaml": `${others["_site.yaml"]}`.replace("Bakery Ltd.", "Bakery Limited.").concat(newKeys),
    "help.yaml": faq(pay, "{ question: When?, answer: At seven. }", "{ question: Where?, answer: Here. }"),
    "plan.yaml": `draft: true\n${page("Plan")}`,
    "shops/square.yaml": `redirectFrom: [/shops/market]\n${market.replaceAll("Market", "Square")}`,
    "tips/index.yaml": `redirectFrom: [/hints/*]\n${page("Tips")}`,
    "tips/crust.yaml": page("Crust"),
    "new.yaml": page("New"),
    "_assets/prices.txt": "Rye 4\n",
    // Only a draft uses it.
    "_assets/soon.txt": "Spelt 5\n",
    "soon.yaml": `draft: true\n${page("Soon", '  - { type: prose, body: "[Prices](/assets/soon.txt)" }\n')}`,
    ".urls.lock": "/old # gone: nobody bakes it\n/plan\n",
  });
  expect(await diff("--urls")).toBe(`### Addresses

- \`/hints\`: redirected to \`/tips\`
- \`/hints/*\`: redirected to \`/tips\`
- \`/hints/crust\`: redirected to \`/tips/crust\`
- \`/hints/salt\`: gone
- \`/new\`: new
- \`/old\`: gone, \`nobody bakes it\`
- \`/plan\`: gone
- \`/shops/market\`: redirected to \`/shops/square\`
- \`/shops/square\`: new
- \`/tips\`: new
- \`/tips/crust\`: new
`);
  expect(await diff()).toBe(`## _site.yaml

- footer › legalLine: “Bakery Ltd.” → “Bakery Limited.”
- urls: new “directory”
- services › “plausible”: new
- theme › tokens › space-l: new “2rem”

## /help – Help

- blocks › faq “Questions” › items › “When?” › answer: “At six.” → “At seven.”
- blocks › faq “Questions” › items › “Where?”: new
- blocks › faq “Questions” › items: reordered

## /hints/salt – Salt

- removed, and its address does not redirect anywhere

## /new – New

- new page

## /old – Old

- removed, and its address does not redirect anywhere

## /plan – Plan

- removed, and its address does not redirect anywhere

## /shops/square – Square

- moved from /shops/market
- title: “Market” → “Square”
- description: “All about Market.” → “All about Square.”
- blocks › hero “Square”: new
- blocks › hero “Market”: removed

## /tips – Tips

- moved from /hints

## /tips/crust – Crust

- moved from /hints/crust

## Assets

- /assets/prices.txt: changed
`);

  const conflict = faq(pay).concat("<<<<<<< HEAD\n=======\n>>>>>>> spring\n");
  writeFiles(pages, { ...others, "help.yaml": conflict });
  expect(await runCommand("diff", ["--pages", "pages"], { cwd: folder })).toMatchObject({
    status: 2,
    stdout: "",
    stderr: "There are merge conflicts in pages/help.yaml. Resolve them first, then compare.\n",
  });
});
