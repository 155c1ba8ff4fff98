/** Whether to colour what goes to a stream: only where a terminal shows it and nobody asked for plain text (https://no-color.org). */
export function wantsColour(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  return stream.isTTY === true && !env["NO_COLOR"];
}
