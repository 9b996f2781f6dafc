/**
 * A look-up that is made once for all who ask for the same key within one turn of the event loop: at its end, so that
 * nobody gets what was true before they asked. What many follow at once costs one look.
 */
export function oncePerTurn<Value>(lookUp: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const asked = new Map<string, Promise<Value>>();
  return (key) => {
    const existing = asked.get(key);
    if (existing) return existing;
    const { promise, resolve } = Promise.withResolvers<Value>();
    setImmediate(() => {
      asked.delete(key);
      resolve(lookUp(key));
    });
    asked.set(key, promise);
    return promise;
  };
}
