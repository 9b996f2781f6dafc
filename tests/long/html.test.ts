import { expect, test } from "bun:test";
import { HtmlValidate } from "html-validate";
import { localPath, otherPages } from "#core/pages.ts";
import { tools } from "#tools/catalog.ts";
import { languages } from "#core/i18n.ts";
import { withLookups } from "#tests/support/product/lookups.ts";
import { mailEnv, openMailbox } from "#tests/support/product/mailbox.ts";
import { withNetwork } from "#tests/support/product/network.ts";
import { postForm, withProduct } from "#tests/support/product/product.ts";
import { finishSignIn, reachCallback, withSignIn } from "#tests/support/product/sign-in.ts";
import { startHttpServer } from "#tests/support/servers/http-server.ts";

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

/** What the HTML standard has against a page, a line each. */
async function faultsOf(name: string, reply: Response): Promise<string[]> {
  expect([name, reply.headers.get("content-type")]).toEqual([name, "text/html; charset=utf-8"]);
  const html = await reply.text();
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages);
  return [
    ...messages.map(
      ({ ruleId, message, offset }) => `${name} ${ruleId}: ${message} … ${html.slice(offset, offset + 120)}`,
    ),
    ...wrongAddresses(html).map((address) => `${name} is no address: ${address.slice(0, 120)}`),
  ];
}

