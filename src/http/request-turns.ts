type Handle = (request: Request) => Response | Promise<Response>;

type TurnOptions = {
  /** Whom a request that has to wait is from: clients take turns. */
  readonly clientOf: (request: Request) => string;
  /** How long one turn of the event loop may go on beginning requests. */
  readonly sliceMs?: number;
  /** Milliseconds. */
  readonly now?: () => number;
};

/** The most waiting requests that one turn begins, for each of which a callback is made. */
const maxStarts = 64;

/**
 * Leaves time for everything else. Bun begins all requests of a pipeline in one go, and goes on for as long as new
 * connections come, so that one client can keep timers and other connections waiting for good. What comes once a turn
 * of the event loop has begun requests for `sliceMs` waits for the next turns, one client after the other.
 * A pipeline ends there: Bun closes a connection whose next request comes before the answer to the last.
 */
export function inTurns(
  handleRequest: Handle,
  { clientOf, sliceMs = 10, now = () => performance.now() }: TurnOptions,
): Handle {
  // In the order of turns: who was served goes to the end.
  const waitingStarts = new Map<string, (() => void)[]>();
  let waitingCount = 0;
  let [isTurnOpen, sliceEnd, startsInTurn] = [false, 0, 0];

  function openTurn(): void {
    [isTurnOpen, sliceEnd, startsInTurn] = [true, now() + sliceMs, 0];
    // One callback each, so that what it resolves at once is done before the next begins.
    for (let startIndex = 0; startIndex < Math.min(waitingCount, maxStarts); startIndex += 1)
      setImmediate(startNext);
    setImmediate(closeTurn);
  }

  function closeTurn(): void {
    isTurnOpen = false;
    if (waitingCount > 0) openTurn();
  }

  function startNext(): void {
    const [nextClient] = waitingStarts;
    if (!nextClient || (startsInTurn > 0 && now() >= sliceEnd)) return;
    const [client, clientStarts] = nextClient;
    startsInTurn += 1;
    waitingCount -= 1;
    const startRequest = clientStarts.shift();
    waitingStarts.delete(client);
    if (clientStarts.length > 0) waitingStarts.set(client, clientStarts);
    startRequest?.();
  }

  return (request) => {
    if (!isTurnOpen) openTurn();
    if (waitingCount === 0 && now() < sliceEnd) return handleRequest(request);
    const client = clientOf(request);
    const { signal } = request;
    return new Promise((resolve, reject) => {
      const clientStarts = waitingStarts.get(client) ?? [];
      // Who has left meanwhile is answered nothing, and nobody knows the address any more.
      const startRequest = async () => (signal.aborted ? new Response() : handleRequest(request));
      clientStarts.push(() => void startRequest().then(resolve, reject));
      waitingStarts.set(client, clientStarts);
      waitingCount += 1;
    });
  };
}
