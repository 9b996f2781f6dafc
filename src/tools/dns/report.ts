import { type Lang, type Message, message, readMessage } from "#core/i18n.ts";
import type { DnsAnswer } from "./answer.ts";
import { type CaaRecord, readCaa } from "./caa.ts";
import { isDmarc, readDmarc } from "./dmarc.ts";
import {
  isBimi,
  isDkim,
  isMtaSts,
  isTlsRpt,
  readBimi,
  readDkim,
  readMtaSts,
  readTlsRpt,
} from "./mail-keys.ts";
import { durationInWords, rcodeMeaning, rcodeName } from "./messages.ts";
import { verdictsOn } from "./policy-set.ts";
import type { Policy } from "./policy.ts";
import type { ParsedQuestion } from "./question.ts";
import type { DnsRecord, DnsReport } from "./schema.ts";
import { type SrvRecord, readServiceBinding, readServicePolicy, readSrv, srvOf } from "./service-binding.ts";
import { isSpf, readSpf } from "./spf.ts";
import { zoneName } from "./zone-text.ts";
import { joinedText, zoneData } from "./zone.ts";

const readers: readonly {
  readonly is: (record: string, name: string) => boolean;
  readonly read: (record: string, name: string) => Policy;
}[] = [
  { is: isSpf, read: readSpf },
  { is: isDmarc, read: readDmarc },
  { is: isDkim, read: readDkim },
  { is: isMtaSts, read: readMtaSts },
  { is: isTlsRpt, read: readTlsRpt },
  { is: isBimi, read: readBimi },
];

/** The policy that a TXT record of a name states, term by term; null for any other text. */
export const readPolicy = (record: string, name: string): Policy | null =>
  readers.find(({ is }) => is(record, name))?.read(record, name) ?? null;

/** What one server said; only records of the name itself and of what its CNAMEs lead to. */
export type DnsReply = {
  readonly rcode: number;
  readonly server: string;
  /** The server has checked the signatures (DNSSEC). */
  readonly isAuthentic: boolean;
  readonly answers: readonly DnsAnswer[];
  readonly authorities: readonly DnsAnswer[];
};

type DnsLookup = {
  readonly host: string;
  readonly question: ParsedQuestion;
  readonly lang: Lang;
  readonly replies: readonly (DnsReply | null)[];
  readonly timeMs: number;
};

/** What the servers said, in the reader's words. */
export function reportOf({ host, question, lang, replies, timeMs }: DnsLookup): DnsReport {
  const answered = replies.filter((reply) => reply !== null);
  const rcode = bestCode(answered);
  const records = recordsOf(
    answered.flatMap((reply) => reply.answers),
    question.name,
    lang,
  );
  const authority = records.length > 0 ? [] : recordsOf(answered[0]?.authorities ?? [], question.name, lang);
  const texts = records.flatMap(({ record: { text } }) => text ?? []);
  const inLanguage = (message: Message) => readMessage(lang, message);
  return {
    host,
    name: question.name,
    type: question.type,
    rcode: rcodeName(rcode),
    rcode_text: inLanguage(rcodeMeaning(rcode)),
    summary: inLanguage(summaryOf({ question, rcode, count: records.length })),
    server: answered[0]?.server ?? "",
    time_ms: Math.round(timeMs * 10) / 10,
    dnssec: answered.length > 0 && answered.every((reply) => reply.isAuthentic),
    answers: records.map(({ record }) => record),
    authority: authority.map(({ record }) => record),
    verdicts: verdictsOn(texts, question.name).map(({ kind, result, about }) => ({
      name: question.name,
      kind,
      result,
      text: about.map(inLanguage).join(" "),
    })),
    policies: policiesOf(records).map(({ name, policy: { kind, terms, notes } }) => ({
      name,
      kind,
      terms: terms.map(({ term, state, meaning }) => ({
        term,
        state,
        meaning: meaning.map(inLanguage).join(" "),
      })),
      notes: notes.map(inLanguage),
    })),
    notes: notesOf(question, replies, records).map(inLanguage),
  };
}

/** One name may have records of one type and none of another: any answer without an error counts first. */
const bestCode = (replies: readonly DnsReply[]): number =>
  replies.find((reply) => reply.rcode === 0)?.rcode ??
  replies.find((reply) => reply.rcode === 3)?.rcode ??
  replies[0]?.rcode ??
  2;

/** More than any name needs; the rest only makes a page slow. */
const maxRecords = 200;

type ReadRecord = {
  readonly record: DnsRecord;
  readonly policy: Policy | null;
  readonly caa: CaaRecord | null;
  readonly srv: SrvRecord | null;
};

