import { afterAll, expect, test } from "bun:test";
import type { LimitName } from "#core/limits.ts";
import { startTestProduct, withProduct } from "#tests/support/product/product.ts";
import { type AnyTool, outboundRefusals, upstreamRefusals } from "#core/tool.ts";
import { tools } from "#tools/registry.ts";
import { record, startDnsServer } from "#tests/support/servers/dns-server.ts";
import { startHttpServer } from "#tests/support/servers/http-server.ts";

const { url, stop } = await startTestProduct({ env: { RATE_LIMIT: "1000" } });
afterAll(stop);

/** What knows accounts, keeps something of somebody, costs the operator, or asks other servers in his name. */
const closed =
  /^\/api\/(auth|account|notes|links|temp-mail|data-deletion|chatgpt|translate|http|proxy|whois|dns)\b|^\/api\/(vietqr|qr)\/history/;
/** Limits of what costs, asks others in the operator's name or keeps something: no page of another site makes such a call. */
const closedLimits: readonly LimitName[] = [
  "chat",
  "translate",
  "http",
  "proxy",
  "whois",
  "dns",
  "link",
  "note",
  "mailbox",
  "report",
  "deletion",
  "write",
  "signIn",
  "guess",
];
const foreign = { Origin: "https://shop.example", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors" };

const { paths }: { paths: Record<string, Record<string, unknown>> } = await (
  await fetch(`${url}/api/openapi.json`)
).json();
const calls = Object.entries(paths).map(([path, methods]) => ({
  path: path.replace(/\{\w+\}/g, "abc123"),
  methods: Object.keys(methods).map((method) => method.toUpperCase()),
  isOpen: !closed.test(path),
}));

const accessIn = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith("access-control-")));

const isOpenTo = ({ headers }: Response): boolean => headers.get("access-control-allow-origin") === "*";

const ask = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(url + path, { redirect: "manual", ...init, headers: foreign });
  await response.body?.cancel();
  return response;
};

test("a preflight is answered for each open call with its methods and the one header, and for no other", async () => {
  expect(calls.filter(({ isOpen }) => isOpen).length).toBeGreaterThan(35);
  for (const { path, methods, isOpen } of calls) {
    const answered = await ask(path, { method: "OPTIONS" });
    const allowed = answered.headers.get("access-control-allow-methods")?.split(", ") ?? [];
    expect([path, answered.status, allowed.toSorted()]).toEqual([
      path,
      isOpen ? 204 : 405,
      isOpen ? methods.toSorted() : [],
    ]);
    const { "access-control-allow-methods": _, ...others } = accessIn(answered);
    expect([path, others]).toEqual([
      path,
      isOpen
        ? {
            "access-control-allow-origin": "*",
            "access-control-allow-headers": "Content-Type",
            "access-control-max-age": "86400",
          }
        : {},
    ]);
  }
});

test("the scripts of any site read open calls and their refusals, without credentials; of the others they read nothing", async () => {
  for (const { path, methods, isOpen } of calls)
    for (const method of methods) {
      const answered = await ask(path, { method, ...(method !== "GET" && { body: "{" }) });
      expect([method, path, accessIn(answered)]).toEqual([
        method,
        path,
        isOpen
          ? {
              "access-control-allow-origin": "*",
              "access-control-expose-headers": "RateLimit, RateLimit-Policy, Retry-After",
            }
          : {},
      ]);
      // The origin is never repeated, so no cache has to tell one from another.
      expect(answered.headers.get("vary") ?? "").not.toMatch(/origin/i);
      const isPicture = answered.headers.get("content-type")?.startsWith("image/") ?? false;
      expect([path, answered.headers.get("cross-origin-resource-policy")]).toEqual([
        path,
        isPicture && isOpen ? "cross-origin" : "same-origin",
      ]);
    }
});

