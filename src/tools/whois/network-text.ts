import ipaddr from "ipaddr.js";
import { readTime } from "./date.ts";
import type { NetworkSubject } from "./subject.ts";

/** What a registry of numbers says of a network; null where it does not. */
export type NetworkRegistration = {
  readonly holder: string | null;
  readonly name: string | null;
  /** The first and the last address, or AS number. */
  readonly range: string | null;
  readonly cidr: readonly string[];
  /** Two letters of ISO 3166. */
  readonly country: string | null;
  readonly abuse: string | null;
  readonly created_at: string | null;
  readonly updated_at: string | null;
};

type Entry = { readonly key: string; readonly value: string };
/** A paragraph of an answer: an object of RPSL (RFC 2622), or one of ARIN's. */
type Paragraph = readonly Entry[];

const maxValueLength = 200;

function paragraphsIn(text: string): Paragraph[] {
  const paragraphs: Entry[][] = [[]];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === "") {
      if (paragraphs.at(-1)?.length) paragraphs.push([]);
      continue;
    }
    const colon = line.indexOf(":");
    const key = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    if (colon > 0 && value !== "" && /^[a-z][a-z\d-]*$/.test(key))
      paragraphs.at(-1)?.push({ key, value: value.slice(0, maxValueLength) });
  }
  return paragraphs;
}

function valueIn(paragraph: Paragraph | undefined, ...keys: readonly string[]): string | null {
  for (const wanted of keys) {
    const entry = paragraph?.find(({ key }) => key === wanted);
    if (entry) return entry.value;
  }
  return null;
}

type Range = { readonly first: bigint; readonly last: bigint };

const bytesToNumber = (bytes: readonly number[]): bigint =>
  bytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n);

/** LACNIC leaves out the bytes at the end: `200.160/20`. */
const wholeAddress = (text: string): string =>
  /^\d+(?:\.\d+){0,2}$/.test(text) ? [...text.split("."), 0, 0, 0].slice(0, 4).join(".") : text;

function addressNumber(text: string, version: 4 | 6): bigint | null {
  const whole = wholeAddress(text.trim());
  const isOfVersion = version === 4 ? ipaddr.IPv4.isValidFourPartDecimal(whole) : ipaddr.IPv6.isValid(whole);
  return isOfVersion ? bytesToNumber(ipaddr.parse(whole).toByteArray()) : null;
}

const bitsOf = (version: 4 | 6): number => (version === 4 ? 32 : 128);

/** `8.8.8.0 - 8.8.8.255` or `2001:db8::/32`. */
function rangeIn(text: string, version: 4 | 6): Range | null {
  const [from = "", to] = text.split(" - ");
  const [base = "", length] = from.split("/");
  const first = addressNumber(base, version);
  if (first === null) return null;
  if (to !== undefined) {
    const last = addressNumber(to, version);
    return last !== null && last >= first ? { first, last } : null;
  }
  if (length === undefined || !/^\d{1,3}$/.test(length) || Number(length) > bitsOf(version)) return null;
  return { first, last: first + (1n << BigInt(bitsOf(version) - Number(length))) - 1n };
}

function addressText(number: bigint, version: 4 | 6): string {
  const size = bitsOf(version) / 8;
  const bytes = Array.from({ length: size }, (_, index) =>
    Number((number >> BigInt(8 * (size - 1 - index))) & 255n),
  );
  return version === 4 ? bytes.join(".") : new ipaddr.IPv6(bytes).toRFC5952String();
}

const maxNetworks = 20;

/** The networks that make up a range, the fewest; the first of them where they are many. */
export function networksOf({ first, last }: Range, version: 4 | 6): string[] {
  const networks: string[] = [];
  for (let at = first; at <= last && networks.length < maxNetworks;) {
    let hostBits = 0;
    const fits = (bits: number) => at % (1n << BigInt(bits)) === 0n && at + (1n << BigInt(bits)) - 1n <= last;
    while (hostBits < bitsOf(version) && fits(hostBits + 1)) hostBits += 1;
    networks.push(`${addressText(at, version)}/${bitsOf(version) - hostBits}`);
    at += 1n << BigInt(hostBits);
  }
  return networks;
}

