import { Type } from "@sinclair/typebox";
import type { Answer } from "dns-packet";
import { action, type Caller } from "../../core/action.ts";
import { type Lang, type Message, readMessage, message } from "../../core/i18n.ts";
import { ok, type Result } from "../../core/result.ts";
import { choice } from "../../core/schema.ts";
import { readMailPolicy } from "./mail-policy.ts";
import { type ParsedQuestion, type DnsQuestion, dnsTypes, readQuestion } from "./question.ts";
import { durationInWords, rcodeMeaning, rcodeName } from "./messages.ts";
import { joinedText, zoneData, zoneName } from "./zone.ts";

export const DnsInput = Type.Object({
  host: Type.String({ minLength: 1, maxLength: 1000 }),
  type: choice(dnsTypes, { default: "ANY" }),
});

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
  lookup: action(DnsInput, "dns", async (input, caller) => {
    const asked = readQuestion(input.host, input.type);
    if (!asked.ok) return asked;
    const outcome = await ask(asked.value.questions, caller);
    if (!outcome.ok) return outcome;
    return ok(report({ host: input.host, asked: asked.value, lang: caller.lang, ...outcome.value }));
  }),
});

export type DnsActions = ReturnType<typeof dnsActions>;

type Found = {
  readonly host: string;
  readonly asked: ParsedQuestion;
  readonly lang: Lang;
  readonly replies: readonly (DnsReply | null)[];
  readonly timeMs: number;
};

function report({ host, asked, lang, replies, timeMs }: Found) {
  const answered = replies.filter((reply) => reply !== null);
  const rcode = bestCode(answered);
  const answers = recordsOf(
    answered.flatMap((reply) => reply.answers),
    lang,
  );
  const authority = answers.length > 0 ? [] : recordsOf(answered[0]?.authorities ?? [], lang);
  const tell = (message: Message) => readMessage(lang, message);
  return {
    host,
    name: asked.name,
    type: asked.type,
    rcode: rcodeName(rcode),
    rcode_text: tell(rcodeMeaning(rcode)),
    summary: tell(summaryOf({ asked, rcode, count: answers.length })),
    server: answered[0]?.server ?? "",
    time_ms: Math.round(timeMs * 10) / 10,
    dnssec: answered.length > 0 && answered.every((reply) => reply.isAuthentic),
    answers: answers.map(({ policy: _policy, ...record }) => record),
    authority: authority.map(({ policy: _policy, ...record }) => record),
    policies: answers.flatMap(({ name, policy }) =>
      policy
        ? [
            {
              name,
              kind: policy.kind,
              terms: policy.terms.map(({ term, meaning }) => ({ term, meaning: tell(meaning) })),
            },
          ]
        : [],
    ),
    notes: notesOf(asked, replies, answers).map(tell),
  };
}

export type DnsReport = ReturnType<typeof report>;

/** One name may have records of one type and none of another: any answer without an error counts first. */
const bestCode = (replies: readonly DnsReply[]): number =>
  replies.find((reply) => reply.rcode === 0)?.rcode ??
  replies.find((reply) => reply.rcode === 3)?.rcode ??
  replies[0]?.rcode ??
  2;

/** More than any name needs; the rest only makes a page slow. */
const mostRecords = 200;

function recordsOf(answers: readonly Answer[], lang: Lang) {
  const records = answers.slice(0, 10 * mostRecords).flatMap((answer) => {
    if (answer.type === "OPT") return [];
    const text = joinedText(answer);
    const ttl = answer.ttl ?? 0;
    return {
      name: zoneName(answer.name),
      type: answer.type,
      ttl,
      ttl_text: durationInWords(ttl, lang),
      data: zoneData(answer),
      ...(text !== null && { text }),
      policy: text === null ? null : readMailPolicy(text),
    };
  });
  const seen = new Set<string>();
  const once = records.filter(({ name, type, data }) => {
    const key = `${name} ${type} ${data}`;
    return !seen.has(key) && seen.add(key);
  });
  return once.slice(0, mostRecords);
}

function summaryOf({
  asked,
  rcode,
  count,
}: {
  asked: ParsedQuestion;
  rcode: number;
  count: number;
}): Message {
  const { type } = asked;
  const name = zoneName(asked.shown);
  if (rcode === 3) return message("dns.summary.none", { name });
  if (rcode !== 0) return message("dns.summary.failed", { rcode: rcodeName(rcode) });
  if (count > 0) return message("dns.summary.found", { name, count });
  return type === "ANY"
    ? message("dns.summary.emptyAny", { name })
    : message("dns.summary.empty", { name, type });
}

type Records = ReturnType<typeof recordsOf>;

function notesOf(asked: ParsedQuestion, replies: Found["replies"], records: Records): readonly Message[] {
  const notes: Message[] = [];
  const aliases = records.filter(({ type }) => type === "CNAME").map(({ name, data }) => `${name} → ${data}`);
  const silent = asked.questions.filter((_, index) => replies[index] === null).map(({ type }) => type);
  if (aliases.length > 0 && asked.type !== "CNAME")
    notes.push(message("dns.note.alias", { chain: aliases.join(", ") }));
  if (asked.type === "ANY") notes.push(message("dns.note.any"));
  if (records.length === mostRecords) notes.push(message("dns.note.cut", { max: mostRecords }));
  if (silent.length > 0) notes.push(message("dns.note.silent", { types: silent.join(", ") }));
  return notes;
}
