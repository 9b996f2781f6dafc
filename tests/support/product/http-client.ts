import { readFileSync } from "node:fs";
import { createHttpClient } from "#net/http.ts";
import type { MessageKey } from "#core/i18n.ts";
import { fail, type FailureCode } from "#core/result.ts";
import type { HttpReply, HttpRequest } from "#tools/http/effects.ts";
import { guardFor, outboundCaller } from "./guard.ts";

/** A file of `tests/net/certificates`. */
export const pem = (name: string): string =>
  readFileSync(new URL(`../../net/certificates/${name}`, import.meta.url), "utf8");

/** Sends requests through a guard that lets loopback through, and trusts the test's own authority. */
export const clientFor = (
  wishes: Parameters<typeof guardFor>[0] = {},
  settings: { bodyTimeoutMs?: number } = {},
) => {
  const guard = guardFor({ allow: "127.0.0.1/32", ...wishes });
  const client = createHttpClient(guard, { userAgent: "test/1", ca: pem("authority.pem"), ...settings });
  return (request: HttpRequest | string) =>
    guard.run(outboundCaller, (signal) =>
      client.request(typeof request === "string" ? { url: request } : request, signal),
    );
};
export const request = clientFor();

export async function reply(asked: HttpRequest | string, ask = request): Promise<HttpReply> {
  const outcome = await ask(asked);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.value;
}

export const bodyTextOf = ({ body }: HttpReply): string => new TextDecoder().decode(body.bytes);

export const failureOf = (code: Exclude<FailureCode, "invalid_input">, key?: MessageKey) =>
  fail(code, key && { key });
