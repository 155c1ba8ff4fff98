/** True if output to a stream should be coloured: on a terminal, unless `NO_COLOR` is set (https://no-color.org). */
export function wantsColour(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  return stream.isTTY === true && !env["NO_COLOR"];
}
