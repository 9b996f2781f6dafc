import { AsyncLocalStorage } from "node:async_hooks";

export type TransactionGate = {
  /** Runs a statement of the transaction that is open around it. */
  readonly inside: <Value>(run: () => Value) => Promise<Value>;
  /** Runs a statement when no transaction is open. */
  readonly outside: <Value>(run: () => Value) => Promise<Value>;
  /** Runs a transaction when no other is open; in it `outside` throws. */
  readonly transaction: <Value>(run: () => Promise<Value>) => Promise<Value>;
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
  const current: { transaction: Promise<void> | null } = { transaction: null };
  return {
    async inside(run) {
      scope.connection();
      return run();
    },
    async outside(run) {
      scope.refuseInside();
      while (current.transaction) await current.transaction;
      return run();
    },
    async transaction(run) {
      scope.refuseInside();
      while (current.transaction) await current.transaction;
      const { promise, resolve } = Promise.withResolvers<void>();
      current.transaction = promise;
      try {
        return await scope.run(true, run);
      } finally {
        current.transaction = null;
        resolve();
      }
    },
  };
}
