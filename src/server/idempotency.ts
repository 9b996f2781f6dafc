import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import type { Caller, Cookies } from "#core/action.ts";
import { payerOf } from "#core/client-key.ts";
import { message } from "#core/i18n.ts";
import {
  type IdempotencyStore,
  idempotencyField,
  idempotencyHeader,
  idempotencyKeyPattern,
} from "#core/idempotency.ts";
import { createPlaces } from "#core/places.ts";
import type { RawInput } from "#core/read-fields.ts";
import { type Result, fail, invalid, ok } from "#core/result.ts";
import type { Idempotency, SentForm } from "#http/idempotency.ts";

/** How long what was made is remembered. */
export const memoryMs = 5 * 60_000;
/** How long one that has a key may take to answer; it outlives no process that was killed by more. */
const claimMs = 120_000;
/** How soon it is looked again for what another process makes: later each time. */
const [lookAgainMs, longestLookMs] = [100, 2000];
/** How many may wait for what is being made. */
const waiters = { client: 4, network: 16, site: 128 };
const releaseAgainMs = 1000;

type StoredAnswer = {
  readonly value: unknown;
  readonly cookies: readonly (readonly [string, string, number])[];
};

const hashOf = (...hashed: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(hashed)).digest("base64url");

function sentForm(rawInput: RawInput, formInput: unknown, { user }: Caller): SentForm | null {
  const key = rawInput[idempotencyHeader] ?? rawInput[idempotencyField];
  if (typeof key !== "string" || !idempotencyKeyPattern.test(key)) return null;
  const owner = [key, user?.id ?? null];
  const ofOneInput = rawInput[idempotencyHeader] === undefined ? null : hashOf(...owner);
  return { key, hash: hashOf(...owner, formInput), ofOneInput };
}

const otherInput = invalid(idempotencyHeader, message("requests.idempotencyKeyReused"));

// Only who has the key can read what it made: a note, a mailbox's token.
const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;
const secretOf = (key: string): Buffer => createHash("sha256").update(`answer ${key}`).digest();

function sealAnswer(key: string, storedAnswer: StoredAnswer): Uint8Array {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, secretOf(key), nonce);
  const sealedText = Buffer.concat([sealing.update(JSON.stringify(storedAnswer)), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealedText]);
}

function unsealAnswer(key: string, sealed: Uint8Array): StoredAnswer {
  const [sealedBytes, textStart] = [Buffer.from(sealed), nonceBytes + tagBytes];
  const decipher = createDecipheriv(cipher, secretOf(key), sealedBytes.subarray(0, nonceBytes));
  decipher.setAuthTag(sealedBytes.subarray(nonceBytes, textStart));
  return JSON.parse(
    Buffer.concat([decipher.update(sealedBytes.subarray(textStart)), decipher.final()]).toString(),
  );
}

/** Sets cookies as asked, and remembers which, for the answer that a browser gave up when the form was sent again. */
function recordedCookies(cookies: Cookies): Cookies & { readonly changes: StoredAnswer["cookies"] } {
  const cookieChanges: [string, string, number][] = [];
  return {
    changes: cookieChanges,
    get: cookies.get,
    set: (...cookieChange) => {
      cookieChanges.push(cookieChange);
      cookies.set(...cookieChange);
    },
  };
}

/** Waits until something is done, at most so long, and no longer than somebody waits for it. */
function waitFor(done: Promise<void> | undefined, ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const end = () => resolve();
  signal.addEventListener("abort", end, { once: true });
  void done?.then(end);
  return promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
  });
}

