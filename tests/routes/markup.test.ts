import { expect } from "bun:test";
import { siteAddresses } from "#tests/support/people/site-pages.ts";
import { type PageOutline, type OutlineVisit, testOutlines } from "#tests/support/product/page-snapshots.ts";
import { postForm } from "#tests/support/product/product.ts";

const tabs = [
  ...["wifi", "contact", "phone", "sms", "email", "event", "geo"].map((tab) => `/qr?tab=${tab}`),
  "/text-analyzer?tab=change",
  "/text-analyzer?tab=lorem",
  ...["hash", "jwt", "uuid"].map((tab) => `/crypto?tab=${tab}`),
  "/api?tab=links",
  "/api?tab=cron",
  "/?q=vnexpress.net",
  "/?q=khong+co+gi+ca",
  "/cron?expr=61+*+*+*+*",
  "/cron?expr=0+9+*+*+1-5&tz=UTC&count=2",
  "/ua?browser=khong",
  "/ip?ip=10.0.0.1",
  "/whois?domain=khong+phai",
  "/dns?host=%20",
  "/translate?text=",
  "/data-deletion?code=khong-co",
  "/links?history=open",
  "/auth/callback?error=access_denied",
];

const token = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIiwiZXhwIjoxNzAwMDAwMDAwfQ.AAAA";
const forms: readonly (readonly [path: string, fields: Record<string, string>])[] = [
  ["/qr", { text: "https://example.com/", size: "128", dark: "#777777", light: "#888888" }],
  ["/qr", { text: "" }],
  ["/qr?tab=wifi", { tab: "wifi", ssid: "Nhà", password: "bi-mat-99", security: "WPA" }],
  ["/vietqr", { bank: "970436", account: "1133666688880", amount: "79000", info: "Ủng hộ" }],
  ["/vietqr", { bank: "970436", account: "!" }],
  ["/links", { url: "https://example.com/a", code: "cuaan", title: "Tết", tags: "tet", max_clicks: "5" }],
  ["/links", { url: "khong phai" }],
  ["/data", { text: '{"a":[1,2]}', action: "json/yaml" }],
  ["/data", { text: '{"a":', action: "json/pretty" }],
  ["/text-analyzer", { text: "Một câu. Hai câu dài hơn một chút, đúng không?" }],
  ["/text-analyzer?tab=lorem", { tab: "lorem", type: "words", length: "3" }],
  ["/text-analyzer?tab=change", { action: "change", text: "Cà phê", kind: "upper" }],
  ["/text-analyzer?tab=change", { action: "change", text: "Cà phê", kind: "number_vi" }],
  ["/tools", { text: "Cà phê", action: "b64encode" }],
  ["/tools", { text: "%zz", action: "urldecode" }],
  ["/crypto?tab=password", { action: "password", length: "20", lower: "on" }],
  ["/crypto?tab=password", { action: "passphrase", words: "2" }],
  ["/crypto?tab=hash", { text: "abc", algo: "md5" }],
  ["/crypto?tab=hash", { text: "abc", algo: "sha256", key: "k" }],
  ["/crypto?tab=jwt", { token }],
  ["/crypto?tab=jwt", { token: "khong" }],
  ["/crypto?tab=uuid", { action: "decodeUuid", uuid: "0190a5d2-7d3c-7b1e-8f4a-1234567890ab" }],
  ["/crypto?tab=uuid", { action: "uuid", version: "4", count: "2" }],
  ["/2fa", { action: "generate", issuer: "Hộp", account: "an" }],
  ["/2fa", { action: "code", secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ" }],
  ["/2fa", { action: "verify", secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", code: "000000" }],
  ["/2fa", { action: "code", secret: "1" }],
  ["/ua", { userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0" }],
  ["/notes", { content: "" }],
  ["/proxy", { proxy: "khong" }],
  ["/http", { url: "ftp://a" }],
  ["/chatgpt", { message: "Xin chào" }],
  ["/temp-mail", { action: "create" }],
  ["/data-deletion", { email: "an@people.example" }],
  ["/data-deletion", { email: "khong" }],
];

/** What is sent that no form of the page has: a name, or a value of a button. */
function unknownFields(html: string, fields: Record<string, string>): readonly string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const controls = html.match(new RegExp(`<[^>]*name="${name}"[^>]*>`, "g")) ?? [];
    const isKnown =
      name === "action" ? controls.some((one) => one.includes(`value="${value}"`)) : controls[0];
    return isKnown ? [] : [`${name}=${value}`];
  });
}

const visit: OutlineVisit = async ({ base, read, readFrame, signedIn, keep }) => {
  const get = (path: string) => fetch(base + path);
  const opened = new Map<string, PageOutline>();
  const open = async (path: string) => {
    const page = opened.get(path) ?? (await read(get(path)));
    opened.set(path, page);
    return page;
  };
  for (const { address } of siteAddresses(base, ["vi"])) {
    const path = address.slice(base.length);
    keep(path, await open(path));
  }
  const frame = await readFrame(get("/cron"));
  keep("the frame", frame);
  keep("the frame in English", await readFrame(get("/en/cron")), frame);
  keep("the frame of home", await readFrame(get("/")), frame);
  const an = await signedIn();
  keep("the frame for somebody who is signed in", await readFrame(an.open("/cron")), frame);
  keep("no page", await read(get("/khong-co")));
  keep("no link", await read(get("/links/khongco")));
  keep("/auth/callback", await open("/auth/callback"));
  keep("/account, signed in", await read(an.open("/account")));

  for (const path of tabs) keep(path, await read(get(path)), await open(path.replace(/\?.*/, "")));

  for (const [path, fields] of forms)
    expect([path, unknownFields(await (await get(path)).text(), fields)]).toEqual([path, []]);
  for (const [path, fields] of forms) {
    const sent = await postForm(base + path, fields);
    const to = sent.headers.get("location");
    const page = await read(to === null ? sent : fetch(new URL(to, base)));
    keep(`${path} ${JSON.stringify(fields)} ${sent.status}`, page, await open(path));
  }
};

await testOutlines([visit]);
