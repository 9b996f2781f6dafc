import { type Message, message } from "#core/i18n.ts";
import { dmarcPolicyOf, isDmarc, isReportPermission } from "./dmarc.ts";
import {
  isBimi,
  isDkim,
  isMtaSts,
  isTlsRpt,
  keyFault,
  readBimi,
  readMtaSts,
  readTlsRpt,
} from "./mail-keys.ts";
import { type Policy, type PolicyKind, maxQuestions, repeatedTag, tagsOf, valueOf } from "./policy.ts";
import { isSpf, readSpf } from "./spf.ts";

/**
 * `used`: receivers go by it. `none`: as if there were no record. `permerror`: receivers stop with this error.
 * `undefined`: the standard leaves open what they do.
 */
export const setResults = ["used", "none", "permerror", "undefined"] as const;
export type SetResult = (typeof setResults)[number];

/** What a receiver makes of all the records of a kind that it finds at a name. */
export type SetVerdict = {
  readonly kind: PolicyKind;
  readonly result: SetResult;
  readonly about: readonly Message[];
};

type Verdict = Omit<SetVerdict, "kind">;

const used = (...about: readonly Message[]): Verdict => ({ result: "used", about });
const none = (...about: readonly Message[]): Verdict => ({ result: "none", about });

/** A kind of policy: which texts are of it, which only look so, and what is made of those that are. */
type PolicySet = {
  readonly kind: PolicyKind;
  readonly is: (text: string, name: string) => boolean;
  readonly seems: (text: string, name: string) => boolean;
  /** Of none at all, beside texts that seem to be one. */
  readonly notOne: Message;
  readonly verdict: (records: readonly [string, ...string[]], name: string) => Verdict;
};

/** RFC 7208, sections 4.5 and 4.6. */
function spfVerdict(records: readonly [string, ...string[]], name: string): Verdict {
  if (records.length > 1)
    return { result: "permerror", about: [message("dns.said.set.spf.several", { count: records.length })] };
  const { isWrong, questions } = readSpf(records[0]);
  if (isWrong) return { result: "permerror", about: [message("dns.said.set.spf.wrong")] };
  if (questions > maxQuestions)
    return {
      result: "permerror",
      about: [message("dns.said.set.spf.questions", { count: questions, max: maxQuestions })],
    };
  return used(
    message(/(?:^|\.)_/.test(name) ? "dns.said.set.spf.included" : "dns.said.set.spf.used"),
    ...(questions > 0 ? [message("dns.said.set.spf.atLeast", { count: questions, max: maxQuestions })] : []),
  );
}

/** RFC 7489, sections 6.3, 6.6.3 and 7.1. */
function dmarcVerdict(records: readonly [string, ...string[]], name: string): Verdict {
  if (isReportPermission(name)) return used(message("dns.said.set.dmarc.report"));
  if (!/^_dmarc\./i.test(name)) return none(message("dns.said.set.dmarc.place", { name }));
  if (records.length > 1) return none(message("dns.said.set.dmarc.several", { count: records.length }));
  const tags = tagsOf(records[0]);
  const repeated = repeatedTag(tags);
  if (repeated !== undefined)
    return { result: "undefined", about: [message("dns.said.set.dmarc.twice", { name: repeated })] };
  const policy = dmarcPolicyOf(tags);
  if (policy === null) return none(message("dns.said.set.dmarc.noPolicy"));
  const order = tags[1]?.name === "p" ? [] : [message("dns.said.set.dmarc.order")];
  return policy === "watch"
    ? used(message("dns.said.set.dmarc.asNone"))
    : used(message("dns.said.set.dmarc.used", { policy }), ...order);
}

/** RFC 6376, sections 3.2, 3.6.1 and 3.6.2.2. */
function dkimVerdict(records: readonly [string, ...string[]], name: string): Verdict {
  if (!/\._domainkey\./i.test(`.${name}`))
    return none(message("dns.said.set.place", { kind: "DKIM", place: "<selector>._domainkey" }));
  if (records.length > 1)
    return { result: "undefined", about: [message("dns.said.set.dkim.several", { count: records.length })] };
  const fault = keyFault(tagsOf(records[0]));
  if (fault) return none(fault);
  return used(
    message(valueOf(tagsOf(records[0]), "p") === "" ? "dns.said.set.dkim.revoked" : "dns.said.set.dkim.used"),
  );
}

