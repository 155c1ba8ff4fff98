import { renderUnicodeCompact } from "uqr";

interface Addresses {
  /** Those that only this machine reaches. */
  readonly local: readonly string[];
  /** Those that other devices of the same network reach. */
  readonly network: readonly string[];
}

/**
 * The lines in which `npm run dev` says where it is: its addresses, and on a terminal a code for the camera of a phone with the one
 * that a phone most likely reaches.
 */
export function devAddresses({ local, network }: Addresses, isTerminal: boolean): string {
  const lines = [
    ...local.map((address) => `  Here:          ${address}`),
    ...network.map((address) => `  Your network:  ${address}`),
  ];
  const phone = addressForPhone(network);
  if (phone === undefined) return `\n${lines.join("\n")}\n  Other devices: npm run dev -- --host\n\n`;
  const code = isTerminal ? `\n${indent(renderUnicodeCompact(phone, { border: 2 }))}\n  ${phone}\n` : "";
  return `\n${lines.join("\n")}\n  Anyone on your network can see the pages; source files open only on this machine.\n${code}\n`;
}

/** Home and office networks come first; the others on a machine are mostly for containers. */
function addressForPhone(network: readonly string[]): string | undefined {
  return [/\/\/192\.168\./, /\/\/10\./, /\/\//].flatMap((form) => network.filter((address) => form.test(address)))[0];
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, "  ");
}