/** Addresses with a letter that the URL Standard lets no address have, which browsers mend and validators do not. */
const wrongAddresses = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src|action|formaction)="([^"]*)"/gi)]
    .map(([, address = ""]) => address.replaceAll("&amp;", "&").replaceAll("&#x27;", "'"))
    .filter((address) => !/^(?:[\w!$&'()*+,\-./:;=?@~#\u00a0-\uffff]|%[0-9a-f]{2})*$/i.test(address));

type Sent = readonly [path: string, fields: Record<string, string>, status?: number];

async function expectValid(base: string, sent: readonly Sent[]): Promise<void> {
  const faults: string[] = [];
  for (const lang of languages)
    for (const [path, fields, status = 200] of sent) {
      const reply = await postForm(base + localPath(path, lang), fields);
      if (reply.status !== status) faults.push(`${path} ${JSON.stringify(fields)} answered ${reply.status}`);
      faults.push(...(await faultsOf(`${path} ${JSON.stringify(fields)}`, reply)));
    }
  expect(faults).toEqual([]);
}

test("the validator finds what is no HTML", async () => {
  const reply = new Response(
    '<!doctype html><title>x</title><p><div></div></p><i id=a></i><i id=a></i><a href="/a b"></a>',
    {
      headers: { "Content-Type": "text/html; charset=utf-8" },
    },
  );
  const faults = await faultsOf("wrong", reply);
  expect(faults.length).toBeGreaterThan(2);
  expect(faults.at(-1)).toBe("wrong is no address: /a b");
});

test("every page, tab and page that is not there is valid HTML in both languages", () =>
  withProduct(async (base) => {
    const faults: string[] = [];
    const pages = [...otherPages, ...tools].map(({ path }) => path);
    const texts = await Promise.all(pages.map(async (path) => (await fetch(base + path)).text()));
    const tabs = texts.flatMap((html) =>
      [...html.matchAll(/href="(\/[\w-]+\?tab=[\w-]+)"/g)].map(([, tab = ""]) => tab),
    );
    expect(tabs.length).toBeGreaterThan(5);
    const others = ["/khong-co", "/notes/khong-co", "/links/khongco+", "/auth/callback?error=x"];
    for (const path of [...pages, ...tabs, ...others])
      for (const lang of languages) {
        const address = path.startsWith("/links/") ? path : localPath(path, lang);
        faults.push(...(await faultsOf(address, await fetch(base + address))));
      }
    faults.push(...(await faultsOf("/api/docs", await fetch(`${base}/api/docs`))));
    faults.push(...(await faultsOf("/api/docs?lang=en", await fetch(`${base}/api/docs?lang=en`))));
    expect(faults).toEqual([]);
  }));

const jwt = "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIiwiZXhwIjoxfQ.AAAA";

test("every result and every refusal of what is worked out here is valid HTML", async () => {
  await using model = await startHttpServer((_, reply) =>
    reply.end(
      `data: ${JSON.stringify({ choices: [{ delta: { content: "# A\n\n| a | b |\n|---|---|\n| 1 | `2` |\n\n- x\n  1. y\n\n> z\n\n```js\n1 < 2\n```" }, finish_reason: "stop" }] })}\n\n`,
    ),
  );
  await withProduct(
    (base) =>
      expectValid(base, [
        ["/", { q: "https://example.com" }],
        ["/", { q: "không có gì như vậy đâu" }],
        ["/qr", { text: "abc" }],
        ["/qr", { text: "a".repeat(4000) }, 422],
        ["/qr?tab=wifi", { tab: "wifi", ssid: "a", password: "b" }],
        ["/vietqr", { bank: "VCB", account: "0123456789", amount: "50000", info: "An com" }],
        ["/vietqr", { bank: "không", account: "!" }, 422],
        ["/links", { url: "javascript:1" }, 422],
        ["/notes", { content: "" }, 422],
        ["/crypto", { action: "password", length: "20", lower: "on" }],
        ["/crypto", { action: "password", length: "1" }, 422],
        ["/crypto?tab=hash", { action: "hash", algo: "sha256", text: "a" }],
        ["/crypto?tab=jwt", { action: "jwt", token: jwt, key: "secret" }],
        ["/crypto?tab=jwt", { action: "jwt", token: "a.b" }, 422],
        ["/crypto?tab=uuid", { action: "uuid", version: "7", count: "3" }],
        ["/data", { action: "json/yaml", text: '{"a": 1.10}' }],
        ["/data", { action: "json/pretty", text: '{"a": ' }, 422],
        ["/data", { action: "yaml/json", text: "a: 0912345678" }],
        ["/cron", { expr: "*/5 9-17 * * 1-5" }],
        ["/cron", { expr: "61 * * * *" }, 422],
        ["/tools", { action: "urlencode", text: "xin chào" }],
        ["/tools", { action: "b64decode", text: "@@" }, 422],
        ["/text-analyzer", { action: "analyze", text: "Một câu. Hai câu nữa." }],
        ["/text-analyzer?tab=change", { action: "change", text: "Một câu.", kind: "upper" }],
        ["/text-analyzer?tab=lorem", { action: "lipsum", length: "20", type: "words" }],
        ["/2fa", { action: "generate", issuer: "Cửa hàng", account: "an@example.com" }],
        ["/2fa", { action: "verify", secret: "JBSWY3DPEHPK3PXP", code: "12" }],
        ["/ua", { action: "random" }],
        ["/chatgpt", { message: "Xin chào" }],
        ["/data-deletion", { email: "không phải" }, 422],
        ["/notes", { content: "a".repeat(70_000) }, 422],
      ]),
    { env: { AI_BASE_URL: model.url, AI_MODEL: "small" } },
  );
});

test("results of the network, and of what does not answer, are valid HTML", async () => {
  await withNetwork((places) =>
    expectValid(places.base, [
      ["/dns", { host: "example.com", type: "A" }],
      ["/dns", { host: "nowhere.example", type: "MX" }],
      ["/dns", { host: "-", type: "A" }, 403],
      ["/http", { action: "status", url: places.site, method: "GET" }],
      ["/http", { action: "request", url: `${places.site}/go`, method: "GET", headers: "X-A: 1" }],
      ["/http", { action: "status", url: "http://127.0.0.1:1/", method: "GET" }, 403],
      ["/translate", { text: "xin chào", from: "vi", to: "en" }, 502],
    ]),
  );
  await withLookups(({ base, proxy }) =>
    expectValid(base, [
      ["/whois", { domain: "example.com" }],
      ["/whois", { domain: "free-name.com" }],
      ["/whois", { domain: "vidu.hu" }],
      ["/ip", { ip: "192.0.2.1" }],
      ["/ip", { ip: "x" }, 422],
      ["/proxy", { proxy }],
    ]),
  );
});

test("a mailbox with messages is valid HTML", async () => {
  const { env, smtpPort } = await mailEnv();
  await withProduct(
    async (base) => {
      const box = await openMailbox(base, smtpPort);
      const { id } = await box.receive({
        subject: "Mã",
        html: "<p>482913</p><script>1</script>",
        attachments: [{ filename: "a.txt", content: "a" }],
      });
      const headers = { Cookie: `mailbox=${box.token}` };
      const faults: string[] = [];
      for (const path of ["/temp-mail", `/temp-mail?message=${id}`, "/en/temp-mail?q=khong&refresh=on"])
        faults.push(...(await faultsOf(path, await fetch(base + path, { headers }))));
      expect(faults).toEqual([]);
    },
    { env },
  );
});

test("what somebody sees who is signed in is valid HTML: lists, statistics, history, keys", () =>
  withSignIn(async ({ signedIn, visitor }) => {
    const an = await signedIn();
    await an.submit("/links", { url: "https://example.com/", code: "cuaan1", tags: "a, b" });
    await an.submit("/notes", { content: "https://example.com/ một", title: "" });
    await an.open("/qr?text=a");
    await an.submit("/vietqr", { bank: "VCB", account: "0123456789" });
    const key = await an.submit("/account", { action: "createKey", name: "máy", scopes: "links" });
    const faults = await faultsOf("new key", key);
    const pages = [...otherPages, ...tools].map(({ path }) => path);
    const states = [
      "/links?history=open",
      "/links?history=open&analytics=cuaan1",
      "/links?history=open&edit=cuaan1",
      "/links?made=cuaan1",
      "/qr?history=1",
      "/vietqr?history=1",
      "/notes?saved",
    ];
    for (const path of [...pages, ...states])
      for (const lang of languages) {
        const address = localPath(path, lang);
        faults.push(...(await faultsOf(address, await an.open(address))));
      }
    const other = visitor();
    const done = await finishSignIn(other, await reachCallback(other, "google"));
    faults.push(...(await faultsOf("/auth/callback", await other.open(done))));
    expect(faults).toEqual([]);
  }));
