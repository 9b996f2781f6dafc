import { textChanges } from "#tools/text-analyzer/schema.ts";
import { seededNumbers } from "./seeded-numbers.ts";

const next = seededNumbers(20_261_121);

export function pick<Item>(items: readonly Item[]): Item {
  const item = items[next() % items.length];
  if (item === undefined) throw new RangeError("There is nothing to pick");
  return item;
}

const pieces = [
  "a",
  "Z",
  "9",
  " ",
  "\n",
  "%",
  "%2",
  "ế",
  "Đ",
  "😀",
  "\u{301}",
  "=",
  "-",
  "_",
  "+",
  "/",
  "{",
  '"',
  "\ud800",
  ".",
  "?",
] as const;
const list = <Item>(most: number, make: () => Item): Item[] => Array.from({ length: next() % most }, make);
const text = (most = 40): string => list(most, () => pick(pieces)).join("");
const digits = (most: number): string => list(most, () => String(next() % 10)).join("");
const maybe = (name: string, value: unknown) => (next() % 2 ? { [name]: value } : {});
const base64url = (value: unknown): string =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");

const token = (): string =>
  pick([
    () =>
      `${base64url({ alg: pick(["HS256", "HS384", "HS512", "none", "RS256"]), typ: "JWT" })}.${base64url({ sub: text(9), exp: next() })}.${base64url(text(50))}`,
    () => `${base64url({ alg: "HS256" })}.${base64url("{")}.x`,
    () => text(),
  ])();

/** JSON with numbers, keys and faults of every kind, no deeper than given. */
function json(depth = 3): string {
  const kind = next() % (depth > 0 ? 9 : 6);
  if (kind === 0) return pick(["true", "false", "null", "nul", "NaN", "", "“a”", "'a'"]);
  if (kind < 3) return pick(["0", "-1.50", "1e400", "9007199254740993", "01", "+1", "0.1e-7", ".5", "12"]);
  if (kind < 6) return JSON.stringify(text(8));
  const end = pick(["", "", "", "", ",", " "]);
  if (kind < 8) {
    const members = list(
      4,
      () => `${JSON.stringify(pick(["a", "b", "tên", "", "=1", "x.y"]))}: ${json(depth - 1)}`,
    );
    return `{${members.join(", ")}${end}}`;
  }
  return `[${list(4, () => json(depth - 1)).join(",\n")}${end}]`;
}

/** A list of objects, as tables are made of. */
const table = (): string => (next() % 4 ? `[${list(5, () => json(2)).join(",")}]` : json());

const csv = (): string => {
  const mark = pick([",", ";", "\t", "|"] as const);
  const cell = () =>
    pick([() => digits(8), () => text(6), () => `"${text(4)}"`, () => "", () => "“a”", () => "true"])();
  const width = 1 + (next() % 4);
  return list(6, () => Array.from({ length: next() % 9 ? width : width + 1 }, cell).join(mark)).join("\n");
};

const cronField = (low: number, high: number): string => {
  const value = () => low + (next() % (high - low + 2));
  return pick([
    () => "*",
    () => `*/${value()}`,
    () => `${value()}`,
    () => `${value()}-${value()}`,
    () => `${value()},${value()}`,
    () => pick(["?", "L", "MON", "5L", "2#2", "JAN", "x", "W"]),
  ])();
};
const cron = (): string => {
  const bounds = [
    [0, 59],
    [0, 23],
    [1, 31],
    [1, 12],
    [0, 7],
  ] as const;
  const fields = bounds.map(([low, high]) => (next() % 2 ? "*" : cronField(low, high))).join(" ");
  return pick([
    () => fields,
    () => fields,
    () => `${cronField(0, 59)} ${fields}`,
    () => "@daily",
    () => text(9),
  ])();
};

const base32 = (): string =>
  pick([() => list(70, () => pick(["A", "Z", "2", "7", "k", " ", "-"])).join(""), () => text(9)])();
const otpauth = (): string =>
  `otpauth://${pick(["totp", "TOTP", "hotp"])}/${encodeURIComponent(text(5).toWellFormed())}?secret=${base32()}&digits=${pick(["6", "8", "7"])}&algorithm=${pick(["SHA1", "sha512", "MD5"])}`;
const totp = () => ({
  secret: pick([base32, base32, otpauth])(),
  ...maybe("digits", pick(["6", "8", "9"])),
  ...maybe("period", pick(["15", "30", "301"])),
  ...maybe("algorithm", pick(["sha1", "SHA-256", "sha512"])),
});

const style = () => ({
  format: pick(["svg", "svg", "svg", "png"]),
  size: pick(["128", "200", "100", "x"]),
  ...maybe("margin", pick(["0", "4", "21"])),
  ...maybe("level", pick(["L", "h", "Q"])),
  ...maybe("dark", pick(["#123456", "red"])),
});
const phone = (): string => pick([() => `09${digits(12)}`, () => `+84 ${digits(12)}`, () => text(9)])();

export type DeviceCase = {
  /** The module of `client/device/`. */
  readonly part: string;
  readonly path: string;
  /** An input, at random. */
  readonly body: () => Record<string, unknown>;
};

