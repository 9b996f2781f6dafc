import { createHmac, hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import Papa from "papaparse";
import UserAgent from "user-agents";
import { QRPay } from "vietnam-qr-pay";
import { stringify } from "yaml";
import type { FinderKind } from "#tools/finder/kinds.ts";

/** A text as somebody pastes it, what it was made to be, and the values in it where they are not the whole. */
export type Pasted = {
  readonly kind: FinderKind;
  readonly text: string;
  readonly values?: readonly string[];
};

/** Each line is a paragraph, its sentences between bars. */
export const sentences: readonly string[] = readFileSync(join(import.meta.dir, "../sentences.txt"), "utf8")
  .split("\n")
  .flatMap((line) => line.split(" | "))
  .filter((sentence) => sentence.trim() !== "" && !sentence.includes("://"));

const words = [
  ...new Set(sentences.flatMap((sentence) => sentence.toLowerCase().match(/\p{L}{2,}/gu) ?? [])),
];
const latin = words.filter((word) => /^[a-z]+$/.test(word));
const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".split("");
const zones = ["com", "vn", "com.vn", "net", "org", "io", "co.uk", "dev", "xyz", "shop", "edu.vn", "asia"];

/** Makers of texts of every kind, by numbers from `below`. */
export function pastedTexts(below: (bound: number) => number) {
  const oneOf = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new RangeError("There is nothing to choose from");
    return item;
  };
  const some = <Item>(least: number, most: number, make: (at: number) => Item): Item[] =>
    Array.from({ length: least + below(most - least + 1) }, (_, at) => make(at));
  const digits = (count: number) => some(count, count, () => String(below(10))).join("");
  const word = () => oneOf(words);
  const label = () => `${oneOf(latin)}${oneOf(["", "", "-", "2"])}${oneOf(latin)}`;
  const name = () => `${oneOf(["", "", "www.", "api."])}${label()}.${oneOf(zones)}`;
  const octets = () => [1 + below(222), below(256), below(256), 1 + below(254)].join(".");
  const port = () => oneOf([80, 1080, 3128, 8080, 1 + below(65_535)]);
  const secret = (): string => {
    const plain = some(16, 32, () => oneOf(base32)).join("");
    // Groups of four, as apps show it; a secret of letters alone is a word to everybody.
    const whole = `${plain.slice(0, plain.length - (plain.length % 8) - 1)}7`;
    return oneOf([whole, whole.toLowerCase(), (whole.match(/.{1,4}/g) ?? []).join(" ")]);
  };
  const url = () =>
    `${oneOf(["https://", "http://", "HTTPS://"])}${name()}/${some(0, 3, label).join("/")}${oneOf(["", `?id=${below(999)}&q=${label()}`, "#a"])}`;
  const bytes = (count: number) => Uint8Array.from({ length: count }, () => below(256));
  const hex = (count: number) => Buffer.from(bytes(count)).toString("hex");
  const prose = () => some(2, 4, () => oneOf(sentences)).join(" ");
  const json = (depth: number): unknown => {
    if (depth === 0) return oneOf<unknown>([below(9999), -1.5, true, null, word(), prose(), ""]);
    const inner = () => json(depth - 1 - below(depth));
    return below(2)
      ? some(0, 4, inner)
      : Object.fromEntries(some(0, 4, (at) => [`${word()}${at}`, inner()] as const));
  };
  const field = (low: number, high: number): string => {
    const from = low + below(high - low);
    const to = from + 1 + below(high - from);
    return oneOf([
      "*",
      "*",
      `${from}`,
      `${from}-${to}`,
      `*/${1 + below(Math.min(9, high))}`,
      `${from},${to}`,
      `${from}-${to}/2`,
    ]);
  };
  const schedule = () => {
    const fields = [field(0, 59), field(0, 23), field(1, 28), field(1, 12), field(0, 6)];
    // Five numbers are no schedule to anybody.
    return fields.every((text) => /^[\d,]+$/.test(text)) ? "*/5 * * * *" : fields.join(" ");
  };
  const command = () =>
    oneOf([
      "/usr/bin/php /var/www/html/artisan schedule:run >> /dev/null 2>&1",
      "root /usr/local/bin/backup.sh",
      "cd /srv && ./run --all",
      "curl -s https://example.com/cron > /dev/null",
      "[ -x /etc/init.d/anacron ] && true",
    ]);
  const proxyLine = () =>
    oneOf([
      `${octets()}:${port()}`,
      `${octets()}:${port()}:${label()}:${digits(6)}`,
      `${label()}:${digits(4)}@${octets()}:${port()}`,
    ]);
  const shellQuoted = (text: string) =>
    oneOf([
      `'${text.replaceAll("'", "'\\''")}'`,
      `"${text.replace(/[\\"$`]/g, "\\$&")}"`,
      `$'${text.replace(/[\\']/g, "\\$&").replaceAll("\n", "\\n")}'`,
    ]);

  const makers: Readonly<Record<FinderKind, () => Omit<Pasted, "kind">>> = {
    otpauth: () => ({
      text: `otpauth://totp/${label()}:${label()}?secret=${secret().replaceAll(" ", "").toUpperCase()}&issuer=${label()}`,
    }),
    otpauthOther: () => ({
      text: oneOf([
        `otpauth://hotp/${label()}?secret=${secret().replaceAll(" ", "").toUpperCase()}&counter=${below(99)}`,
        `otpauth-migration://offline?data=${encodeURIComponent(Buffer.from(bytes(40).map((byte) => byte | 128)).toString("base64"))}`,
      ]),
    }),
    totpSecret: () => ({ text: secret() }),
    secretRow: () => {
      const value = secret();
      const cells = [digits(15), `${label()}@${digits(2)}`, value, ...some(0, 2, () => `${label()}@mail.vn`)];
      return { text: cells.join(oneOf(["|", " | ", "\t"])), values: [value] };
    },
    secretRows: () => {
      const rows = some(2, 6, () => [digits(9), `${label()}@${digits(2)}`, secret()]);
      const separator = oneOf(["|", " | ", "\t", ":", "----"]);
      return {
        text: [...some(0, 1, () => ["uid", "pass", "2fa"]), ...rows]
          .map((cells) => cells.join(separator))
          .join("\n"),
        values: [rows.map(([id, , key]) => `${id}|${key}`).join("\n")],
      };
    },
    vietqr: () => ({
      text: QRPay.initVietQR({
        bankBin: oneOf(["970436", "970422", "970407", "970415"]),
        bankNumber: digits(6 + below(9)),
        ...(below(2) && { amount: String(1000 * (1 + below(9000))), purpose: "tien nha thang 5" }),
      }).build(),
    }),
    qrText: () => ({
      text: oneOf([
        `WIFI:T:WPA;S:${word()};P:${digits(8)};;`,
        `BEGIN:VCARD\nVERSION:3.0\nFN:${word()} ${word()}\nTEL:09${digits(8)}\nEND:VCARD`,
        `MECARD:N:${word()};TEL:09${digits(8)};;`,
        `smsto:09${digits(8)}:${word()}`,
        `geo:${below(80)}.5,${below(170)}.25`,
      ]),
    }),
    pem: () => ({
      text: `-----BEGIN ${oneOf(["PRIVATE KEY", "CERTIFICATE", "RSA PRIVATE KEY", "PUBLIC KEY"])}-----\n${Buffer.from(bytes(90)).toString("base64")}\n-----END X-----`,
    }),
    curl: () => {
      const [method, header, body] = [
        oneOf(["POST", "PUT", "PATCH"]),
        `X-${label()}: ${label()}`,
        JSON.stringify(json(2)),
      ];
      const next = oneOf([" ", " \\\n  "]);
      return {
        text: `curl ${oneOf(["", "-s ", "-sSL ", "--compressed "])}-X ${method}${next}${shellQuoted(url())}${next}-H ${shellQuoted(header)}${next}${oneOf(["-d ", "--data-raw ", "--data="])}${shellQuoted(body)}`,
      };
    },
    proxy: () => ({
      text: oneOf([
        proxyLine,
        proxyLine,
        () => `socks5://${proxyLine()}`,
        () => `socks4://${name()}:${port()}`,
      ])(),
    }),
    proxies: () => {
      const lines = [...new Set(some(2, 9, () => `${octets()}:${port()}`))];
      const isTable = below(2) === 1;
      return {
        text: lines.map((line) => (isTable ? `${line.replace(":", "\t")}\tVN\telite` : line)).join("\n"),
        values: lines,
      };
    },
    url: () => ({
      text: oneOf([
        url,
        url,
        url,
        () =>
          `http://${oneOf(["localhost", octets(), "192.168.1.1", "may-chu"])}:${3000 + below(99)}/${label()}`,
      ])(),
    }),
    jwt: () => {
      const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
      const head = `${part({ alg: "HS256", typ: "JWT" })}.${part({ sub: digits(9), name: word(), iat: 1_700_000_000 + below(9e7) })}`;
      const value = `${head}.${createHmac("sha256", "k").update(head).digest("base64url")}`;
      return { text: `${oneOf(["", "Bearer ", "Authorization: Bearer "])}${value}`, values: [value] };
    },
    uuid: () => ({
      text: oneOf([crypto.randomUUID(), crypto.randomUUID().toUpperCase(), Bun.randomUUIDv7()]),
    }),
    asNumber: () => ({
      text: `${oneOf(["AS", "ASN", "as", "AS ", "ASN "])}${1 + below(9)}${digits(1 + below(8))}`,
    }),
    ip: () => ({
      text: oneOf([octets(), some(8, 8, () => below(65_536).toString(16)).join(":"), `2405:4800::${hex(2)}`]),
    }),
    email: () => {
      const value = `${label()}${below(99)}@${name()}`;
      return { text: oneOf([value, `${word()} ${word()} <${value}>`, `mailto:${value}`]), values: [value] };
    },
    hash: () => ({
      text: hash(oneOf(["md5", "sha1", "sha256", "sha512"]), word(), oneOf(["hex", "hex"])),
    }),
    time: () => {
      const seconds = 1_262_304_000 + below(700_000_000);
      return {
        text: oneOf([`${seconds}`, `${seconds}${digits(3)}`, new Date(seconds * 1000).toISOString()]),
      };
    },
    phone: () => {
      const number = `${oneOf(["03", "05", "07", "08", "09"])}${digits(8)}`;
      return {
        text: oneOf([number, number.replace(/(....)(...)(...)/, "$1 $2 $3"), `+84${number.slice(1)}`]),
      };
    },
    account: () => {
      const number = `1${digits(8 + below(5))}`;
      const bank = oneOf([
        "VCB",
        "Vietcombank",
        "MB Bank",
        "Techcombank",
        "ACB",
        "bidv",
        "Sacombank",
        "VietinBank",
      ]);
      const holder = oneOf(["NGUYEN VAN AN", "Tran Thi B", "Lê Hoàng Minh"]);
      return {
        text: oneOf([
          `STK ${number}`,
          `Số tài khoản: ${number}`,
          `${bank} ${number}`,
          `${bank} ${number} ${holder}`,
          `${bank} - ${number} - ${holder}`,
          `${number} ${bank} ${holder}`,
          `stk ${number} ${bank} nhé 🙏`,
          `Ngân hàng: ${bank}\nSTK: ${number}\nChủ TK: ${holder}\nSố tiền: ${1 + below(900)}k`,
          `ck giúp em vào ${bank.toLowerCase()} ${number} ạ`,
        ]),
      };
    },
    cron: () => ({ text: oneOf([schedule, schedule, () => "@daily", () => `0 ${schedule()}`])() }),
    crontab: () => {
      const lines = some(1, 4, () => [schedule(), command()] as const);
      return {
        text: [
          oneOf(["", "# công việc\n", "MAILTO=an@congty.vn\n\n"]),
          lines.map((line) => line.join(" ")).join("\n"),
        ].join(""),
        values: [...new Set(lines.map(([value]) => value))],
      };
    },
    userAgent: () => ({ text: new UserAgent().toString() }),
    domain: () => ({ text: oneOf([name(), name().toUpperCase(), `${word()}.vn`]) }),
    domainOrFile: () => ({ text: `${label()}.${oneOf(["md", "zip", "py", "sh", "rs"])}` }),
    json: () => ({
      text: JSON.stringify(oneOf([() => [json(3)], () => ({ [word()]: json(3) })])(), null, oneOf([0, 2])),
    }),
    brokenJson: () => {
      const whole = JSON.stringify({ [word()]: word(), b: [1, 2], c: null }, null, 2);
      return {
        text: oneOf([
          whole.replace(/\n\}$/, ",\n}"),
          whole.replaceAll('"', "'"),
          whole.slice(0, -1),
          whole.replace("null", "None"),
        ]),
      };
    },
    urlencoded: () => ({ text: encodeURIComponent(`${word()} ${word()} ế ${prose()}`) }),
    encoded: () => {
      const text = `${word()} ${word()} ${prose().slice(0, 40)}`;
      const hexOf = Buffer.from(text).toString("hex");
      const escaped = Array.from(text, (sign) =>
        /[ -~]/.test(sign) ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
      ).join("");
      return {
        text: oneOf([
          hexOf,
          (hexOf.match(/../g) ?? []).join(" ").toUpperCase(),
          `<b>${word()}</b>`.replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
          `\\u1eadn ${escaped}`,
        ]),
      };
    },
    base64: () => {
      const encoded = Buffer.from(prose()).toString(oneOf(["base64", "base64url"]));
      return { text: oneOf([encoded, encoded.replace(/.{76}/g, "$&\n")]) };
    },
    csv: () => {
      const [columns, mark] = [2 + below(4), oneOf([",", ";", "\t"])];
      const cell = () =>
        oneOf([word, () => digits(4), () => `${word()} ${word()}`, () => `${below(9999)}.5`])();
      const rows = [some(columns, columns, word), ...some(2, 8, () => some(columns, columns, cell))];
      return { text: Papa.unparse(rows, { delimiter: mark, newline: "\n" }) };
    },
    yaml: () => ({
      text: stringify(
        Object.fromEntries([
          [oneOf(latin), label()],
          ["version", `${below(9)}.${below(9)}.1`],
          ...some(1, 4, (at) => [`${oneOf(latin)}_${at}`, json(2)] as const),
        ]),
        { lineWidth: 0 },
      ).trimEnd(),
    }),
    link: () => {
      const value = `https://${name()}/${label()}`;
      return {
        text: `${oneOf(["Xem giúp mình", "mua ở đây nè", "Check this out:", "👉"])} ${value}${oneOf([" nhé", "!", ", hay lắm", ")."])}`,
        values: [value],
      };
    },
    text: () => ({ text: prose() }),
  };
  return (kind: FinderKind): Pasted => ({ kind, ...makers[kind]() });
}
