import { afterAll, expect, test } from "bun:test";
import { Glob } from "bun";
import { withSignIn } from "#tests/support/product/sign-in.ts";
import { pagesWithTabs } from "#tests/support/people/site-pages.ts";

type Site = Parameters<Parameters<typeof withSignIn>[0]>[0];
const [started, isDone] = [Promise.withResolvers<Site>(), Promise.withResolvers<void>()];
const running = withSignIn(
  async (site) => {
    started.resolve(site);
    await isDone.promise;
  },
  {
    CONTACT_EMAIL: "me@tools.example",
    METRICS_TOKEN: "a token of tests, long enough",
    RATE_LIMIT: "1000",
  },
);
afterAll(() => {
  isDone.resolve();
  return running;
});
const { base: url, signedIn } = await started.promise;
const { token } = await signedIn();

/** Every GET that the API describes; what it names is not there, or found by the query. */
async function apiAddresses(): Promise<string[]> {
  const { paths }: { paths: Record<string, Record<string, unknown>> } = await (
    await fetch(`${url}/api/openapi.json`)
  ).json();
  const queries: Readonly<Record<string, string>> = {
    "/api/qr": "text=a",
    "/api/vietqr/image": "bank=vcb&account=123456",
    "/api/vietqr/payload": "bank=vcb&account=123456",
    "/api/cron/preview": "expr=0+9+*+*+1",
  };
  return Object.entries(paths)
    .filter(([, methods]) => "get" in methods)
    .map(([path]) => `${path.replace(/\{\w+\}/g, "abc123")}?${queries[path] ?? ""}`);
}

/** Addresses outside of pages and calls, and of what the pages load. */
async function fileAddresses(): Promise<string[]> {
  const folder = new URL("../../public", import.meta.url).pathname;
  const home = await (await fetch(`${url}/qr`)).text();
  const loaded = [
    ...home.matchAll(/(?:href|src|content)="(?:https?:\/\/[^/"]+)?(\/(?:assets|fonts|share)\/[^"]+)"/g),
  ];
  return [
    ...[...new Glob("**/*").scanSync(folder)].map((file) => `/${file}`),
    ...new Set(loaded.map(([, path = ""]) => path)),
    "/service-worker.js",
    "/robots.txt",
    "/sitemap.xml",
    "/manifest.webmanifest",
    "/en/manifest.webmanifest",
    "/.well-known/security.txt",
    "/api/openapi.json",
    "/api/docs",
    "/healthz",
    "/readyz",
    "/metrics",
    "/qr.png?text=a",
    "/qr.svg?text=a",
    "/qr.png",
    "/vietqr/vcb-123456.png",
    "/image/vcb-123456-compact.jpg",
    "/links/khongco",
    "/links/khongco+",
    "/notes/khong-co-khoa-nay",
    "/khong/co/trang/nay",
    "/cron?expr=0+9+*+*+1",
  ];
}

/** Header fields that an answer may depend on, with two values each. */
const dimensions: Readonly<Record<string, readonly [string, string]>> = {
  "accept-encoding": ["identity", "br"],
  accept: ["text/html,application/xhtml+xml,*/*;q=0.8", "application/json"],
  "accept-language": ["vi", "en"],
  cookie: ["a=b", `session=${token}; browser=abc; mailbox=abc; fresh_token=abc`],
  "user-agent": ["Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0", "curl/8.11"],
  origin: ["", "https://shop.example"],
  "sec-fetch-dest": ["document", "image"],
  "if-none-match": ["", '"another"'],
};

const usual = Object.fromEntries(Object.entries(dimensions).map(([name, [value]]) => [name, value]));

async function ask(address: string, fields: Readonly<Record<string, string>>) {
  const headers = Object.fromEntries(
    Object.entries({ ...usual, ...fields }).filter(([, value]) => value !== ""),
  );
  const response = await fetch(url + address, { headers, redirect: "manual", decompress: false });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}
type Asked = Awaited<ReturnType<typeof ask>>;

const directives = ({ headers }: Asked): readonly string[] =>
  (headers.get("cache-control") ?? "").split(",").map((directive) => directive.trim().toLowerCase());
const isStorable = (asked: Asked): boolean => !directives(asked).includes("no-store");
const varies = ({ headers }: Asked): readonly string[] =>
  (headers.get("vary") ?? "").split(",").map((name) => name.trim().toLowerCase());

