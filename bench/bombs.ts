/** What one visitor can send within the limits that costs a server the most, by kind. */
export type Bomb = { readonly name: string; readonly request: (base: string) => Request };

/** Made once, or making them would hinder whoever measures. */
function json(path: string, make: () => object): Bomb["request"] {
  let body = "";
  return (base) => {
    body ||= JSON.stringify(make());
    const headers = { "Content-Type": "application/json" };
    return new Request(`${base}/api${path}`, { method: "POST", body, headers });
  };
}

const brackets = "[".repeat(1_000_000);

const page =
  (path: string) =>
  (base: string): Request =>
    new Request(base + path);

const form =
  (path: string, make: () => Record<string, string>): Bomb["request"] =>
  (base) => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    return new Request(base + path, { method: "POST", body: new URLSearchParams(make()), headers });
  };

/** Another address each time, so that nothing is answered from memory. */
const pages = (pathOf: (turn: number) => string): Bomb["request"] => {
  let turn = 0;
  return (base) => new Request(base + pathOf((turn += 1)));
};

const words = (count: number) => Array.from({ length: count }, (_, index) => `từ${index % 997}`).join(" ");
const manyFields = Array.from({ length: 60_000 }, (_, index) => `f${index}=1`).join("&");
const wideCsv = `${"a,".repeat(4090)}\n${"1\n".repeat(4090)}`;

const uniqueWords = Array.from({ length: 150_000 }, (_, index) =>
  ((index * 7919) % 1_000_003).toString(36),
).join(" ");
const filler = "x".repeat(1_000_000);
const nested = JSON.stringify(Array.from({ length: 30_000 }, (_, index) => ({ [`k${index}`]: "<&>" })));

const csvForAssistant = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name: "data_csv_json", arguments: { text: "a,b,c\n".repeat(100_000) } },
});

const shop = { bank: "VCB", account: "0011001234567" };
const ordersForAssistant = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: {
    name: "vietqr_orders",
    arguments: { ...shop, orders: "1tr5,DH 2026 001,Mai\n".repeat(200) },
  },
});
const nestedBase64 = Array.from({ length: 8 }).reduce<string>(
  (text) => Buffer.from(text).toString("base64"),
  "<".repeat(75_000),
);
const gzipBomb = Buffer.from(Bun.gzipSync(new Uint8Array(50_000_000))).toString("base64");
/** Keys of one byte each: field 1, seven bytes, of which the secret is three. */
const migration = encodeURIComponent(Buffer.from("0a030a0161".repeat(700), "hex").toString("base64"));

