import { expect, test } from "bun:test";
import { withSignIn } from "#tests/support/product/sign-in.ts";

type Operation = {
  responses: Record<string, unknown>;
  requestBody?: { content: Record<string, { example?: Record<string, unknown> }> };
};
type Call = Operation & { readonly method: string; readonly path: string };

/** Every call, with what may stand in its path. */
async function callsOf(base: string): Promise<Call[]> {
  const { paths }: { paths: Record<string, Record<string, Operation>> } = await (
    await fetch(`${base}/api/openapi.json`)
  ).json();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path: path.replace(/\{\w+\}/g, "abc123"),
    })),
  );
}

const jsonOf = ({ requestBody }: Call) => requestBody?.content["application/json"];

/** Any call of the API, as somebody who may make it. */
const withCalls = (
  run: (
    calls: readonly Call[],
    ask: (call: Call, body?: string, query?: string) => Promise<Response>,
  ) => Promise<void>,
  env: Record<string, string> = {},
) =>
  withSignIn(async ({ base, signedIn }) => {
    const { token } = await signedIn();
    const ask = ({ method, path }: Call, body?: string, query = "") =>
      fetch(`${base}${path}${query}`, {
        method,
        redirect: "manual",
        headers: {
          Authorization: `Bearer ${token}`,
          ...(body !== undefined && { "Content-Type": "application/json" }),
        },
        ...(body !== undefined && { body }),
      });
    await run(await callsOf(base), ask);
  }, env);

test("each call with a body names a field that it does not know, but for the one of another service", () =>
  withCalls(async (calls, ask) => {
    const faults: string[] = [];
    for (const call of calls) {
      const json = jsonOf(call);
      if (!json || call.path === "/api/vietqr/v2/generate") continue;
      const answered = await ask(call, JSON.stringify({ ...json.example, khong_co: 1 }));
      const { errors = [] } = await answered.json();
      const isNamed = errors.some(({ path }: { path: string }) => path === "khong_co");
      if (answered.status !== 422 || !isNamed) faults.push(`${call.method} ${call.path} ${answered.status}`);
    }
    expect(faults).toEqual([]);
  }));

test("each call with a body refuses what is no JSON object, in the language that the address asks for", () =>
  withCalls(async (calls, ask) => {
    const faults: string[] = [];
    for (const call of calls)
      if (jsonOf(call))
        for (const body of ["{", "[]", "1", "null", '"a"', "\u{FEFF}{", '{"a":1}}']) {
          const answered = await ask(call, body, "?lang=en");
          const { code, title } = await answered.json();
          if (answered.status !== 400 || code !== "malformed_body" || /[à-ỹ]/i.test(title))
            faults.push(`${call.method} ${call.path} ${body} ${answered.status} ${title}`);
        }
    expect(faults).toEqual([]);
  }));

/** The calls that answer GET too, each with input that it refuses. */
const safe: Readonly<Record<string, Record<string, string>>> = {
  "/api/qr": { text: "a", level: "X" },
  "/api/vietqr/image": { bank: "khong-co", account: "1" },
  "/api/vietqr/payload": { bank: "VCB", account: "0123456789", amount: "-5" },
  "/api/whois": { domain: "a b" },
  "/api/ip": { ip: "300.1.1.1" },
  "/api/dns": { host: "a..b", type: "ZZ" },
  "/api/http/status": { url: "ftp://example.com/", method: "TRACE" },
  "/api/cron/preview": { expr: "61 * * * *", count: "101", tz: "Asia/Khong_Co" },
  "/api/crypto/uuid/generate": { version: "2", count: "0" },
  "/api/crypto/password": { length: "129", symbols: "co" },
  "/api/text-analyzer/lipsum": { length: "10001", type: "trang" },
};

test("what is safe refuses the same by GET as by POST, and nothing else answers GET", () =>
  withCalls(async (calls, ask) => {
    const posts = calls.filter(({ method }) => method === "POST");
    const gets = new Set(calls.filter(({ method }) => method === "GET").map(({ path }) => path));
    const both = posts.filter(({ path }) => gets.has(path) && path in safe).map(({ path }) => path);
    expect(both.toSorted()).toEqual(Object.keys(safe).toSorted());
    for (const call of posts) {
      const bad = safe[call.path];
      const query = bad ? `?${new URLSearchParams(bad)}` : "";
      const got = await ask({ ...call, method: "GET" }, undefined, query);
      if (bad) {
        const posted = await ask(call, JSON.stringify(bad));
        expect([call.path, got.status, await got.json()]).toEqual([call.path, 422, await posted.json()]);
      } else if (!gets.has(call.path)) {
        await got.body?.cancel();
        expect([call.path, got.status, got.headers.get("allow")?.includes("GET")]).toEqual([
          call.path,
          405,
          false,
        ]);
      }
    }
  }));

test("each call whose description has a 429 says in its headers what is left", () =>
  withCalls(
    async (calls, ask) => {
      const faults: string[] = [];
      for (const call of calls) {
        const endsSession = call.method === "DELETE" && /\/account(\/sessions)?$/.test(call.path);
        if (!("429" in call.responses) || endsSession) continue;
        const answered = await ask(call, jsonOf(call) ? "{" : undefined);
        await answered.body?.cancel();
        const policy = answered.headers.get("ratelimit-policy") ?? "";
        const left = answered.headers.get("ratelimit") ?? "";
        if (!/^"[\w-]+";q=\d+;w=\d+$/.test(policy) || !/^"[\w-]+";r=\d+;t=\d+$/.test(left))
          faults.push(`${call.method} ${call.path} ${answered.status} ${policy} ${left}`);
      }
      expect(faults).toEqual([]);
    },
    { RATE_LIMIT: "50" },
  ));