/** `asked` is the name whose policies they are, also where an alias led to another one. */
function recordsOf(answers: readonly DnsAnswer[], asked: string, lang: Lang): readonly ReadRecord[] {
  const records = answers.slice(0, 10 * maxRecords).flatMap((answer): ReadRecord[] => {
    if (answer.type === "OPT") return [];
    const recordText = joinedText(answer);
    const ttl = answer.ttl ?? 0;
    const record = {
      name: zoneName(answer.name),
      type: answer.type,
      ttl,
      ttl_text: durationInWords(ttl, lang),
      data: zoneData(answer),
      ...(recordText !== null && { text: recordText }),
    };
    return [{ record, policy: policyIn(answer, asked), caa: caaIn(answer), srv: srvIn(answer) }];
  });
  const seenRecords = new Set<string>();
  const distinctRecords = records.filter(({ record: { name, type, data } }) => {
    const key = `${name} ${type} ${data}`;
    return !seenRecords.has(key) && seenRecords.add(key);
  });
  return distinctRecords.slice(0, maxRecords);
}

/** What one record says by itself. */
function policyIn(answer: DnsAnswer, name: string): Policy | null {
  if (answer.type === "HTTPS" || answer.type === "SVCB")
    return readServicePolicy(answer.type, readServiceBinding(answer.data));
  const recordText = joinedText(answer);
  return recordText === null ? null : readPolicy(recordText, name);
}

const srvIn = (answer: DnsAnswer): SrvRecord | null => (answer.type === "SRV" ? srvOf(answer.data) : null);

const caaIn = (answer: DnsAnswer): CaaRecord | null =>
  answer.type === "CAA"
    ? { flags: answer.data.flags ?? 0, tag: answer.data.tag, value: answer.data.value }
    : null;

type NamedPolicy = { readonly name: string; readonly policy: Policy };

/** The policies among the records; all CAA or SRV records of a name are one. */
function policiesOf(records: readonly ReadRecord[]): NamedPolicy[] {
  const ofTexts = records.flatMap(({ record: { name }, policy }) => (policy ? [{ name, policy }] : []));
  const names = new Set(records.flatMap(({ record, caa, srv }) => (caa || srv ? [record.name] : [])));
  const ofNames = [...names].flatMap((name): NamedPolicy[] => {
    const ofName = records.filter(({ record }) => record.name === name);
    const issuers = ofName.flatMap(({ caa }) => caa ?? []);
    const services = ofName.flatMap(({ srv }) => srv ?? []);
    return [
      ...(issuers.length > 0 ? [{ name, policy: readCaa(issuers) }] : []),
      ...(services.length > 0 ? [{ name, policy: readSrv(services) }] : []),
    ];
  });
  return [...ofTexts, ...ofNames];
}

function summaryOf({
  question,
  rcode,
  count,
}: {
  question: ParsedQuestion;
  rcode: number;
  count: number;
}): Message {
  const { type } = question;
  const name = zoneName(question.shown);
  if (rcode === 3) return message("dns.said.summary.none", { name });
  if (rcode !== 0) return message("dns.said.summary.failed", { rcode: rcodeName(rcode) });
  if (count > 0) return message("dns.said.summary.found", { name, count });
  return type === "ANY"
    ? message("dns.said.summary.emptyAny", { name })
    : message("dns.said.summary.empty", { name, type });
}

function notesOf(
  question: ParsedQuestion,
  replies: DnsLookup["replies"],
  records: readonly ReadRecord[],
): readonly Message[] {
  const notes: Message[] = [];
  const aliases = records
    .filter(({ record }) => record.type === "CNAME")
    .map(({ record }) => `${record.name} → ${record.data}`);
  const silentTypes = question.questions
    .filter((_, index) => replies[index] === null)
    .map(({ type }) => type);
  if (aliases.length > 0 && question.type !== "CNAME")
    notes.push(message("dns.said.note.alias", { chain: aliases.join(", ") }));
  const place = placeNote(question, records.length > 0);
  if (place) notes.push(place);
  if (question.type === "ANY") notes.push(message("dns.said.note.any"));
  if (records.length === maxRecords) notes.push(message("dns.said.note.cut", { max: maxRecords }));
  if (silentTypes.length > 0) notes.push(message("dns.said.note.silent", { types: silentTypes.join(", ") }));
  return notes;
}

const isReverseName = (name: string): boolean => /\.(?:in-addr|ip6)\.arpa$/.test(name);

/** Where records of this type stand, for who has asked in another place. */
function placeNote({ shown, name, type }: ParsedQuestion, isFound: boolean): Message | null {
  if (type === "PTR") {
    if (isReverseName(name)) return isReverseName(shown) ? null : message("dns.said.note.reverse", { name });
    return isFound ? null : message("dns.said.note.ptrPlace");
  }
  if (isFound) return null;
  if (type === "CAA") return message("dns.said.note.noCaa");
  return type === "SRV" && !/^_[^.]+\._/.test(name) ? message("dns.said.note.srvPlace", { name }) : null;
}
