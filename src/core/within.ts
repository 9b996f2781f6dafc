/** Somebody who was asked has not answered in time, and may still do what was asked. */
export class NoAnswerError extends Error {
  constructor(ms: number) {
    super(`No answer within ${ms} ms`);
  }
}

/** A thread that was busy itself has not listened meanwhile: between two looks no more than this counts. */
const lookMs = 25;

/**
 * What is given within `ms`, of which a time when this thread was busy does not count; throws a `NoAnswerError` afterwards.
 * What comes too late is dropped, and so is its fault.
 */
export async function within<Value>(ms: number, given: Value | Promise<Value>): Promise<Value> {
  if (!(given instanceof Promise)) return given;
  const late = Promise.withResolvers<never>();
  let msLeft = ms;
  const look = (): void => {
    msLeft -= lookMs;
    if (msLeft > 0) timer = setTimeout(look, lookMs);
    else late.reject(new NoAnswerError(ms));
  };
  let timer = setTimeout(look, lookMs);
  try {
    return await Promise.race([given, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
