import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import type { Caller, Cookies } from "../core/action.ts";
import type { RawInput } from "../core/decode.ts";
import { type IdempotencyStore, idempotencyField } from "../core/idempotency.ts";
import { type Result, fail, ok } from "../core/result.ts";
import type { Idempotency, SentForm } from "../http/idempotency.ts";

/** How long what was made is remembered. */
const memoryMs = 5 * 60_000;
/** How long one that has a key may take to answer; it outlives no process that was killed by more. */
const claimMs = 120_000;
const lookAgainMs = 100;

type StoredAnswer = {
  readonly value: unknown;
  readonly cookies: readonly (readonly [string, string, number])[];
};

const pattern = /^[\w-]{20,64}$/;

function sentForm(raw: RawInput, input: unknown, { user }: Caller): SentForm | null {
  const key = raw[idempotencyField];
  if (typeof key !== "string" || !pattern.test(key)) return null;
  const fingerprint = JSON.stringify([key, user?.id ?? null, input]);
  return { key, hash: createHash("sha256").update(fingerprint).digest("base64url") };
}

// Only who has the key can read what it made: a note, a mailbox's token.
const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;
const secretOf = (key: string): Buffer => createHash("sha256").update(`answer ${key}`).digest();

function seal(key: string, answer: StoredAnswer): Uint8Array {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, secretOf(key), nonce);
  const text = Buffer.concat([sealing.update(JSON.stringify(answer)), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), text]);
}

function unseal(key: string, sealed: Uint8Array): StoredAnswer {
  const [text, start] = [Buffer.from(sealed), nonceBytes + tagBytes];
  const opening = createDecipheriv(cipher, secretOf(key), text.subarray(0, nonceBytes));
  opening.setAuthTag(text.subarray(nonceBytes, start));
  return JSON.parse(Buffer.concat([opening.update(text.subarray(start)), opening.final()]).toString());
}

/** Sets cookies as asked, and remembers which, for the answer that a browser gave up when the form was sent again. */
function recorded(cookies: Cookies): Cookies & { readonly changes: StoredAnswer["cookies"] } {
  const changes: [string, string, number][] = [];
  return {
    changes,
    get: cookies.get,
    set: (...change) => {
      changes.push(change);
      cookies.set(...change);
    },
  };
}

export function createIdempotency(store: IdempotencyStore, now: () => Date): Idempotency {
  const inMs = (ms: number) => new Date(now().getTime() + ms);

  async function replay<Output>(
    { key, hash }: SentForm,
    { cookies }: Caller,
  ): Promise<Result<Output> | null> {
    const lastMs = now().getTime() + claimMs;
    for (;;) {
      const entry = await store.find(hash, now());
      if (!entry) return null;
      if (entry.answer) {
        const answer = unseal(key, entry.answer);
        for (const change of answer.cookies) cookies.set(...change);
        // oxlint-disable-next-line no-unsafe-type-assertion -- the same action made it, of the same input
        return ok(answer.value as Output);
      }
      if (now().getTime() > lastMs) return fail("busy");
      await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
    }
  }

  async function run<Output>(
    sent: SentForm,
    caller: Caller,
    make: (caller: Caller) => Result<Output> | Promise<Result<Output>>,
  ): Promise<{ readonly outcome: Result<Output>; readonly isReplay: boolean }> {
    while (!(await store.claim(sent.hash, { at: now(), until: inMs(claimMs) }))) {
      const outcome = await replay<Output>(sent, caller);
      if (outcome) return { outcome, isReplay: true };
    }
    const cookies = recorded(caller.cookies);
    let outcome: Result<Output> | null = null;
    try {
      outcome = await make({ ...caller, cookies, signal: new AbortController().signal });
    } finally {
      if (!outcome?.ok) await store.release(sent.hash);
    }
    if (outcome.ok) {
      const answer = { value: outcome.value, cookies: cookies.changes };
      await store.settle(sent.hash, seal(sent.key, answer), inMs(memoryMs));
    }
    return { outcome, isReplay: false };
  }

  return { sentForm, replay, run };
}
