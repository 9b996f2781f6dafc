/**
 * A look-up that is made once for all who ask for the same key within one turn of the event loop: at its end, so that
 * nobody gets what was true before they asked. What many follow at once costs one look.
 */
export function oncePerTurn<Value>(lookUp: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const askedThisTurn = new Map<string, Promise<Value>>();
  return (key) => {
    const alreadyAsked = askedThisTurn.get(key);
    if (alreadyAsked) return alreadyAsked;
    const { promise, resolve } = Promise.withResolvers<Value>();
    setImmediate(() => {
      askedThisTurn.delete(key);
      resolve(lookUp(key));
    });
    askedThisTurn.set(key, promise);
    return promise;
  };
}
