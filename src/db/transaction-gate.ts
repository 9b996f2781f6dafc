import { AsyncLocalStorage } from "node:async_hooks";

export type TransactionGate = {
  /** Runs a statement of the transaction that is open around it. */
  readonly inside: <Value>(run: () => Value) => Promise<Value>;
  /** Runs a statement when no transaction is open, and one that writes when nothing is written elsewhere either. */
  readonly outside: <Value>(run: () => Value, isWrite: boolean) => Promise<Value>;
  /** Runs a transaction when no other is open; in it `outside` throws. */
  readonly transaction: <Value>(run: () => Promise<Value>) => Promise<Value>;
  /** Runs what writes on another connection, as a transaction of its own that statements which only read pass by. */
  readonly elsewhere: <Value>(run: () => Promise<Value>) => Promise<Value>;
};

/** Which transaction, if any, is open around what runs. */
export function createTransactionScope<Connection>() {
  const connectionScope = new AsyncLocalStorage<{ connection: Connection | null }>();
  return {
    /** Throws where the database itself is used inside one of its transactions: there it would wait for itself. */
    refuseInside(): void {
      if (connectionScope.getStore()?.connection)
        throw new Error("Inside a transaction only its `tx` is used");
    },
    connection(): Connection {
      const connection = connectionScope.getStore()?.connection;
      if (!connection) throw new Error("`tx` is used after its transaction has ended, or before it began");
      return connection;
    },
    async run<Value>(connection: Connection, body: () => Promise<Value>): Promise<Value> {
      const transactionState: { connection: Connection | null } = { connection };
      try {
        return await connectionScope.run(transactionState, body);
      } finally {
        transactionState.connection = null;
      }
    },
  };
}

/** For one connection that many use at once: whoever comes first goes first, and a transaction is alone. */
export function createTransactionGate(): TransactionGate {
  const transactionScope = createTransactionScope<true>();
  const runningOnGate: Record<"transaction" | "elsewhere", Promise<void> | null> = {
    transaction: null,
    elsewhere: null,
  };
  async function runAlone<Value>(
    gateSide: keyof typeof runningOnGate,
    runOnGate: () => Promise<Value>,
  ): Promise<Value> {
    transactionScope.refuseInside();
    while (runningOnGate.transaction || runningOnGate.elsewhere)
      await (runningOnGate.transaction ?? runningOnGate.elsewhere);
    const { promise, resolve } = Promise.withResolvers<void>();
    runningOnGate[gateSide] = promise;
    try {
      return await runOnGate();
    } finally {
      runningOnGate[gateSide] = null;
      resolve();
    }
  }
  return {
    async inside(run) {
      transactionScope.connection();
      return run();
    },
    async outside(run, isWrite) {
      transactionScope.refuseInside();
      const otherRunning = () => runningOnGate.transaction ?? (isWrite ? runningOnGate.elsewhere : null);
      for (let busyWith = otherRunning(); busyWith; busyWith = otherRunning()) await busyWith;
      return run();
    },
    transaction: (run) => runAlone("transaction", () => transactionScope.run(true, run)),
    elsewhere: (run) => runAlone("elsewhere", run),
  };
}
