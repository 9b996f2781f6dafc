import { type Message, message } from "#core/i18n.ts";
import {
  type Meaning,
  type Policy,
  type Tag,
  type TagMeanings,
  explainTags,
  fine,
  ignored,
  partsOf,
  repeatedTag,
  reportsMeaning,
  tagsOf,
  valueOf,
  wrong,
} from "./policy.ts";

const isKeyName = (name: string): boolean => /\._domainkey\./i.test(`.${name}`);

/** The version may be left out (RFC 6376, section 3.6.1), so the name says what the record is. */
export const isDkim = (record: string, name: string): boolean =>
  /^v\s*=\s*DKIM1\s*(?:;|$)/.test(record) || (isKeyName(name) && /(?:^|;)\s*p\s*=/.test(record));

const meaning = (value: string): Meaning => {
  const key = value.replace(/\s/g, "");
  if (key === "") return fine(message("dns.said.dkim.p.revoked"));
  const isBase64 = key.length % 4 === 0 && /^[a-z\d+/]+={0,2}$/i.test(key);
  return isBase64 ? fine(message("dns.said.dkim.p")) : wrong(message("dns.said.dkim.wrong.p"));
};

const flagMeanings = { y: message("dns.said.dkim.t.y"), s: message("dns.said.dkim.t.s") } as const;

const dkimMeanings: TagMeanings = {
  v: () => fine(),
  p: meaning,
  k: (value) =>
    value === "rsa" || value === "ed25519"
      ? fine(message("dns.said.dkim.k", { value }))
      : ignored(message("dns.said.dkim.k.unknown", { value })),
  h: (value) => {
    const known = partsOf(value, ":").filter((hash) => hash === "sha256" || hash === "sha1");
    return known.includes("sha256")
      ? fine(message("dns.said.dkim.h", { value: partsOf(value, ":").join(", ") }))
      : wrong(message("dns.said.dkim.wrong.h"));
  },
  n: () => fine(message("dns.said.dkim.n")),
  s: (value) => {
    const services = partsOf(value, ":");
    return services.includes("*") || services.includes("email")
      ? fine(message("dns.said.dkim.s"))
      : wrong(message("dns.said.dkim.wrong.s"));
  },
  t: (value) => {
    const flags = partsOf(value, ":").flatMap((flag) =>
      flag === "y" || flag === "s" ? flagMeanings[flag] : [],
    );
    return flags.length > 0 ? fine(...flags) : ignored(message("dns.said.tag.unknownValue"));
  },
  // RFC 4871, given up in 6376
  g: () => ignored(message("dns.said.dkim.g")),
};

const isFirst = (tags: readonly Tag[], name: string): boolean => tags[0]?.name === name;

/** Reads the public key of DKIM (RFC 6376, RFC 8463) tag by tag. */
export function readDkim(record: string, name: string): Policy {
  const tags = tagsOf(record);
  const version = valueOf(tags, "v");
  return {
    kind: "DKIM",
    terms: explainTags(tags, dkimMeanings),
    notes: [
      ...(version !== undefined && !isFirst(tags, "v") ? [message("dns.said.dkim.note.version")] : []),
      ...(valueOf(tags, "p") === undefined ? [message("dns.said.dkim.note.noKey")] : []),
      ...(isKeyName(name)
        ? []
        : [message("dns.said.note.place", { kind: "DKIM", place: "<selector>._domainkey" })]),
    ],
  };
}

/** Why a key checks no signature of mail; null where it does, or is there to revoke one. */
export function keyFault(tags: readonly Tag[]): Message | null {
  const version = valueOf(tags, "v");
  if (version !== undefined && (version !== "DKIM1" || !isFirst(tags, "v")))
    return message("dns.said.set.dkim.version");
  if (repeatedTag(tags) !== undefined) return message("dns.said.set.dkim.twice");
  if (valueOf(tags, "p") === undefined) return message("dns.said.set.dkim.noKey");
  const isUnusable = explainTags(tags, dkimMeanings).some(({ state }) => state === "wrong");
  const kind = valueOf(tags, "k") ?? "rsa";
  return isUnusable || (kind !== "rsa" && kind !== "ed25519") ? message("dns.said.set.dkim.unusable") : null;
}

