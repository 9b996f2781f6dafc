import { addressReaders } from "./addresses.ts";
import { codeReaders } from "./codes.ts";
import { commandReaders } from "./commands.ts";
import { formatReaders } from "./formats.ts";
import { type FinderKind, type FinderWorld, type KindReader, type Recognised, finderKinds } from "./kinds.ts";
import { numberReaders } from "./numbers.ts";
import { isProse } from "./prose.ts";
import { secretReaders } from "./secrets.ts";

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

/** What is said of a value before a colon, or the name of a program that looks it up. */
const labelled =
  /^(?:\p{L}[\p{L}\p{M}\d.-]{0,15}(?: [\p{L}\p{M}\d.-]{1,15}){0,2} ?[:=：] ?|(?:whois|dig|nslookup|host|ping|traceroute|tracert|ip|sđt|sdt|đt|md5|sha-?\d{1,3}) )(?=\S)/iu;

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

/** A value behind its label, as "IP: 203.162.4.191" is in a message. */
function recogniseLabelled(text: string, world: FinderWorld): readonly Recognised[] {
  const [label = ""] = labelled.exec(text) ?? [];
  if (label === "" || text.includes("\n")) return [];
  return recogniseWhole(text.slice(label.length), world).filter(({ kind }) => behindLabel.has(kind));
}

/** All that a text can be, the likeliest first, each as the tool for it reads it; nothing for words to search with. */
export function recognise(input: string, world: FinderWorld): readonly Recognised[] {
  const text = input.replace(/\r\n?/g, "\n").trim();
  if (text === "") return [];
  const found = recogniseWhole(text, world);
  return found.length > 0 || text.length > maxLineLength ? found : recogniseLabelled(text, world);
}