export function createIdempotency(store: IdempotencyStore, now: () => Date): Idempotency {
  const timeIn = (ms: number) => new Date(now().getTime() + ms);
  /** What this process makes, by the hash of its form: done when it is known what came of it. */
  const making = new Map<string, Promise<void>>();
  const places = createPlaces(waiters);

  async function storedAnswer<Output>(
    { key, hash }: SentForm,
    { cookies }: Caller,
  ): Promise<Result<Output> | "making" | null> {
    const storedEntry = await store.find(hash, now());
    if (!storedEntry?.answer) return storedEntry && "making";
    const answer = unsealAnswer(key, storedEntry.answer);
    for (const cookieChange of answer.cookies) cookies.set(...cookieChange);
    // oxlint-disable-next-line no-unsafe-type-assertion -- the same action made it, of the same input
    return ok(answer.value as Output);
  }

  async function replayAnswer<Output>(sent: SentForm, caller: Caller): Promise<Result<Output> | null> {
    const known = await storedAnswer<Output>(sent, caller);
    if (known !== "making") return known;
    const leave = places.take(payerOf(caller));
    if (!leave) return fail("busy");
    try {
      return await awaitAnswer(sent, caller);
    } finally {
      leave();
    }
  }

  async function awaitAnswer<Output>(sent: SentForm, caller: Caller): Promise<Result<Output> | null> {
    const lastMs = now().getTime() + claimMs;
    for (let lookMs = lookAgainMs; ; lookMs = Math.min(longestLookMs, 2 * lookMs)) {
      await waitFor(making.get(sent.hash), lookMs, caller.signal);
      if (caller.signal.aborted) return fail("busy");
      const known = await storedAnswer<Output>(sent, caller);
      if (known !== "making") return known;
      if (now().getTime() > lastMs) return fail("busy");
    }
  }

  /** A key of which nothing came must not keep who sends it again waiting, though the database may be away just now. */
  async function release(hash: string, until: Date): Promise<void> {
    try {
      await store.release(hash);
    } catch {
      if (now() >= until) return;
      setTimeout(() => void release(hash, until), releaseAgainMs).unref();
    }
  }

  /** Whether a key that stands for one input stands for this one, which it does from now on if it did for none. */
  async function isOfThisInput({ hash, ofOneInput }: SentForm): Promise<boolean> {
    if (ofOneInput === null) return true;
    const answer = Buffer.from(hash);
    for (;;) {
      if (await store.claim(ofOneInput, { at: now(), until: timeIn(claimMs), answer })) return true;
      const known = await store.find(ofOneInput, now());
      if (known) return known.answer !== null && answer.equals(known.answer);
    }
  }

  async function runOnce<Output>(
    sent: SentForm,
    caller: Caller,
    makeAnswer: (caller: Caller) => Result<Output> | Promise<Result<Output>>,
  ): Promise<{ readonly outcome: Result<Output>; readonly isReplay: boolean }> {
    for (;;) {
      if (!(await isOfThisInput(sent))) return { outcome: otherInput, isReplay: false };
      if (await store.claim(sent.hash, { at: now(), until: timeIn(claimMs) })) break;
      const replayedOutcome = await replayAnswer<Output>(sent, caller);
      if (replayedOutcome) return { outcome: replayedOutcome, isReplay: true };
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    making.set(sent.hash, promise);
    try {
      return { outcome: await makeOnce(sent, caller, makeAnswer), isReplay: false };
    } finally {
      making.delete(sent.hash);
      resolve();
    }
  }

  /** Makes it, and remembers what came of it. */
  async function makeOnce<Output>(
    sent: SentForm,
    caller: Caller,
    makeAnswer: (caller: Caller) => Result<Output> | Promise<Result<Output>>,
  ): Promise<Result<Output>> {
    const cookies = recordedCookies(caller.cookies);
    let actionOutcome: Result<Output> | null = null;
    try {
      actionOutcome = await makeAnswer({ ...caller, cookies, signal: new AbortController().signal });
    } finally {
      if (!actionOutcome?.ok) {
        // In this order: whoever waits for the answer takes both anew.
        if (sent.ofOneInput !== null) await release(sent.ofOneInput, timeIn(claimMs));
        await release(sent.hash, timeIn(claimMs));
      }
    }
    if (actionOutcome.ok) {
      const made = { value: actionOutcome.value, cookies: cookies.changes };
      if (sent.ofOneInput !== null)
        await store.settle(sent.ofOneInput, Buffer.from(sent.hash), timeIn(memoryMs));
      await store.settle(sent.hash, sealAnswer(sent.key, made), timeIn(memoryMs));
    }
    return actionOutcome;
  }

  return { sentForm, replay: replayAnswer, run: runOnce };
}