test("pictures by address and the description of the calls are open too, pages are not", async () => {
  for (const path of [
    "/qr.png?text=a",
    "/qr.svg?text=a",
    "/qr.png",
    "/vietqr/VCB-0123456789.png",
    "/vietqr/VCB-0123456789.svg",
    "/image/ICB-113366668888-qr_only.jpg",
  ]) {
    const [shown, asked] = [await ask(path), await ask(path, { method: "OPTIONS" })];
    expect([path, accessIn(shown)["access-control-allow-origin"]]).toEqual([path, "*"]);
    expect(shown.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect([path, asked.status, asked.headers.get("access-control-allow-methods")]).toEqual([
      path,
      204,
      "GET",
    ]);
  }
  expect(accessIn(await ask("/api/openapi.json"))["access-control-allow-origin"]).toBe("*");
  for (const path of ["/", "/vietqr", "/en/notes", "/account", "/admin", "/links/abcd", "/api", "/healthz"])
    expect([path, accessIn(await ask(path))]).toEqual([path, {}]);
});

test("no call is open that a limit of what costs, speaks for the operator or keeps something counts", async () => {
  const counted = new Set<string>();
  for (const { path, methods } of calls)
    for (const method of methods) {
      const answered = await fetch(url + path, {
        method,
        redirect: "manual",
        ...(method !== "GET" && { body: "{" }),
      });
      await answered.body?.cancel();
      const limit = /^"(\w+)"/.exec(answered.headers.get("ratelimit-policy") ?? "")?.[1] ?? "";
      const mayNotBeOpen = closedLimits.some((closedLimit) => closedLimit === limit);
      if (mayNotBeOpen) counted.add(limit);
      expect([method, path, limit, mayNotBeOpen && isOpenTo(answered)]).toEqual([method, path, limit, false]);
    }
  expect([...counted].toSorted()).toEqual([
    "chat",
    "deletion",
    "dns",
    "http",
    "link",
    "mailbox",
    "note",
    "proxy",
    "signIn",
    "translate",
    "whois",
    "write",
  ]);
});

test("a picture, a frame or a script of another site's page does not have this server ask others; a link from there does", async () => {
  await using target = await startHttpServer((_, reply) => reply.end("x"));
  await withProduct(
    async (base) => {
      const asks = (path: string, destination: string) =>
        fetch(`${base}${path}`, {
          headers: {
            "Sec-Fetch-Site": "cross-site",
            "Sec-Fetch-Dest": destination,
            "Sec-Fetch-Mode": "no-cors",
          },
        });
      const page = `/http?action=status&url=${encodeURIComponent(target.url)}`;
      const call = `/api/http/status?url=${encodeURIComponent(target.url)}`;
      for (const destination of ["image", "iframe", "script", "empty", "style"])
        for (const path of [page, call]) {
          const answered = await asks(path, destination);
          await answered.body?.cancel();
          expect([path, destination, answered.status, target.received.length]).toEqual([
            path,
            destination,
            403,
            0,
          ]);
        }
      for (const path of [page, call]) expect((await asks(path, "document")).status).toBe(200);
      expect(target.received.length).toBe(2);
    },
    { env: { OUTBOUND_ALLOW: `127.0.0.1/32:${new URL(target.url).port}` } },
  );
});

test("scripts of another site's page are told of an address what this server knows by itself", async () => {
  using dns = await startDnsServer(({ name }) => ({
    answers: [record("PTR", name, "host.example")],
    code: 0,
  }));
  const env = { DNS_SERVERS: dns.address, OUTBOUND_ALLOW: "127.0.0.1/32", RATE_LIMIT: "0" };
  await withProduct(
    async (base) => {
      const { Origin } = foreign;
      const elsewhere = [
        { ...foreign, "Sec-Fetch-Dest": "empty" },
        { ...foreign, "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "script" },
        // As browsers before Sec-Fetch-Dest say it.
        { Origin },
      ];
      for (const headers of elsewhere) {
        const sent = {
          method: "POST",
          headers: { ...headers, "Content-Type": "application/json" },
          body: '{"ip":"14.160.0.1"}',
        };
        for (const asked of [
          fetch(`${base}/api/ip?ip=14.160.0.1`, { headers }),
          fetch(`${base}/ip/json?ip=14.160.0.1`, { headers }),
          fetch(`${base}/api/ip`, sent),
        ])
          expect(await (await asked).json()).toMatchObject({
            country: { code: "VN" },
            hostname: null,
            asn: null,
          });
      }
      expect(dns.asked).toEqual([]);
      await (await fetch(`${base}/api/ip?ip=14.160.0.1`)).json();
      expect(dns.asked.length).toBeGreaterThan(0);
    },
    { env },
  );
});

test("what may have this server ask others is not open to pages of other sites, an address's country apart", () => {
  const asksOthers: readonly string[] = [...outboundRefusals, ...upstreamRefusals].filter(
    (code) => code !== "busy",
  );
  const declared: readonly AnyTool[] = tools;
  const open = declared.flatMap(({ id, calls: ofTool }) =>
    Object.entries(ofTool).flatMap(([name, { access, refusals = [] }]) =>
      access === "open" && refusals.some((code) => asksOthers.includes(code)) ? [`${id}.${name}`] : [],
    ),
  );
  expect(open).toEqual(["ip.lookup"]);
});
