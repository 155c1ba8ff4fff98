import { version } from "../package.json";
import { HelpRequest } from "./command-line/parse-flags.ts";
import { runCommand } from "./command-line/run-command.ts";
import { commands, ofRepository } from "./commands.ts";
import { suggest } from "./content/rules/toolkit/suggest.ts";
import { isInstalled } from "./program/cache-folders.js";
import { createProject, type Project } from "./program/project.ts";
import { UsageError } from "./program/usage-error.ts";

/** Runs the command that was typed. `run.js` knows the folders, and the problem with what the project has chosen. */
export function main(folders: Parameters<typeof createProject>[0], problem?: string): Promise<void> {
  const [first = "--help", ...rest] = process.argv.slice(2);
  const project = createProject(folders);
  return runCommand(project, () => {
    if (first === "--help" || first === "-h") throw new HelpRequest(listOfCommands(project));
    if (first === "--version" || first === "-v") throw new HelpRequest(version);
    // The name of a command can be two words.
    const pair = `${first} ${rest[0] ?? ""}`;
    const [name, args] = Object.hasOwn(commands, pair) ? [pair, rest.slice(1)] : [first, rest];
    const command = commands[name];
    if (command && Object.hasOwn(commands, name)) return command.run(name, args, project, problem);
    const ofGroup = Object.keys(commands).filter((key) => key.startsWith(`${first} `));
    if (ofGroup.length > 0) {
      const list = listOfCommands(project, ofGroup);
      if (rest.includes("--help") || rest.includes("-h")) throw new HelpRequest(list);
      const near = suggest(pair, ofGroup);
      throw new UsageError(
        near === undefined ? `Say what to create.\n${list}` : `There is no command "${pair}"; write ${near}.`,
      );
    }
    const near = suggest(name, Object.keys(commands));
    throw new UsageError(
      `There is no command ${JSON.stringify(name)}${near === undefined ? `.\n${listOfCommands(project)}` : `; write ${near}.`}`,
    );
  });
}

function listOfCommands({ root }: Project, names = Object.keys(commands)): string {
  const shown = names.flatMap((key) => {
    const summary = commands[key]?.summary;
    const isHidden = ofRepository.includes(key) && isInstalled(root);
    return summary === undefined || isHidden ? [] : [{ key, summary }];
  });
  const width = Math.max(...shown.map(({ key }) => key.length));
  const lines = shown.map(({ key, summary }) => `  ${key.padEnd(width)}  ${summary}`);
  return [
    "The commands are:",
    ...lines,
    "Run a command with --help to see its flags; --version prints the version.",
  ].join("\n");
}
