import WebSocket from "ws";

interface Answer {
  readonly id?: number;
  readonly type: "success" | "error" | "event";
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: unknown;
}

/** A connection that speaks WebDriver BiDi: JSON over a socket, where an answer bears the number of its command. */
export class BidiConnection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #last = 0;

  private constructor(socket: WebSocket, onEvent: (method: string, params: unknown) => void) {
    this.#socket = socket;
    socket.on("message", (data) => {
      // Both ends of the protocol say that a message is such an object.
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id === undefined) onEvent(answer.method ?? "", answer.params);
      else this.#waiting.get(answer.id)?.(answer);
    });
    socket.on("close", () => {
      for (const answer of this.#waiting.values()) answer({ type: "error", error: "the browser has closed" });
    });
  }

  static async open(url: string, onEvent: (method: string, params: unknown) => void): Promise<BidiConnection> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
    return new BidiConnection(socket, onEvent);
  }

  /** Sends a command and returns its result, of the form that the caller knows from the protocol. */
  send<Result = unknown>(method: string, params: object = {}): Promise<Result> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, (answer) => {
        this.#waiting.delete(id);
        if (answer.type === "error") reject(new Error(`${method}: ${answer.error}: ${answer.message ?? ""}`));
        else resolve(answer.result as Result);
      });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.#socket.close();
  }
}
