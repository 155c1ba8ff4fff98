import { HelpRequest } from "./command-line/parse-flags.ts";
import { runCommand } from "./command-line/run-command.ts";
import { commands } from "./commands.ts";
import { suggest } from "./content/rules/toolkit/suggest.ts";
import { UsageError } from "./program/usage-error.ts";

const [name = "--help", ...args] = process.argv.slice(2);

void runCommand(() => {
  if (name === "--help" || name === "-h") throw new HelpRequest(listOfCommands());
  if (Object.hasOwn(commands, name)) return commands[name]?.run(args) ?? 70;
  const near = suggest(name, Object.keys(commands));
  throw new UsageError(
    `There is no command ${JSON.stringify(name)}${near === undefined ? `.\n${listOfCommands()}` : `; write ${near}.`}`,
  );
});

function listOfCommands(): string {
  const shown = Object.entries(commands).flatMap(([key, { summary }]) =>
    summary === undefined ? [] : [{ key, summary }],
  );
  const width = Math.max(...shown.map(({ key }) => key.length));
  const lines = shown.map(({ key, summary }) => `  ${key.padEnd(width)}  ${summary}`);
  return ["The commands are:", ...lines, "Each says with --help what it can be told."].join("\n");
}
