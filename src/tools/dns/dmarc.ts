import { type Message, message } from "#core/i18n.ts";
import {
  type Meaning,
  type Policy,
  type Tag,
  type TagMeanings,
  explainTags,
  fine,
  ignored,
  isMailto,
  partsOf,
  reportsMeaning,
  tagsOf,
  valueOf,
  wrong,
} from "./policy.ts";

/** The version stands first and in these very letters (RFC 7489, section 6.3). */
export const isDmarc = (record: string): boolean => /^v\s*=\s*DMARC1\s*(?:;|$)/.test(record);

const policies = ["none", "quarantine", "reject"] as const;
type PolicyName = (typeof policies)[number];

const policyNamed = (value: string): PolicyName | undefined =>
  policies.find((policy) => policy === value.toLowerCase());

const oneOf = (allowed: string): Meaning => wrong(message("dns.said.dmarc.wrong.oneOf", { allowed }));

const policyMeaning =
  (said: Readonly<Record<PolicyName, Message>>) =>
  (value: string): Meaning => {
    const policy = policyNamed(value);
    return policy ? fine(said[policy]) : oneOf(policies.join(", "));
  };

/** The grammar takes capitals; some receivers do not. */
const alignmentMeaning =
  (strict: Message, relaxed: Message) =>
  (value: string): Meaning => {
    if (!/^[rs]$/i.test(value)) return oneOf("r, s");
    const meaning = value.toLowerCase() === "s" ? strict : relaxed;
    return /[rs]/.test(value) ? fine(meaning) : fine(meaning, message("dns.said.dmarc.smallLetters"));
  };

const failureOptions: Readonly<Record<string, Message>> = {
  "0": message("dns.said.dmarc.fo.0"),
  "1": message("dns.said.dmarc.fo.1"),
  d: message("dns.said.dmarc.fo.d"),
  s: message("dns.said.dmarc.fo.s"),
};

const meanings: TagMeanings = {
  v: () => fine(),
  p: policyMeaning({
    none: message("dns.said.dmarc.p.none"),
    quarantine: message("dns.said.dmarc.p.quarantine"),
    reject: message("dns.said.dmarc.p.reject"),
  }),
  sp: policyMeaning({
    none: message("dns.said.dmarc.sp.none"),
    quarantine: message("dns.said.dmarc.sp.quarantine"),
    reject: message("dns.said.dmarc.sp.reject"),
  }),
  np: policyMeaning({
    none: message("dns.said.dmarc.np.none"),
    quarantine: message("dns.said.dmarc.np.quarantine"),
    reject: message("dns.said.dmarc.np.reject"),
  }),
  pct: (value) =>
    /^\d{1,3}$/.test(value) && Number(value) <= 100
      ? fine(message("dns.said.dmarc.pct", { value }))
      : wrong(message("dns.said.dmarc.wrong.pct")),
  rua: (value) => reportsMeaning(value, (uris) => message("dns.said.dmarc.rua", { value: uris })),
  ruf: (value) => reportsMeaning(value, (uris) => message("dns.said.dmarc.ruf", { value: uris })),
  adkim: alignmentMeaning(message("dns.said.dmarc.adkim.s"), message("dns.said.dmarc.adkim.r")),
  aspf: alignmentMeaning(message("dns.said.dmarc.aspf.s"), message("dns.said.dmarc.aspf.r")),
  fo(value, tags) {
    const options = partsOf(value, ":").map((option) => failureOptions[option.toLowerCase()]);
    if (options.includes(undefined)) return oneOf("0, 1, d, s");
    if (valueOf(tags, "ruf") === undefined) return ignored(message("dns.said.dmarc.fo.withoutRuf"));
    return fine(...options.filter((option) => option !== undefined));
  },
  ri: (value) =>
    /^\d{1,10}$/.test(value) && Number(value) <= 0xffff_ffff
      ? fine(message("dns.said.dmarc.ri", { seconds: Number(value) }))
      : wrong(message("dns.said.dmarc.wrong.ri")),
  rf: (value) =>
    partsOf(value, ":").every((format) => format.toLowerCase() === "afrf")
      ? fine(message("dns.said.dmarc.rf"))
      : wrong(message("dns.said.dmarc.wrong.oneOf", { allowed: "afrf" })),
  // RFC 9091 and the revision of DMARC
  psd: (value) => (/^[ynu]$/i.test(value) ? fine(message("dns.said.dmarc.psd")) : oneOf("y, n, u")),
  t: (value) =>
    /^y$/i.test(value)
      ? fine(message("dns.said.dmarc.t.y"))
      : /^n$/i.test(value)
        ? fine(message("dns.said.dmarc.t.n"))
        : oneOf("y, n"),
};

/** At such a name a domain lets another one send its reports to it (RFC 7489, section 7.1). */
export const isReportPermission = (name: string): boolean => /\._report\._dmarc\./i.test(`.${name}`);

/** What receivers apply (RFC 7489, section 6.6.3): "watch" without a valid policy but with reports, null with neither. */
export function dmarcPolicyOf(tags: readonly Tag[]): PolicyName | "watch" | null {
  const [p = "", sp] = [valueOf(tags, "p"), valueOf(tags, "sp")];
  const policy = policyNamed(p);
  if (policy && (sp === undefined || policyNamed(sp))) return policy;
  return partsOf(valueOf(tags, "rua") ?? "", ",").some(isMailto) ? "watch" : null;
}

/** Reads a DMARC record (RFC 7489) term by term. */
export function readDmarc(record: string, name: string): Policy {
  const tags = tagsOf(record);
  const terms = explainTags(tags, meanings);
  if (isReportPermission(name)) return { kind: "DMARC", terms, notes: [] };
  const policy = dmarcPolicyOf(tags);
  return {
    kind: "DMARC",
    terms,
    notes: [
      ...(policy === "watch" ? [message("dns.said.dmarc.note.asNone")] : []),
      ...(policy === null ? [message("dns.said.dmarc.note.noPolicy")] : []),
      ...(/^_dmarc\./i.test(name) ? [] : [message("dns.said.dmarc.note.place", { name })]),
    ],
  };
}
