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

export const dnsActions = ({ ask }: DnsEffects) => ({
  lookup: action(DnsInput, DnsOutput, "dns", async (input, caller) => {
    const question = readQuestion(input.host, input.type);
    if (!question.ok) return question;
    const outcome = await ask(question.value.questions, caller);
    if (!outcome.ok) return outcome;
    return ok(reportOf({ host: input.host, question: question.value, lang: caller.lang, ...outcome.value }));
  }),
});

export type DnsActions = ReturnType<typeof dnsActions>;

type Lookup = {
  readonly host: string;
  readonly question: ParsedQuestion;
  readonly lang: Lang;
  readonly replies: readonly (DnsReply | null)[];
  readonly timeMs: number;
};

function reportOf({ host, question, lang, replies, timeMs }: Lookup): DnsReport {
  const answered = replies.filter((reply) => reply !== null);
  const rcode = bestCode(answered);
  const answers = recordsOf(
    answered.flatMap((reply) => reply.answers),
    lang,
  );
  const authority = answers.length > 0 ? [] : recordsOf(answered[0]?.authorities ?? [], lang);
  const inWords = (message: Message) => readMessage(lang, message);
  return {
    host,
    name: question.name,
    type: question.type,
    rcode: rcodeName(rcode),
    rcode_text: inWords(rcodeMeaning(rcode)),
    summary: inWords(summaryOf({ question, rcode, count: answers.length })),
    server: answered[0]?.server ?? "",
    time_ms: Math.round(timeMs * 10) / 10,
    dnssec: answered.length > 0 && answered.every((reply) => reply.isAuthentic),
    answers: answers.map(({ record }) => record),
    authority: authority.map(({ record }) => record),
    policies: answers.flatMap(({ record, policy }) =>
      policy
        ? [
            {
              name: record.name,
              kind: policy.kind,
              terms: policy.terms.map(({ term, meaning }) => ({ term, meaning: inWords(meaning) })),
            },
          ]
        : [],
    ),
    notes: notesOf(question, replies, answers).map(inWords),
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

type ReadRecord = { readonly record: DnsRecord; readonly policy: MailPolicy | null };

function recordsOf(answers: readonly Answer[], lang: Lang): readonly ReadRecord[] {
  const records = answers.slice(0, 10 * maxRecords).flatMap((answer): ReadRecord[] => {
    if (answer.type === "OPT") return [];
    const text = joinedText(answer);
    const ttl = answer.ttl ?? 0;
    const record = {
      name: zoneName(answer.name),
      type: answer.type,
      ttl,
      ttl_text: durationInWords(ttl, lang),
      data: zoneData(answer),
      ...(text !== null && { text }),
    };
    return [{ record, policy: text === null ? null : readMailPolicy(text) }];
  });
  const seen = new Set<string>();
  const distinctRecords = records.filter(({ record: { name, type, data } }) => {
    const key = `${name} ${type} ${data}`;
    return !seen.has(key) && seen.add(key);
  });
  return distinctRecords.slice(0, maxRecords);
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
  if (rcode === 3) return message("dns.summary.none", { name });
  if (rcode !== 0) return message("dns.summary.failed", { rcode: rcodeName(rcode) });
  if (count > 0) return message("dns.summary.found", { name, count });
  return type === "ANY"
    ? message("dns.summary.emptyAny", { name })
    : message("dns.summary.empty", { name, type });
}

function notesOf(
  question: ParsedQuestion,
  replies: Lookup["replies"],
  records: readonly ReadRecord[],
): readonly Message[] {
  const notes: Message[] = [];
  const aliases = records
    .filter(({ record }) => record.type === "CNAME")
    .map(({ record }) => `${record.name} → ${record.data}`);
  const silent = question.questions.filter((_, index) => replies[index] === null).map(({ type }) => type);
  if (aliases.length > 0 && question.type !== "CNAME")
    notes.push(message("dns.note.alias", { chain: aliases.join(", ") }));
  if (question.type === "ANY") notes.push(message("dns.note.any"));
  if (records.length === maxRecords) notes.push(message("dns.note.cut", { max: maxRecords }));
  if (silent.length > 0) notes.push(message("dns.note.silent", { types: silent.join(", ") }));
  return notes;
}