type Found = { readonly paragraph: Paragraph; readonly range: Range | null };

/** The smallest network of the answer that holds the address. */
function networkOf(paragraphs: readonly Paragraph[], text: string, version: 4 | 6): Found | null {
  const wanted = addressNumber(text, version);
  if (wanted === null) return null;
  return paragraphs
    .flatMap((paragraph) => {
      const written = valueIn(paragraph, "inetnum", "inet6num", "netrange");
      const range = written && rangeIn(written, version);
      return range && range.first <= wanted && wanted <= range.last ? [{ paragraph, range }] : [];
    })
    .reduce<(Found & { range: Range }) | null>(
      (best, one) =>
        best && best.range.last - best.range.first <= one.range.last - one.range.first ? best : one,
      null,
    );
}

function asNumberOf(paragraphs: readonly Paragraph[], text: string): Found | null {
  const paragraph = paragraphs.find((candidate) => {
    const written = valueIn(candidate, "aut-num", "asnumber", "asn");
    return written !== null && `AS${written.replace(/^AS/i, "")}` === text;
  });
  return paragraph ? { paragraph, range: null } : null;
}

/** ARIN writes the handle after the name: `Google LLC (GOGL)`. */
const withoutHandle = (name: string | null): string | null => name && name.replace(/ \([A-Z\d-]+\)$/, "");

const emailIn = (text: string | null): string | null =>
  /[^\s@'"<>]{1,64}@[^\s@'"<>]{1,190}/.exec(text ?? "")?.[0] ?? null;

/** Reads what the registry of an address or AS number has written; null when it has no such network. */
export function readNetwork(text: string, subject: NetworkSubject): NetworkRegistration | null {
  const paragraphs = paragraphsIn(text);
  const found =
    subject.kind === "ip"
      ? networkOf(paragraphs, subject.text, subject.version)
      : asNumberOf(paragraphs, subject.text);
  if (!found) return null;
  const { paragraph, range } = found;
  // what belongs to a network follows it: ARIN tells of the larger networks around it before
  const following = paragraphs.slice(paragraphs.indexOf(paragraph));
  const version = subject.kind === "ip" ? subject.version : 4;
  const withKey = (key: string, value: string | null) =>
    following.find((other) => value !== null && valueIn(other, key)?.toLowerCase() === value.toLowerCase());
  const written = withoutHandle(
    valueIn(paragraph, "organization", "custname", "owner", "orgname", "org-name"),
  );
  const organization =
    withKey("orgname", written) ??
    withKey("organisation", valueIn(paragraph, "org")) ??
    following.find((other) => valueIn(other, "orgname") !== null);
  const abuseRole =
    withKey("nic-hdl", valueIn(paragraph, "abuse-c")) ?? withKey("nic-hdl-br", valueIn(paragraph, "abuse-c"));
  const name = valueIn(paragraph, "netname", "as-name", "asname");
  const country = valueIn(paragraph, "country") ?? valueIn(organization, "country");
  return {
    holder: written ?? valueIn(organization, "org-name", "orgname") ?? valueIn(paragraph, "descr") ?? name,
    name,
    range: range && `${addressText(range.first, version)} - ${addressText(range.last, version)}`,
    cidr: range ? networksOf(range, version) : [],
    country: country !== null && /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : null,
    abuse:
      emailIn(/^%+ ?Abuse contact for .{1,120}$/im.exec(text)?.[0] ?? null) ??
      emailIn(
        valueIn(
          following.find((other) => valueIn(other, "orgabuseemail") !== null),
          "orgabuseemail",
        ),
      ) ??
      emailIn(valueIn(abuseRole, "abuse-mailbox", "e-mail")) ??
      emailIn(
        valueIn(
          following.find((other) => valueIn(other, "abuse-mailbox") !== null),
          "abuse-mailbox",
        ),
      ),
    created_at: readTime(valueIn(paragraph, "created", "regdate") ?? ""),
    updated_at: readTime(valueIn(paragraph, "last-modified", "updated", "changed") ?? ""),
  };
}
