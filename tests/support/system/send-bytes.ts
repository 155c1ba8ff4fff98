import { connect } from "node:net";

/** Bytes for a server. */
export interface Sent {
  readonly bytes: Buffer;
  /** Whether the server can only know by the end of what the client sends that nothing more will come. */
  readonly isOpen: boolean;
}

/** Sends bytes and returns all that comes back. */
export function sendBytes(port: number, { bytes, isOpen }: Sent): Promise<string> {
  return new Promise((resolve) => {
    let received = "";
    const socket = connect(port, "localhost");
    socket.setEncoding("latin1");
    socket.on("data", (text: string) => {
      received += text;
    });
    // The server may close the connection first.
    socket.on("error", () => undefined).on("close", () => resolve(received));
    if (isOpen) socket.end(bytes);
    else socket.write(bytes);
  });
}