export const isMtaSts = (record: string): boolean => /^v\s*=\s*STSv1\s*(?:;|$)/.test(record);

/** Reads the record that says there is a policy of MTA-STS (RFC 8461, section 3.1). */
export function readMtaSts(record: string, name: string): Policy {
  const tags = tagsOf(record);
  return {
    kind: "MTA-STS",
    terms: explainTags(tags, {
      v: () => fine(),
      id: (value) =>
        /^[a-z\d]{1,32}$/i.test(value)
          ? fine(message("dns.said.sts.id"))
          : wrong(message("dns.said.sts.wrong.id")),
    }),
    notes: [
      message("dns.said.sts.note"),
      ...(valueOf(tags, "id") === undefined ? [message("dns.said.sts.note.noId")] : []),
      ...(/^_mta-sts\./i.test(name)
        ? []
        : [message("dns.said.note.place", { kind: "MTA-STS", place: "_mta-sts" })]),
    ],
  };
}

export const isTlsRpt = (record: string): boolean => /^v\s*=\s*TLSRPTv1\s*(?:;|$)/.test(record);

/** Reads where reports on TLS go (RFC 8460, section 3). */
export function readTlsRpt(record: string, name: string): Policy {
  const tags = tagsOf(record);
  return {
    kind: "TLS-RPT",
    terms: explainTags(tags, {
      v: () => fine(),
      rua: (value) => {
        const [sites, others] = [true, false].map((isSite) =>
          partsOf(value, ",").filter((uri) => /^https:\/\/[^\s,!]+$/i.test(uri) === isSite),
        );
        const said = (uris: string) =>
          message("dns.said.tlsRpt.rua", { value: [...(sites ?? []), uris].filter(Boolean).join(", ") });
        return others?.length === 0 ? fine(said("")) : reportsMeaning((others ?? []).join(","), said);
      },
    }),
    notes: [
      ...(valueOf(tags, "rua") === undefined ? [message("dns.said.tlsRpt.note.noRua")] : []),
      ...(/^_smtp\._tls\./i.test(name)
        ? []
        : [message("dns.said.note.place", { kind: "TLS-RPT", place: "_smtp._tls" })]),
    ],
  };
}

export const isBimi = (record: string): boolean => /^v\s*=\s*BIMI1\s*(?:;|$)/.test(record);

const isHttps = (value: string): boolean => /^https:\/\/\S+$/i.test(value);

/** Reads the logo that mail programs may show (BIMI). */
export function readBimi(record: string, name: string): Policy {
  const tags = tagsOf(record);
  return {
    kind: "BIMI",
    terms: explainTags(tags, {
      v: () => fine(),
      l: (value) => {
        if (value === "") return fine(message("dns.said.bimi.l.none"));
        return isHttps(value)
          ? fine(message("dns.said.bimi.l", { value }))
          : wrong(message("dns.said.bimi.wrong.https"));
      },
      a: (value) => {
        if (value === "" || value === "self") return fine(message("dns.said.bimi.a.none"));
        return isHttps(value)
          ? fine(message("dns.said.bimi.a", { value }))
          : wrong(message("dns.said.bimi.wrong.https"));
      },
      avp: (value) =>
        value === "brand" || value === "personal"
          ? fine(message("dns.said.bimi.avp"))
          : wrong(message("dns.said.dmarc.wrong.oneOf", { allowed: "brand, personal" })),
    }),
    notes: [
      message("dns.said.bimi.note"),
      ...(/\._bimi\./i.test(`.${name}`)
        ? []
        : [message("dns.said.note.place", { kind: "BIMI", place: "default._bimi" })]),
    ],
  };
}