export const bombs: readonly Bomb[] = [
  { name: "a CSV of 4 090 columns and rows", request: json("/data/csv/json", () => ({ text: wideCsv })) },
  {
    name: "a deep JSON, laid out",
    request: json("/data/json/pretty", () => ({
      text: `${"[".repeat(200)}${"1,".repeat(400_000)}1${"]".repeat(200)}`,
    })),
  },
  { name: "a YAML of odd keys", request: json("/data/yaml/json", () => ({ text: "? a\n".repeat(20_000) })) },
  {
    name: "cron for leap days, 100 of them",
    request: json("/cron/preview", () => ({ expr: "0 0 29 2 *", count: 100 })),
  },
  {
    name: "a text of a megabyte, analyzed",
    request: json("/text-analyzer/analyze", () => ({ text: words(130_000) })),
  },
  {
    name: "a QR code of 7 089 digits at 2 048 px",
    request: json("/qr", () => ({ text: "7".repeat(7089), level: "L", size: 2048 })),
  },
  {
    name: "VietQR cards",
    request: json("/vietqr/image", () => ({ bank: "970436", account: "0011001234567" })),
  },
  {
    name: "a form of 60 000 fields",
    request: (base) =>
      new Request(`${base}/text-analyzer`, {
        method: "POST",
        body: manyFields,
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
      }),
  },
  {
    name: "a megabyte that is no JSON",
    request: (base) =>
      new Request(`${base}/api/qr`, {
        method: "POST",
        body: brackets,
        headers: { "Content-Type": "application/json" },
      }),
  },
  {
    name: "a JSON of 60 000 unknown fields",
    request: json("/qr", () =>
      Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`f${index}`, 1])),
    ),
  },
  { name: "drawn pages", request: page("/cron?expr=*/5+*+*+*+*&count=100") },
  { name: "pages that are not there", request: page("/khong-co") },
  {
    name: "a search in notes of 66 words",
    request: page(`/notes?q=${Array.from({ length: 66 }, () => "ab").join("+")}`),
  },
  {
    name: "passwords, 100 at once",
    request: json("/crypto/password", () => ({ length: 128, symbols: true, count: 100 })),
  },
  {
    name: "a text of 150 000 different words, analyzed",
    request: json("/text-analyzer/analyze", () => ({ text: uniqueWords })),
  },
  {
    name: "the same as a form",
    request: form("/text-analyzer?tab=analyze", () => ({ text: uniqueWords, action: "analyze" })),
  },
  {
    name: "filler of 10 000 paragraphs",
    request: json("/text-analyzer/lipsum", () => ({ length: 10_000, type: "paragraphs" })),
  },
  {
    name: "filler of 10 000 paragraphs as a form",
    request: form("/text-analyzer?tab=lorem", () => ({
      length: "10000",
      type: "paragraphs",
      action: "lipsum",
    })),
  },
  {
    name: "a JSON of 30 000 objects as a form",
    request: form("/data", () => ({ text: nested, action: "json/pretty" })),
  },
  { name: "a JSON of 30 000 objects, to YAML", request: json("/data/json/yaml", () => ({ text: nested })) },
  {
    name: "a megabyte, hashed",
    request: json("/crypto/hash", () => ({ algo: "sha512", text: filler, key: "k" })),
  },
  { name: "a megabyte, to Base64", request: json("/tools/b64encode", () => ({ text: filler })) },
  {
    name: "signs that a page must escape, encoded",
    request: form("/tools", () => ({ text: "<".repeat(300_000), action: "urlencode" })),
  },
  {
    name: "64 KB that is nearly an address, for the finder",
    request: form("/", () => ({ q: `${"a.".repeat(32_000)}@`, action: "find" })),
  },
  {
    name: "64 KB for the finder, line by line",
    request: form("/", () => ({ q: "a:b,c\n".repeat(10_900), action: "find" })),
  },
  {
    name: "60 KB of JSON in a hundred levels, for the finder",
    request: form("/", () => ({ q: `${"[".repeat(100)}${"1,".repeat(30_000)}1${"]".repeat(100)}` })),
  },
  {
    name: "a megabyte of CSV, for an assistant",
    request: (base) =>
      new Request(`${base}/mcp`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
        body: csvForAssistant,
      }),
  },
  {
    name: "pictures by address, each another",
    request: pages((turn) => `/qr.png?size=2048&level=L&text=${String(turn).repeat(700).slice(0, 2900)}`),
  },
  {
    name: "SVG pictures by address, each another",
    request: pages((turn) => `/qr.svg?level=L&text=${String(turn).repeat(700).slice(0, 2900)}`),
  },
  {
    name: "VietQR cards by address, each another",
    request: pages((turn) => `/image/VCB-0011001234567-print.png?amount=${turn + 1000}`),
  },
  {
    name: "headers of 15 KB",
    request: (base) =>
      new Request(`${base}/ua`, {
        headers: {
          "Accept-Language": "vi;q=0.1,en;q=0.2,".repeat(200),
          Cookie: "a=b; ".repeat(1000),
          "User-Agent": `Mozilla/5.0 (${"(; ".repeat(1000)}`,
        },
      }),
  },
  {
    name: "a token of a megabyte, decoded",
    request: json("/crypto/jwt/decode", () => ({ token: `ey${"A".repeat(990_000)}.ey.x` })),
  },
  {
    name: "a multipart of 10 000 parts",
    request: (base) =>
      new Request(`${base}/text-analyzer`, {
        method: "POST",
        body: '--x\r\nContent-Disposition: form-data; name="text"\r\n\r\na\r\n'.repeat(14_000),
        headers: { "Content-Type": "multipart/form-data; boundary=x" },
      }),
  },
  {
    name: "15 MB to a page that takes none",
    request: (base) => new Request(`${base}/ip`, { method: "POST", body: filler.repeat(15) }),
  },
  {
    name: "15 MB that is not there",
    request: (base) => new Request(`${base}/api/khong-co`, { method: "POST", body: filler.repeat(15) }),
  },
  {
    name: "15 MB to a call",
    request: (base) =>
      new Request(`${base}/api/qr`, {
        method: "POST",
        body: filler.repeat(15),
        headers: { "Content-Type": "application/json" },
      }),
  },
  {
    name: "200 orders, each a code",
    request: json("/vietqr/orders", () => ({ ...shop, orders: "1tr5,DH 2026 001,Mai\n".repeat(200) })),
  },
  {
    name: "an order of 40 000 signs",
    request: json("/vietqr/orders", () => ({ ...shop, orders: `50k,"${'""'.repeat(19_990)}"` })),
  },
  {
    name: "200 orders, for an assistant",
    request: (base) =>
      new Request(`${base}/mcp`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
        body: ordersForAssistant,
      }),
  },
  {
    name: "eight times Base64, recognised",
    request: json("/tools/recognise", () => ({ text: nestedBase64 })),
  },
  {
    name: "gzip of 50 MB in Base64, recognised",
    request: json("/tools/recognise", () => ({ text: gzipBomb })),
  },
  {
    name: "a megabyte of signs that a page must escape, recognised as a form",
    request: (base) =>
      new Request(`${base}/tools`, {
        method: "POST",
        body: `action=recognise&text=${"<".repeat(1_000_000)}`,
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
      }),
  },
  {
    name: "20 keys of 2FA, each an address",
    request: json("/2fa/code", () => ({ secret: `otpauth://totp/a?secret=${"A".repeat(200)}\n`.repeat(20) })),
  },
  {
    name: "an export of Google Authenticator full of keys",
    request: json("/2fa/code", () => ({ secret: `otpauth-migration://offline?data=${migration}` })),
  },
  {
    name: "domain names that grow when normalized",
    request: json("/whois", () => ({ domain: `${"\u{FDFA}.".repeat(330)}vn` })),
  },
];