const transfer = () => ({
  bank: pick(["VCB", "970416", "Techcombank", "bvb", "no bank", "mb bank"]),
  account: pick([() => digits(24), () => `0${digits(14)}`, () => text(12)])(),
  ...maybe("amount", pick([() => digits(15), () => "1.000.000đ", () => "1,5", () => String(next())])()),
  ...maybe("info", text(30)),
});

/** What works on the device, and what it is asked for a thousand times. */
export const deviceCases: readonly DeviceCase[] = [
  {
    part: "crypto/hash",
    path: "/crypto/hash",
    body: () => ({
      text: text(),
      algo: pick(["md5", "sha1", "sha256", "sha384", "sha512", "sha3-256", "sha3-512", "crc"]),
      ...maybe("key", text(9)),
      ...maybe("all", "on"),
      output: pick(["hex", "base64"]),
      ...maybe("expected", text(9)),
    }),
  },
  {
    part: "crypto/jwt",
    path: "/crypto/jwt/decode",
    body: () => ({ token: token(), ...maybe("key", `k${text(9)}`) }),
  },
  {
    part: "crypto/uuid",
    path: "/crypto/uuid/decode",
    body: () => ({ uuid: pick([crypto.randomUUID(), text(30)]) }),
  },
  ...["urlencode", "urldecode", "b64encode", "b64decode"].map((name) => ({
    part: "encode",
    path: `/tools/${name}`,
    body: () => ({ text: text(), variant: pick(["standard", "form", "url"]), lines: next() % 2 === 0 }),
  })),
  {
    part: "encode",
    path: "/tools/recognise",
    body: () => {
      const given = text();
      const bytes = Buffer.from(given);
      return {
        text: pick([
          () => given,
          () => encodeURIComponent(given.toWellFormed()),
          () => bytes.toString("base64"),
          () => bytes.toString("hex"),
          () => Buffer.from(Bun.gzipSync(bytes)).toString("base64url"),
          () => `${JSON.stringify(given)} &amp; \\u00e0`,
        ])(),
      };
    },
  },
  { part: "text-analyzer/analyze", path: "/text-analyzer/analyze", body: () => ({ text: text(200) }) },
  {
    part: "text-analyzer/change",
    path: "/text-analyzer/change",
    body: () => ({
      text: pick([text(200), "79.000 đ", String(next())]),
      ...maybe("kind", pick(textChanges)),
    }),
  },
  {
    part: "text-analyzer/lorem",
    path: "/text-analyzer/lipsum",
    body: () => ({
      length: pick(["0", "1", "7", "50", "400", "20000"]),
      type: pick(["words", "sentences", "paragraphs", "lines"]),
      ...maybe("language", pick(["latin", "vi"])),
      ...maybe("start", true),
    }),
  },
  {
    part: "cron",
    path: "/cron/preview",
    body: () => ({
      expr: cron(),
      ...maybe("tz", pick(["UTC", "Europe/Paris", "America/New_York", "Asia/Saigon", "Mars/Olympus"])),
      ...maybe("count", pick(["1", "5", "20", "0"])),
    }),
  },
  { part: "qr", path: "/qr", body: () => ({ text: text(60), ...style() }) },
  {
    part: "qr",
    path: "/qr/wifi",
    body: () => ({
      ssid: text(40),
      ...maybe("password", text(70)),
      ...maybe("security", pick(["WPA", "wep", "nopass", "WPA9"])),
      ...maybe("hidden", "on"),
      ...style(),
    }),
  },
  {
    part: "qr",
    path: "/qr/contact",
    body: () => ({ name: text(30), ...maybe("phone", phone()), ...maybe("website", text(20)), ...style() }),
  },
  { part: "qr", path: "/qr/phone", body: () => ({ phone: phone(), ...style() }) },
  { part: "qr", path: "/qr/sms", body: () => ({ phone: phone(), ...maybe("message", text()), ...style() }) },
  { part: "qr", path: "/qr/email", body: () => ({ email: text(), ...maybe("subject", text()), ...style() }) },
  { part: "vietqr", path: "/vietqr/payload", body: transfer },
  { part: "two-factor", path: "/2fa/code", body: totp },
  {
    part: "two-factor",
    path: "/2fa/verify",
    body: () => ({ ...totp(), code: pick([digits(9), "755 224", ""]) }),
  },
  {
    part: "data/convert",
    path: "/data/json/pretty",
    body: () => ({ text: json(), indent: pick(["2", "tab", "none", "5"]), ...maybe("sort_keys", true) }),
  },
  { part: "data/convert", path: "/data/json/yaml", body: () => ({ text: json() }) },
  {
    part: "data/convert",
    path: "/data/csv/json",
    body: () => ({
      text: csv(),
      ...maybe("delimiter", pick(["comma", "semicolon", "bar", "auto", "x"])),
      ...maybe("header", next() % 3 > 0),
      ...maybe("types", true),
    }),
  },
  {
    part: "data/convert",
    path: "/data/json/csv",
    body: () => ({
      text: table(),
      ...maybe("bom", true),
      ...maybe("flatten", true),
      ...maybe("escape_formulas", true),
    }),
  },
];
