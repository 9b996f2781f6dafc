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
  const scope = new AsyncLocalStorage<{ connection: Connection | null }>();
  return {
    /** Throws where the database itself is used inside one of its transactions: there it would wait for itself. */
    refuseInside(): void {
      if (scope.getStore()?.connection) throw new Error("Inside a transaction only its `tx` is used");
    },
    connection(): Connection {
      const connection = scope.getStore()?.connection;
      if (!connection) throw new Error("`tx` is used after its transaction has ended, or before it began");
      return connection;
    },
    async run<Value>(connection: Connection, body: () => Promise<Value>): Promise<Value> {
      const state: { connection: Connection | null } = { connection };
      try {
        return await scope.run(state, body);
      } finally {
        state.connection = null;
      }
    },
  };
}

/** For one connection that many use at once: whoever comes first goes first, and a transaction is alone. */
export function createTransactionGate(): TransactionGate {
  const scope = createTransactionScope<true>();
  const current: Record<"transaction" | "elsewhere", Promise<void> | null> = {
    transaction: null,
    elsewhere: null,
  };
  async function alone<Value>(as: keyof typeof current, run: () => Promise<Value>): Promise<Value> {
    scope.refuseInside();
    while (current.transaction || current.elsewhere) await (current.transaction ?? current.elsewhere);
    const { promise, resolve } = Promise.withResolvers<void>();
    current[as] = promise;
    try {
      return await run();
    } finally {
      current[as] = null;
      resolve();
    }
  }
  return {
    async inside(run) {
      scope.connection();
      return run();
    },
    async outside(run, isWrite) {
      scope.refuseInside();
      const other = () => current.transaction ?? (isWrite ? current.elsewhere : null);
      for (let busy = other(); busy; busy = other()) await busy;
      return run();
    },
    transaction: (run) => alone("transaction", () => scope.run(true, run)),
    elsewhere: (run) => alone("elsewhere", run),
  };
}