/** What somebody sees of an answer, apart from what is drawn anew each time. */
const seen = ({ status, headers, bytes }: Asked): string =>
  [
    status,
    headers.get("content-type"),
    headers.get("content-encoding"),
    headers.get("location"),
    bytes
      .toString("latin1")
      .replaceAll(/value="[\w-]{22}"|nonce="[\w-]+"/g, "")
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, ""),
  ].join("\n");

const addresses = [
  ...(await pagesWithTabs(url)).map(({ address }) => address.slice(url.length)),
  ...(await apiAddresses()),
  ...(await fileAddresses()),
];

const answers = new Map<string, Asked>();
for (const address of addresses) answers.set(address, await ask(address, {}));

test("every answer to a GET says how it may be kept, and never two things at once", async () => {
  expect(addresses.length).toBeGreaterThan(150);
  const faults: string[] = [];
  for (const [address, asked] of answers) {
    const said = directives(asked);
    const isShared = said.includes("public");
    if (said.join("") === "") faults.push(`${address}: nothing`);
    if (isShared && (said.includes("private") || said.includes("no-store")))
      faults.push(`${address}: ${said.join()}`);
    if (isShared) if (asked.headers.has("set-cookie")) faults.push(`${address}: a cookie for everybody`);
    if (asked.status >= 400 && isStorable(asked)) faults.push(`${address}: keeps a ${asked.status}`);
    const isFresh = said.some((directive) => directive.startsWith("max-age="));
    const isRevalidated = said.includes("no-cache");
    if (isStorable(asked) && !isFresh && !isRevalidated) faults.push(`${address}: for as long as one likes`);
  }
  expect(faults).toEqual([]);
});

test("an answer of more than 64 KB is sent as it is read, and so says no length", async () => {
  const faults: string[] = [];
  for (const [address, { headers, bytes }] of answers)
    if (bytes.length > 64 * 1024 && headers.has("content-length"))
      faults.push(`${address}: ${bytes.length} bytes in one go`);
  expect(faults).toEqual([]);
});

test("thorough: what an answer depends on is in its Vary, whatever may be kept of it", async () => {
  const faults: string[] = [];
  for (const address of addresses) {
    const [first, again] = [await ask(address, {}), await ask(address, {})];
    for (const [name, [, other]] of Object.entries(dimensions)) {
      const changed = await ask(address, { [name]: other });
      if (!isStorable(first) && !isStorable(changed)) continue;
      const isSame = seen(changed) === seen(first) || seen(again) !== seen(first);
      for (const asked of [first, changed])
        if (!isSame && isStorable(asked) && !varies(asked).includes(name)) faults.push(`${address}: ${name}`);
    }
  }
  expect([...new Set(faults)]).toEqual([]);
});

test("a strong ETag is one of these very bytes, and names the answer in each encoding", async () => {
  const faults: string[] = [];
  for (const address of addresses) {
    const bytesOf = new Map<string, string>();
    for (const encoding of ["identity", "gzip", "br", "gzip, deflate, br, zstd"]) {
      const asked = await ask(address, { "accept-encoding": encoding });
      const etag = asked.headers.get("etag");
      if (!etag) continue;
      if (!/^(W\/)?"[!#-~]+"$/.test(etag)) faults.push(`${address}: ${etag}`);
      const bytes = asked.bytes.toString("base64");
      if (!etag.startsWith("W/") && (bytesOf.get(etag) ?? bytes) !== bytes)
        faults.push(`${address}: ${encoding} ${etag}`);
      bytesOf.set(etag, bytes);
      const kept = await ask(address, { "accept-encoding": encoding, "if-none-match": `"x", ${etag}` });
      if (kept.status !== 304 || kept.bytes.length > 0)
        faults.push(`${address}: ${encoding} ${kept.status} to its own tag`);
      for (const name of ["etag", "vary", "cache-control"])
        if (kept.headers.get(name) !== asked.headers.get(name))
          faults.push(`${address}: 304 with another ${name}`);
      const not = await ask(address, {
        "accept-encoding": encoding,
        "if-none-match": `${etag.slice(0, -1)}x"`,
      });
      if (not.status !== asked.status) faults.push(`${address}: ${not.status} to another tag`);
    }
  }
  expect(faults).toEqual([]);
});
