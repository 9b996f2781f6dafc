import { addressKeyOf } from "./client-key.ts";
import { memoryLimitStore } from "./memory-limit-store.ts";

/** A client with this many wrong secrets in this time is not heard, whatever it then brings. */
const guessLimit = { points: 10, windowS: 60 };

export type SecretVerdict =
  | { readonly is: "right" | "wrong" }
  | { readonly is: "unheard"; readonly retryAfterS: number };

/** Checks an operator's secret that somebody brings as a bearer; the one before it does too while it is given. */
export function operatorSecret(
  secret: string,
  now: () => Date,
  oldSecret = "",
): (client: string, authorization: string | null) => SecretVerdict {
  const wrongSecrets = memoryLimitStore({ maxSlots: 2 ** 17 });
  // Hashed with a key that nobody knows, so that how long it takes to compare says nothing.
  const key = crypto.getRandomValues(new Uint8Array(32));
  const digestOf = (text: string): string =>
    new Bun.CryptoHasher("sha256", key).update(text).digest("base64");
  const expected = [secret, oldSecret].filter(Boolean).map((given) => digestOf(`Bearer ${given}`));
  return (client, authorization) => {
    const clientKey = addressKeyOf(client);
    const guessWindow = { ...guessLimit, now: now().getTime() };
    const guesses = wrongSecrets.peek(clientKey, guessWindow);
    if (!guesses.isAllowed) {
      const retryAfterS = Math.max(1, Math.ceil((guesses.resetAt - guessWindow.now) / 1000));
      return { is: "unheard", retryAfterS };
    }
    if (expected.includes(digestOf(authorization ?? ""))) return { is: "right" };
    wrongSecrets.take(clientKey, guessWindow);
    return { is: "wrong" };
  };
}
