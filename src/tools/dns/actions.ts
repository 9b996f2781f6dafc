import type { Answer } from "dns-packet";
import { action, type Caller } from "../../core/action.ts";
import { type Lang, type Message, readMessage, message } from "../../core/i18n.ts";
import { ok, type Result } from "../../core/result.ts";
import { type MailPolicy, readMailPolicy } from "./mail-policy.ts";
import { durationInWords, rcodeMeaning, rcodeName } from "./messages.ts";
import { type DnsQuestion, type ParsedQuestion, readQuestion } from "./question.ts";
import { DnsInput, DnsOutput, type DnsRecord, type DnsReport } from "./schema.ts";
import { joinedText, zoneData, zoneName } from "./zone.ts";

/** What one server said; only records of the name itself and of what its CNAMEs lead to. */
export type DnsReply = {
  readonly rcode: number;
  readonly server: string;
  /** The server has checked the signatures (DNSSEC). */
  readonly isAuthentic: boolean;
  readonly answers: readonly Answer[];
  readonly authorities: readonly Answer[];
};

export type DnsEffects = {
  /** Asks the operator's servers all at once. A question that none answered is null; when that is all of them, a failure. */
  readonly ask: (
    questions: readonly DnsQuestion[],
    caller: Caller,
  ) => Promise<Result<{ readonly replies: readonly (DnsReply | null)[]; readonly timeMs: number }>>;
};

export const dnsActions = ({ ask: askDns }: DnsEffects) => ({
  lookup: action(DnsInput, DnsOutput, "dns", async (dnsInput, caller) => {
    const dnsQuestion = readQuestion(dnsInput.host, dnsInput.type);
    if (!dnsQuestion.ok) return dnsQuestion;
    const dnsOutcome = await askDns(dnsQuestion.value.questions, caller);
    if (!dnsOutcome.ok) return dnsOutcome;
    return ok(
      reportOf({ host: dnsInput.host, question: dnsQuestion.value, lang: caller.lang, ...dnsOutcome.value }),
    );
  }),
});

export type DnsActions = ReturnType<typeof dnsActions>;

type DnsLookup = {
  readonly host: string;
  readonly question: ParsedQuestion;
  readonly lang: Lang;
  readonly replies: readonly (DnsReply | null)[];
  readonly timeMs: number;
};

function reportOf({ host, question, lang, replies: dnsReplies, timeMs }: DnsLookup): DnsReport {
  const answered = dnsReplies.filter((dnsReply) => dnsReply !== null);
  const rcode = bestCode(answered);
  const dnsAnswers = recordsOf(
    answered.flatMap((dnsReply) => dnsReply.answers),
    lang,
  );
  const authority = dnsAnswers.length > 0 ? [] : recordsOf(answered[0]?.authorities ?? [], lang);
  const inLanguage = (message: Message) => readMessage(lang, message);
  return {
    host,
    name: question.name,
    type: question.type,
    rcode: rcodeName(rcode),
    rcode_text: inLanguage(rcodeMeaning(rcode)),
    summary: inLanguage(summaryOf({ question, rcode, count: dnsAnswers.length })),
    server: answered[0]?.server ?? "",
    time_ms: Math.round(timeMs * 10) / 10,
    dnssec: answered.length > 0 && answered.every((dnsReply) => dnsReply.isAuthentic),
    answers: dnsAnswers.map(({ record }) => record),
    authority: authority.map(({ record }) => record),
    policies: dnsAnswers.flatMap(({ record, policy }) =>
      policy
        ? [
            {
              name: record.name,
              kind: policy.kind,
              terms: policy.terms.map(({ term, meaning }) => ({ term, meaning: inLanguage(meaning) })),
            },
          ]
        : [],
    ),
    notes: notesOf(question, dnsReplies, dnsAnswers).map(inLanguage),
  };
}

/** One name may have records of one type and none of another: any answer without an error counts first. */
const bestCode = (dnsReplies: readonly DnsReply[]): number =>
  dnsReplies.find((dnsReply) => dnsReply.rcode === 0)?.rcode ??
  dnsReplies.find((dnsReply) => dnsReply.rcode === 3)?.rcode ??
  dnsReplies[0]?.rcode ??
  2;

/** More than any name needs; the rest only makes a page slow. */
const maxRecords = 200;

type ReadRecord = { readonly record: DnsRecord; readonly policy: MailPolicy | null };

function recordsOf(dnsAnswers: readonly Answer[], lang: Lang): readonly ReadRecord[] {
  const dnsRecords = dnsAnswers.slice(0, 10 * maxRecords).flatMap((dnsAnswer): ReadRecord[] => {
    if (dnsAnswer.type === "OPT") return [];
    const recordText = joinedText(dnsAnswer);
    const ttl = dnsAnswer.ttl ?? 0;
    const dnsRecord = {
      name: zoneName(dnsAnswer.name),
      type: dnsAnswer.type,
      ttl,
      ttl_text: durationInWords(ttl, lang),
      data: zoneData(dnsAnswer),
      ...(recordText !== null && { text: recordText }),
    };
    return [{ record: dnsRecord, policy: recordText === null ? null : readMailPolicy(recordText) }];
  });
  const seenRecords = new Set<string>();
  const distinctRecords = dnsRecords.filter(({ record: { name, type, data } }) => {
    const key = `${name} ${type} ${data}`;
    return !seenRecords.has(key) && seenRecords.add(key);
  });
  return distinctRecords.slice(0, maxRecords);
}

function summaryOf({
  question: dnsQuestion,
  rcode,
  count: recordCount,
}: {
  question: ParsedQuestion;
  rcode: number;
  count: number;
}): Message {
  const { type } = dnsQuestion;
  const queriedName = zoneName(dnsQuestion.shown);
  if (rcode === 3) return message("dns.summary.none", { name: queriedName });
  if (rcode !== 0) return message("dns.summary.failed", { rcode: rcodeName(rcode) });
  if (recordCount > 0) return message("dns.summary.found", { name: queriedName, count: recordCount });
  return type === "ANY"
    ? message("dns.summary.emptyAny", { name: queriedName })
    : message("dns.summary.empty", { name: queriedName, type });
}

function notesOf(
  dnsQuestion: ParsedQuestion,
  dnsReplies: DnsLookup["replies"],
  dnsRecords: readonly ReadRecord[],
): readonly Message[] {
  const notes: Message[] = [];
  const aliases = dnsRecords
    .filter(({ record }) => record.type === "CNAME")
    .map(({ record }) => `${record.name} → ${record.data}`);
  const silentTypes = dnsQuestion.questions
    .filter((_, index) => dnsReplies[index] === null)
    .map(({ type }) => type);
  if (aliases.length > 0 && dnsQuestion.type !== "CNAME")
    notes.push(message("dns.note.alias", { chain: aliases.join(", ") }));
  if (dnsQuestion.type === "ANY") notes.push(message("dns.note.any"));
  if (dnsRecords.length === maxRecords) notes.push(message("dns.note.cut", { max: maxRecords }));
  if (silentTypes.length > 0) notes.push(message("dns.note.silent", { types: silentTypes.join(", ") }));
  return notes;
}