/** Of these kinds one record counts, at one place, where it has no error. */
const single =
  (
    kind: "MTA-STS" | "TLS-RPT" | "BIMI",
    place: { readonly at: RegExp; readonly shown: string },
    { read, needs }: { readonly read: (record: string, name: string) => Policy; readonly needs: string },
  ) =>
  (records: readonly [string, ...string[]], name: string): Verdict => {
    if (!place.at.test(`.${name}`)) return none(message("dns.said.set.place", { kind, place: place.shown }));
    if (records.length > 1) return none(message("dns.said.set.several", { kind, count: records.length }));
    const tags = tagsOf(records[0]);
    const isWrong = read(records[0], name).terms.some(({ state }) => state === "wrong");
    return isWrong || valueOf(tags, needs) === undefined
      ? none(message("dns.said.set.wrong", { kind, name: needs }))
      : used(message("dns.said.set.used", { kind }));
  };

const sets: readonly PolicySet[] = [
  {
    kind: "SPF",
    is: isSpf,
    seems: (text) => /^[\s"']*v\s*=\s*["']?spf/i.test(text),
    notOne: message("dns.said.set.spf.notOne"),
    verdict: spfVerdict,
  },
  {
    kind: "DMARC",
    is: isDmarc,
    seems: (text, name) =>
      /v\s*=\s*["']?dmarc/i.test(text) || (/^_dmarc\./i.test(name) && /\bp\s*=/i.test(text)),
    notOne: message("dns.said.set.notOne", { kind: "DMARC", start: "v=DMARC1" }),
    verdict: dmarcVerdict,
  },
  {
    kind: "DKIM",
    is: isDkim,
    seems: (text) => /v\s*=\s*["']?dkim/i.test(text),
    notOne: message("dns.said.set.notOne", { kind: "DKIM", start: "v=DKIM1" }),
    verdict: dkimVerdict,
  },
  {
    kind: "MTA-STS",
    is: isMtaSts,
    seems: (text) => /v\s*=\s*["']?sts/i.test(text),
    notOne: message("dns.said.set.notOne", { kind: "MTA-STS", start: "v=STSv1;" }),
    verdict: single(
      "MTA-STS",
      { at: /^\._mta-sts\./i, shown: "_mta-sts" },
      { read: readMtaSts, needs: "id" },
    ),
  },
  {
    kind: "TLS-RPT",
    is: isTlsRpt,
    seems: (text) => /v\s*=\s*["']?tlsrpt/i.test(text),
    notOne: message("dns.said.set.notOne", { kind: "TLS-RPT", start: "v=TLSRPTv1;" }),
    verdict: single(
      "TLS-RPT",
      { at: /^\._smtp\._tls\./i, shown: "_smtp._tls" },
      { read: readTlsRpt, needs: "rua" },
    ),
  },
  {
    kind: "BIMI",
    is: isBimi,
    seems: (text) => /v\s*=\s*["']?bimi/i.test(text),
    notOne: message("dns.said.set.notOne", { kind: "BIMI", start: "v=BIMI1" }),
    verdict: single("BIMI", { at: /\._bimi\./i, shown: "default._bimi" }, { read: readBimi, needs: "l" }),
  },
];

/** What the TXT records that answer for a name say together, kind by kind. */
export const verdictsOn = (texts: readonly string[], name: string): readonly SetVerdict[] =>
  sets.flatMap(({ kind, is, seems, notOne, verdict }): SetVerdict[] => {
    const [first, ...others] = texts.filter((text) => is(text, name));
    if (first !== undefined) return [{ kind, ...verdict([first, ...others], name) }];
    return texts.some((text) => seems(text, name)) ? [{ kind, ...none(notOne) }] : [];
  });
