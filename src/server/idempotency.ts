import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import type { Caller, Cookies } from "../core/action.ts";
import { type IdempotencyStore, idempotencyField, idempotencyKeyPattern } from "../core/idempotency.ts";
import type { RawInput } from "../core/read-fields.ts";
import { type Result, fail, ok } from "../core/result.ts";
import type { Idempotency, SentForm } from "../http/idempotency.ts";

/** How long what was made is remembered. */
export const memoryMs = 5 * 60_000;
/** How long one that has a key may take to answer; it outlives no process that was killed by more. */
const claimMs = 120_000;
const lookAgainMs = 100;
const releaseAgainMs = 1000;

type StoredAnswer = {
  readonly value: unknown;
  readonly cookies: readonly (readonly [string, string, number])[];
};

function sentForm(rawInput: RawInput, formInput: unknown, { user }: Caller): SentForm | null {
  const key = rawInput[idempotencyField];
  if (typeof key !== "string" || !idempotencyKeyPattern.test(key)) return null;
  const fingerprint = JSON.stringify([key, user?.id ?? null, formInput]);
  return { key, hash: createHash("sha256").update(fingerprint).digest("base64url") };
}

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

export function createIdempotency(store: IdempotencyStore, now: () => Date): Idempotency {
  const timeIn = (ms: number) => new Date(now().getTime() + ms);

  async function replayAnswer<Output>(
    { key, hash }: SentForm,
    { cookies }: Caller,
  ): Promise<Result<Output> | null> {
    const lastMs = now().getTime() + claimMs;
    for (;;) {
      const storedEntry = await store.find(hash, now());
      if (!storedEntry) return null;
      if (storedEntry.answer) {
        const storedAnswer = unsealAnswer(key, storedEntry.answer);
        for (const cookieChange of storedAnswer.cookies) cookies.set(...cookieChange);
        // oxlint-disable-next-line no-unsafe-type-assertion -- the same action made it, of the same input
        return ok(storedAnswer.value as Output);
      }
      if (now().getTime() > lastMs) return fail("busy");
      await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
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

  async function runOnce<Output>(
    sent: SentForm,
    caller: Caller,
    makeAnswer: (caller: Caller) => Result<Output> | Promise<Result<Output>>,
  ): Promise<{ readonly outcome: Result<Output>; readonly isReplay: boolean }> {
    while (!(await store.claim(sent.hash, { at: now(), until: timeIn(claimMs) }))) {
      const replayedOutcome = await replayAnswer<Output>(sent, caller);
      if (replayedOutcome) return { outcome: replayedOutcome, isReplay: true };
    }
    const cookies = recordedCookies(caller.cookies);
    let actionOutcome: Result<Output> | null = null;
    try {
      actionOutcome = await makeAnswer({ ...caller, cookies, signal: new AbortController().signal });
    } finally {
      if (!actionOutcome?.ok) await release(sent.hash, timeIn(claimMs));
    }
    if (actionOutcome.ok) {
      const storedAnswer = { value: actionOutcome.value, cookies: cookies.changes };
      await store.settle(sent.hash, sealAnswer(sent.key, storedAnswer), timeIn(memoryMs));
    }
    return { outcome: actionOutcome, isReplay: false };
  }

  return { sentForm, replay: replayAnswer, run: runOnce };
}
