/** What a command has printed, without the lines that it prints where the machine is so busy that people would wonder. */
export function withoutProgress(printed: string): string {
  const progress = /^(?:Compiling the renderer …|[A-Z][a-z]+ \d+ of \d+ (?:pages|share images|files of pictures))\n/gm;
  return printed.replace(progress, "");
}
