import { fold } from "#core/fold.ts";
import { formsOf, plainText, readValue } from "#core/pasted-value.ts";
import type { Reader, Reading } from "#core/reading.ts";
import { readExpression } from "#tools/cron/read-expression.ts";
import { readToken } from "#tools/crypto/read-token.ts";
import { readUuid } from "#tools/crypto/read-uuid.ts";
import { readIp } from "#tools/ip/read-ip.ts";
import { readProxy } from "#tools/proxy/read-proxy.ts";
import { readPhone } from "#tools/qr/read-phone.ts";
import { readKey } from "#tools/two-factor/key-lines.ts";
import { readAgent } from "#tools/user-agent/read-agent.ts";
import { isTransferPayload } from "#tools/vietqr/payload.ts";
import { addressReaders } from "./addresses.ts";
import { commandReaders } from "./commands.ts";
import { formatReaders } from "./formats.ts";
import { type FinderKind, type FinderWorld, type KindReader, type Recognised, finderKinds } from "./kinds.ts";
import { numberReaders } from "./numbers.ts";
import { isProse } from "./prose.ts";
import { secretReaders } from "./secrets.ts";

const vietqr: KindReader = (text) => (isTransferPayload(text) ? [text] : []);

const qrText: KindReader = (text) =>
  /^(?:WIFI:[A-Z]:|BEGIN:VCARD\b|BEGIN:VEVENT\b|MECARD:\S|MATMSG:\S|tel:\+?\d|sms(?:to)?:\+?\d|geo:-?\d)/i.test(
    text,
  )
    ? [text]
    : [];

const codeReaders = { qrText, vietqr } as const;

const readers: Readonly<Record<FinderKind, KindReader>> = {
  ...addressReaders,
  ...codeReaders,
  ...commandReaders,
  ...formatReaders,
  ...numberReaders,
  ...secretReaders,
  text: (text) => (isProse(text) ? [text] : []),
};

/** Longer than any address, token of a device, or line that one would look up. */
const maxLineLength = 4096;

/** Kinds of any length. */
const long: ReadonlySet<FinderKind> = new Set([
  "secretRows",
  "pem",
  "curl",
  "proxies",
  "jwt",
  "crontab",
  "json",
  "brokenJson",
  "urlencoded",
  "base64",
  "csv",
  "yaml",
  "text",
]);

/** Kinds that leave no doubt. What holds a secret is among them, so that no other tool is offered it. */
const certain: ReadonlySet<FinderKind> = new Set([
  "otpauth",
  "otpauthOther",
  "totpSecret",
  "secretRow",
  "secretRows",
  "vietqr",
  "qrText",
  "pem",
  "curl",
  "url",
  "proxy",
  "proxies",
  "jwt",
  "uuid",
  "hash",
  "crontab",
  "userAgent",
  "json",
]);

/** With a port alone it may be a site's address as well, as long as there is no login in it. */
const isDoubtful = (kind: FinderKind, text: string): boolean =>
  kind === "proxy" && /^https?:/i.test(text) && !text.includes("@");

function recogniseWhole(text: string, world: FinderWorld): readonly Recognised[] {
  const found: Recognised[] = [];
  for (const kind of finderKinds) {
    const values = text.length <= maxLineLength || long.has(kind) ? readers[kind](text, world) : [];
    if (values.length > 0) found.push({ kind, values });
    if (values.length > 0 && certain.has(kind) && !isDoubtful(kind, text)) break;
  }
  return found;
}

/** What is said of a value before a colon, in words that no address of version 6 begins with, or the name of a program that looks it up. */
const labelled =
  /^(?:\p{L}[\p{L}\p{M}.-]{0,15}(?: (?![\da-f]{1,4} ?[:：])[\p{L}\p{M}.-]{1,15}){0,2} ?[:=：] ?|(?:whois|dig|nslookup|host|ping|traceroute|tracert|ip|sđt|sdt|đt|md5|sha-?\d{1,3}) )(?=\S)/iu;

/** Kinds whose values are told by their shape alone, so that any label may stand before them. */
const behindLabel: ReadonlySet<FinderKind> = new Set([
  "uuid",
  "proxy",
  "url",
  "ip",
  "asNumber",
  "email",
  "hash",
  "phone",
  "domain",
]);

const insideSigns: ReadonlySet<FinderKind> = new Set([
  ...behindLabel,
  "otpauth",
  "totpSecret",
  "jwt",
  "base64",
]);

