import { SQL, type TransactionSQL } from "bun";

/** A pool of connections to a server that may stop answering without closing them. */
export type WatchedPool = {
  /** The connections of now; throws at once while the server is silent. Whatever is asked of them is asked within `wait`. */
  readonly current: () => SQL;
  /** Counts as a wait for the server until it is settled. */
  readonly wait: <Value>(ask: () => Promise<Value>) => Promise<Value>;
  /** A transaction, whose own statements are each a wait, and its body is none. */
  readonly begin: <Value>(body: (connection: TransactionSQL) => Promise<Value>) => Promise<Value>;
  readonly isSilent: () => boolean;
  /** Waits for what is under way, though not for a server that is silent. */
  readonly close: () => Promise<void>;
};

export type WatchOptions = {
  /**
   * Connections to the server; those of a pool that is thrown away are made anew. They may be tried for longer than `silenceMs`, so
   * that a server which takes none counts as silent.
   */
  readonly connect: () => SQL;
  /** For how long nothing at all may be heard while something is asked; null is for ever. */
  readonly silenceMs: number | null;
  readonly onSilent?: ((fault: unknown) => void) | undefined;
};

const lookEveryMs = 250;
const probeMs = 4000;
/** A thread that was busy itself has not listened: so much of a longer time between two looks counts. */
const maxLookMs = 2 * lookEveryMs;
const closeS = 5;

const silent = () =>
  new SQL.PostgresError("The server does not answer", { code: "ERR_POSTGRES_CONNECTION_TIMEOUT" });

/** Whether the server has answered all the same: with a refusal of its own, or so that we could go wrong afterwards. */
const isAnswer = (fault: unknown): boolean =>
  !(fault instanceof SQL.PostgresError) || fault.errno !== undefined;

async function isAnswering(pool: SQL): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), probeMs);
  const answered = pool`SELECT 1`.then(
    () => true,
    () => false,
  );
  const verdict = await Promise.race([answered, late.promise]);
  clearTimeout(timer);
  return verdict;
}

/**
 * Who asks a server that has stopped without a word waits for as long as that lasts, and so does everybody who is given
 * the same connection later. So when nothing was heard for `silenceMs`, all connections are thrown away, which is what
 * settles those that wait; whoever comes then is refused at once, until the server answers again.
 */
export function watchPool({ connect, silenceMs, onSilent = () => {} }: WatchOptions): WatchedPool {
  let pool = connect();
  let [isSilent, isClosed] = [false, false];
  let [waiting, silentMs, lookedAt] = [0, 0, performance.now()];

  async function untilAnswered(): Promise<void> {
    for (;;) {
      const fresh = connect();
      const answers = await isAnswering(fresh);
      if (answers && !isClosed) {
        [pool, isSilent] = [fresh, false];
        return;
      }
      void fresh.close({ timeout: 0 });
      if (isClosed) return;
      await Bun.sleep(lookEveryMs);
    }
  }

  function fallSilent(): void {
    if (isSilent || isClosed) return;
    isSilent = true;
    onSilent(silent());
    void pool.close({ timeout: 0 });
    void untilAnswered();
  }

  function look(): void {
    const now = performance.now();
    silentMs = waiting > 0 ? silentMs + Math.min(now - lookedAt, maxLookMs) : 0;
    lookedAt = now;
    if (silenceMs !== null && silentMs >= silenceMs) fallSilent();
  }
  const lookTimer = setInterval(look, lookEveryMs);
  lookTimer.unref();

  /** Begins a wait; what it returns ends it, with what came of it. */
  function startWait(): (fault?: unknown) => void {
    if (waiting === 0) silentMs = 0;
    waiting += 1;
    const asked = pool;
    let isOver = false;
    return (fault) => {
      if (isOver) return;
      isOver = true;
      waiting -= 1;
      if (asked !== pool) return;
      if (fault === undefined || isAnswer(fault)) silentMs = 0;
    };
  }

  async function wait<Value>(ask: () => Promise<Value>): Promise<Value> {
    const end = startWait();
    try {
      const answer = await ask();
      end();
      return answer;
    } catch (fault) {
      end(fault);
      throw fault;
    }
  }

  function current(): SQL {
    if (isSilent) throw silent();
    return pool;
  }

  return {
    current,
    wait,
    isSilent: () => isSilent,
    async begin(body) {
      const asked = current();
      let end = startWait();
      try {
        const value = await asked.begin(async (connection) => {
          end();
          try {
            return { value: await body(connection) };
          } finally {
            end = startWait();
          }
        });
        end();
        return value.value;
      } catch (fault) {
        end(fault);
        throw fault;
      }
    },
    async close() {
      isClosed = true;
      clearInterval(lookTimer);
      await pool.close({ timeout: isSilent ? 0 : closeS });
    },
  };
}
