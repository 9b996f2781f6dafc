type Message = {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: unknown;
  readonly message?: string;
};

type Waiting = { readonly resolve: (result: unknown) => void; readonly reject: (fault: Error) => void };

/** Commands and events over a WebSocket, as DevTools and WebDriver BiDi both have them. */
export class MessageSocket {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, ((params: unknown) => void)[]>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#receive(JSON.parse(String(data))));
    socket.addEventListener("close", () => {
      for (const { reject } of this.#waiting.values()) reject(new Error("The browser has closed the line"));
      this.#waiting.clear();
    });
  }

  static async open(address: string): Promise<MessageSocket> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve, { once: true });
      socket.addEventListener("error", () => reject(new Error(`Nobody listens at ${address}`)), {
        once: true,
      });
    });
    return new MessageSocket(socket);
  }

  /** Resolves with the command's result, whose type the caller knows from the protocol. */
  send<Result>(method: string, params: object = {}): Promise<Result> {
    this.#last += 1;
    const id = this.#last;
    return new Promise<Result>((resolve, reject) => {
      // oxlint-disable-next-line no-unsafe-type-assertion -- what a command answers is the protocol's own
      this.#waiting.set(id, { resolve: (result) => resolve(result as Result), reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  on(method: string, listener: (params: unknown) => void): void {
    this.#listeners.set(method, [...(this.#listeners.get(method) ?? []), listener]);
  }

  #receive({ id, method, params, result, error, message }: Message): void {
    if (method !== undefined) for (const listener of this.#listeners.get(method) ?? []) listener(params);
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || !waiting) return;
    this.#waiting.delete(id);
    if (error === undefined) waiting.resolve(result);
    else waiting.reject(new Error(message ?? JSON.stringify(error)));
  }
}