/** The tools' own readers, for kinds that no ordinary words look like. */
const amongWords: readonly (readonly [FinderKind, Reader])[] = [
  ["uuid", readUuid],
  ["jwt", readToken],
  ["otpauth", readKey],
  ["proxy", readProxy],
  ["userAgent", readAgent],
  ["ip", readIp],
  ["cron", readExpression],
];

/** Longer than a request about one value is, which is one sentence. */
const maxRequest = 160;
const isRequest = (plain: string): boolean =>
  plain.length <= maxRequest && !/\n|[.!?…]["”')]*\s+\S/.test(plain.trim());

/** What is said right before a number that nobody calls, folded. */
const otherNumber =
  /(?:^|[^a-z])(?:ma|ma so thue|mst|cccd|cmnd|can cuoc|stk|so tk|tk|tai khoan|don|don hang|van don|hoa don|bill|the|so the|imei|seri|serial|otp|id|ref|order|invoice|tax|code)(?: (?:so|la|is|no|number))*[^a-z0-9]*$/;

/** `sen.Ai đi`: where a sentence begins, and no name of a domain. */
const isSentenceStart = (name: string): boolean => /^[^.]*\p{Ll}\.\p{Lu}\p{Ll}/u.test(name);

/** The kinds that a short request is about: `gọi số 0912 345 678 giúp em`. In a longer text they are one word of many. */
const inRequests: readonly (readonly [FinderKind, (text: string, world: FinderWorld) => Reading])[] = [
  ["phone", readPhone],
  [
    "domain",
    (text, world) =>
      readValue(text, (form) => (isSentenceStart(form) ? null : (readers.domain(form, world)[0] ?? null))),
  ],
];

function recogniseInRequest(text: string, world: FinderWorld): readonly Recognised[] {
  const plain = plainText(text);
  if (!isRequest(plain)) return [];
  for (const [kind, read] of inRequests) {
    const reading = read(text, world);
    if ("refused" in reading || reading.value === text) continue;
    const isOther = kind === "phone" && otherNumber.test(fold(plain.slice(0, plain.indexOf(reading.value))));
    const values = isOther ? [] : readers[kind](reading.value, world);
    if (values.length > 0) return [{ kind, values }];
  }
  return [];
}

/** A value in quotes, brackets, a list or Markdown, whose kind leaves no doubt without them. */
function recogniseInside(text: string, world: FinderWorld): readonly Recognised[] {
  for (const { value } of formsOf(plainText(text))) {
    const isMacro = value.startsWith("@");
    const isCertain = ({ kind }: Recognised) => insideSigns.has(kind) || (kind === "cron" && isMacro);
    const found = value === text ? [] : recogniseWhole(value, world).filter(isCertain);
    if (found.length > 0) return found;
  }
  return [];
}

/** The one value of a kind among the words of a message, as the field of its tool would take it out of them. */
function recogniseAmong(text: string, world: FinderWorld): readonly Recognised[] {
  // A word without anything around it is what it is as a whole.
  const plain = plainText(text);
  if (plain === text && !/\s/.test(text) && [...formsOf(plain)].length === 1) return [];
  for (const [kind, reader] of amongWords) {
    const reading = reader(text);
    if ("refused" in reading || reading.value === text || reading.note) continue;
    const values = readers[kind](reading.value, world);
    if (values.length > 0) return [{ kind, values }];
  }
  return [];
}

/** A value behind its label, as "IP: 203.162.4.191" is in a message. */
function recogniseLabelled(text: string, world: FinderWorld): readonly Recognised[] {
  const [label = ""] = labelled.exec(text) ?? [];
  if (label === "" || text.includes("\n")) return [];
  return recogniseWhole(text.slice(label.length), world).filter(({ kind }) => behindLabel.has(kind));
}

/** What a line may look like for a mark of a list, or for semicolons in it. */
const looseKinds: readonly FinderKind[] = ["text", "csv", "yaml", "brokenJson"];

/** All that a text can be, the likeliest first, each as the tool for it reads it; nothing for words to search with. */
export function recognise(input: string, world: FinderWorld): readonly Recognised[] {
  const text = input.replace(/\r\n?/g, "\n").trim();
  if (text === "") return [];
  const found = recogniseWhole(text, world);
  const isLine = !plainText(text).trim().includes("\n");
  const isOther = found.some(({ kind }) => !(isLine ? looseKinds : ["text"]).includes(kind));
  if (isOther || text.length > maxLineLength) return found;
  const bare = [recogniseLabelled, recogniseInside, recogniseAmong, recogniseInRequest].map((way) =>
    way(text, world),
  );
  const best = bare.find((some) => some.length > 0) ?? [];
  return best.length > 0 ? [...best, ...found] : found;
}
