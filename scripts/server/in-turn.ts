import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How many requests a client may send before the first of them is answered. Browsers send one. */
const mostWaiting = 100;

interface Queue {
  waiting: number;
  /** Settles when all requests so far are done with. */
  end: Promise<void>;
}

/**
 * Handles the requests of one connection one after the other: the next one when the answer before it has left, and none once the
 * client is gone. Node alone would start with all that a client sends at once, and tells nobody of answers that never had their turn.
 * `handle` is not to fail. Who sends too many requests without taking an answer is disconnected.
 */
export function inTurn(handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>): RequestListener {
  const queues = new WeakMap<Socket, Queue>();
  return (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket) ?? { waiting: 0, end: Promise.resolve() };
    queues.set(socket, queue);
    if (queue.waiting === mostWaiting) return void socket.destroy();
    queue.waiting += 1;
    queue.end = queue.end.then(async () => {
      if (!socket.destroyed) {
        const closed = new Promise((resolve) => response.once("close", resolve));
        await handle(request, response);
        await closed;
      }
      queue.waiting -= 1;
    });
  };
}
