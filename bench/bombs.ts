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

const words = (count: number) => Array.from({ length: count }, (_, index) => `từ${index % 997}`).join(" ");
const manyFields = Array.from({ length: 60_000 }, (_, index) => `f${index}=1`).join("&");
const wideCsv = `${"a,".repeat(4090)}\n${"1\n".repeat(4090)}`;

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
];
