/** What a command has printed, without the lines that it prints where the machine is so busy that people would wonder. */
export function withoutProgress(printed: string): string {
  return printed.replace(/^(?:Compiling the renderer …|(?:Checking|Rendering) \d+ of \d+ pages)\n/gm, "");
}
