import { expect, test } from "bun:test";
import { type Lang, languages } from "#core/i18n.ts";
import type { HttpReply } from "#tools/http/effects.ts";
import { readHeaders } from "#tools/http/headers.ts";
import { anonymous } from "#tests/support/people/caller.ts";
import { saidInBoth } from "#tests/support/product/text-names.ts";
import { httpActionsWith, httpBodyOf, soundTls } from "#tests/support/samples/http-reply.ts";

const codes = [
  "CERT_HAS_EXPIRED",
  "CERT_NOT_YET_VALID",
  "ERR_TLS_CERT_ALTNAME_INVALID",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "OTHER",
];
const replies: readonly Partial<HttpReply>[] = [
  ...[200, 299, 300, 399, 400, 401, 403, 404, 410, 429, 499, 500, 599].map((status) => ({ status })),
  ...codes.map((error) => ({ tls: { ...soundTls, error } })),
  ...[13, 14, 15, 16].map((day) => ({ tls: { ...soundTls, validTo: new Date(`2026-02-${day}T23:59:59Z`) } })),
  ...(["redirect_limit", "downgraded", "headers_dropped"] as const).map((warning) => ({
    warnings: [warning],
  })),
  ...(["too_slow", "bad_encoding", "incomplete"] as const).map((fault) => ({
    body: { ...httpBodyOf("x"), fault },
  })),
  {
    tls: {
      ...soundTls,
      validFrom: null,
      validTo: null,
      names: Array.from({ length: 101 }, (_, at) => `${at}.vn`),
    },
  },
  { tls: null, phases: { dns: null, connect: 0.04, tls: null, firstByte: 9 }, totalMs: 1 },
];

async function statusOf(reply: Partial<HttpReply>, lang: Lang) {
  const outcome = await httpActionsWith(reply).status.run(
    { url: "example.com", method: "GET" },
    { ...anonymous, lang },
  );
  if (!outcome.ok) throw new Error(outcome.failure.code);
  return outcome.value;
}

async function told(reply: (typeof replies)[number]): Promise<string> {
  const [vi, en] = await Promise.all(
    languages.map(async (lang) => {
      const { ok: isOk, summary, timings, warnings, tls } = await statusOf(reply, lang);
      const certificate = tls && {
        valid: tls.valid,
        error: tls.error,
        text: tls.error_text,
        days: tls.days_left,
        names: tls.names.length,
      };
      return { ok: isOk, summary, warnings, total: timings.total_ms, certificate };
    }),
  );
  return saidInBoth((lang) => ({ vi, en })[lang]);
}

test("replies are told in words that were read in both languages", async () => {
  expect((await Promise.all(replies.map(told))).join("\n")).toMatchSnapshot();
});

test("the figures of an answer are those that were measured, rounded to a tenth", async () => {
  const { timings, tls } = await statusOf({}, "vi");
  expect(timings).toEqual({ dns_ms: 1.2, connect_ms: 2, tls_ms: 3, first_byte_ms: 4, total_ms: 20.1 });
  expect(tls).toMatchObject({
    protocol: "TLSv1.3",
    cipher: "TLS_AES_128_GCM_SHA256",
    subject: "example.com",
    issuer: "Authority",
    valid_from: "2026-01-01T00:00:00.000Z",
    valid_to: "2026-03-01T12:00:00.000Z",
    fingerprint: "AA",
  });
  const kept = await statusOf(
    { phases: { dns: null, connect: 0.04, tls: null, firstByte: 9 }, totalMs: 1 },
    "vi",
  );
  expect(kept.timings).toEqual({ dns_ms: null, connect_ms: 0, tls_ms: null, first_byte_ms: 9, total_ms: 9 });
});

test("none of the headers that frame a message, or tell where it is from or goes, is taken", () => {
  const framing =
    "host connection keep-alive te trailer transfer-encoding content-length upgrade expect via forwarded x-forwarded-for x-forwarded-host x-forwarded-proto x-forwarded-port x-real-ip x-client-ip true-client-ip cf-connecting-ip cookie2 metadata metadata-flavor x-aws-ec2-metadata-token x-aws-ec2-metadata-token-ttl-seconds x-google-metadata-request x-metadata-token proxy-authorization sec-fetch-site";
  for (const name of framing.split(" "))
    for (const spelt of [name, name.toUpperCase()])
      expect([spelt, readHeaders({ [spelt]: "a" }).ok]).toEqual([spelt, false]);
  for (const name of ["xhost", "host-x", "my-proxy-a", "a".repeat(100)])
    expect([name, readHeaders({ [name]: "a" }).ok]).toEqual([name, true]);
  expect(readHeaders({ ["a".repeat(101)]: "a" }).ok).toBe(false);
  expect(readHeaders({ a: "a".repeat(8000) }).ok).toBe(true);
  expect(readHeaders({ a: "a".repeat(8001) }).ok).toBe(false);
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`a${at}`, "b"]));
  expect([readHeaders(many(50)).ok, readHeaders(many(51)).ok]).toEqual([true, false]);
});
