import { type Message, message } from "#core/i18n.ts";
import { parseAddress } from "#tools/ip/address.ts";
import {
  type Meaning,
  type Policy,
  type PolicyTerm,
  fine,
  ignored,
  maxQuestions,
  maxTerms,
  wrong,
} from "./policy.ts";

export const isSpf = (record: string): boolean => /^v=spf1(?: |$)/i.test(record);

/** Looking at these costs the receiver questions to DNS, of which ten are allowed (RFC 7208, section 4.6.4). */
const asking = ["include", "a", "mx", "ptr", "exists"];

type Term = {
  readonly qualifier: string;
  /** In lower case. */
  readonly name: string;
  readonly separator: string;
  readonly value: string;
};

function partsOf(term: string): Term | null {
  const [, qualifier = "", name = "", separator = "", value = ""] =
    /^([+?~-]?)([a-z][a-z0-9._-]*)([:=/]?)(.*)/is.exec(term) ?? [];
  return name ? { qualifier, name: name.toLowerCase(), separator, value } : null;
}

/** A record of SPF, with what a receiver makes of all of it. */
export type SpfPolicy = Policy & {
  /** Some term is against the standard, though it may not be among those that are shown. */
  readonly isWrong: boolean;
  /** How many questions to DNS its own terms cost, before those that are met behind them. */
  readonly questions: number;
};

/** Reads an SPF record (RFC 7208) term by term. */
export function readSpf(record: string): SpfPolicy {
  const written = record.trim().split(/ +/).slice(1);
  const parts = written.map(partsOf);
  const modifiers = ["redirect", "exp"].map((name) =>
    parts.findIndex((part) => part?.name === name && part.separator === "="),
  );
  const allAt = parts.findIndex((part) => part?.name === "all" && part.separator === "");
  const terms = written.map((term, at): PolicyTerm => {
    const part = parts[at];
    if (!part) return { term, ...wrong(message("dns.said.spf.wrong.term")) };
    const meaning = meaningOf(part);
    if (part.separator === "=" && isModifier(part.name) && !modifiers.includes(at))
      return { term, ...wrong(message("dns.said.spf.wrong.twice", { name: part.name })) };
    if (meaning.state === "wrong" || allAt < 0) return { term, ...meaning };
    if (part.name === "redirect") return { term, ...ignored(message("dns.said.spf.redirectBesideAll")) };
    if (at > allAt && part.separator !== "=") return { term, ...ignored(message("dns.said.spf.afterAll")) };
    return { term, ...meaning };
  });
  const isWrong = terms.some(({ state }) => state === "wrong");
  const questions = parts.filter((part, at) => {
    if (!part) return false;
    if (part.separator === "=") return part.name === "redirect" && allAt < 0;
    return asking.includes(part.name) && (allAt < 0 || at < allAt);
  }).length;
  const notes = notesOn({ isWrong, questions }, parts, allAt);
  return { kind: "SPF", terms: terms.slice(0, maxTerms), notes, isWrong, questions };
}

function notesOn(
  { isWrong, questions }: Pick<SpfPolicy, "isWrong" | "questions">,
  parts: readonly (Term | null)[],
  allAt: number,
): Message[] {
  const ends = allAt >= 0 || parts.some((part) => part?.name === "redirect");
  return [
    ...(isWrong ? [message("dns.said.spf.note.wrong")] : []),
    ...(questions > maxQuestions
      ? [message("dns.said.spf.note.questions", { count: questions, max: maxQuestions })]
      : []),
    ...(ends || isWrong ? [] : [message("dns.said.spf.note.noAll")]),
  ];
}

const isModifier = (name: string): boolean => name === "redirect" || name === "exp";
const mechanisms = ["all", "include", "a", "mx", "ptr", "ip4", "ip6", "exists"];

function meaningOf(part: Term): Meaning {
  const { qualifier, name, separator, value } = part;
  if (separator === "=") {
    if (qualifier) return wrong(message("dns.said.spf.wrong.qualifier", { name }));
    if (isModifier(name)) return modifierMeaning(name, value);
    if (!isMacroString(value)) return wrong(message("dns.said.spf.wrong.macro"));
    return mechanisms.includes(name)
      ? ignored(message("dns.said.spf.wrong.equals", { name }))
      : ignored(message("dns.said.spf.unknownModifier"));
  }
  if (isModifier(name)) return wrong(message("dns.said.spf.wrong.colon", { name }));
  if (!mechanisms.includes(name)) return wrong(message("dns.said.spf.wrong.mechanism", { name }));
  return mechanismMeaning(part);
}

const modifierMeaning = (name: string, value: string): Meaning => {
  if (!isDomainSpec(value)) return wrong(message("dns.said.spf.wrong.domain", { name }));
  return fine(
    name === "redirect"
      ? message("dns.said.spf.redirect", { value })
      : message("dns.said.spf.exp", { value }),
  );
};

function mechanismMeaning({ qualifier, name, separator, value }: Term): Meaning {
  switch (name) {
    case "all":
      return separator === "" ? fine(allMeaning(qualifier)) : wrong(message("dns.said.spf.wrong.all"));
    case "ip4":
    case "ip6":
      return separator === ":" && isNetwork(value, name)
        ? fine(message("dns.said.spf.who.ip", { value }), verdictOf(qualifier))
        : wrong(message(name === "ip4" ? "dns.said.spf.wrong.ip4" : "dns.said.spf.wrong.ip6"));
    case "include":
    case "exists":
      if (separator !== ":" || !isDomainSpec(value))
        return wrong(message("dns.said.spf.wrong.domain", { name }));
      return fine(
        name === "include"
          ? message("dns.said.spf.who.include", { value })
          : message("dns.said.spf.who.exists", { value }),
        verdictOf(qualifier),
      );
    case "ptr":
      if (separator === "/" || (separator === ":" && !isDomainSpec(value)))
        return wrong(message("dns.said.spf.wrong.domain", { name }));
      return fine(
        value ? message("dns.said.spf.who.ptrOf", { value }) : message("dns.said.spf.who.ptr"),
        verdictOf(qualifier),
        message("dns.said.spf.ptrObsolete"),
      );
    default:
      return hostMeaning(name, `${separator}${value}`, qualifier);
  }
}

/** `a` and `mx`: of this name or of another, the addresses themselves or the networks around them. */
function hostMeaning(name: string, rest: string, qualifier: string): Meaning {
  const [, domain, prefix4, prefix6] = /^(?::(.*?))?(?:\/(\d+))?(?:\/\/(\d+))?$/s.exec(rest) ?? [];
  const isRead = /^(?::(.*?))?(?:\/(\d+))?(?:\/\/(\d+))?$/s.test(rest);
  if (!isRead || (domain !== undefined && !isDomainSpec(domain)))
    return wrong(message("dns.said.spf.wrong.domain", { name }));
  if (!isPrefix(prefix4, 32) || !isPrefix(prefix6, 128)) return wrong(message("dns.said.spf.wrong.prefix"));
  const isA = name === "a";
  const who =
    domain === undefined
      ? message(isA ? "dns.said.spf.who.a" : "dns.said.spf.who.mx")
      : message(isA ? "dns.said.spf.who.aOf" : "dns.said.spf.who.mxOf", { value: domain });
  const prefixes = [prefix4, prefix6].flatMap((prefix) => (prefix === undefined ? [] : `/${prefix}`));
  return fine(
    who,
    verdictOf(qualifier),
    ...(prefixes.length > 0 ? [message("dns.said.spf.prefix", { value: prefixes.join(", ") })] : []),
  );
}

const isPrefix = (prefix: string | undefined, most: number): boolean =>
  prefix === undefined || (/^(?:0|[1-9]\d*)$/.test(prefix) && Number(prefix) <= most);

function isNetwork(value: string, name: "ip4" | "ip6"): boolean {
  const [, address = "", prefix] = /^([^/]*)(?:\/(.*))?$/s.exec(value) ?? [];
  if (!isPrefix(prefix, name === "ip4" ? 32 : 128)) return false;
  if (name === "ip4") return /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(address);
  return /^[\da-f:.]+$/i.test(address) && address.includes(":") && parseAddress(address) !== null;
}

function verdictOf(qualifier: string): Message {
  switch (qualifier) {
    case "-":
      return message("dns.said.spf.verdict.fail");
    case "~":
      return message("dns.said.spf.verdict.softfail");
    case "?":
      return message("dns.said.spf.verdict.neutral");
    default:
      return message("dns.said.spf.verdict.pass");
  }
}

function allMeaning(qualifier: string): Message {
  switch (qualifier) {
    case "-":
      return message("dns.said.spf.all.fail");
    case "~":
      return message("dns.said.spf.all.soft");
    case "?":
      return message("dns.said.spf.all.neutral");
    default:
      return message("dns.said.spf.all.pass");
  }
}

/** RFC 7208, section 7.1. */
const macro = "%(?:[%_-]|\\{[slodiphcrtv]\\d*r?[.+,/_=-]*\\})";
const macroString = new RegExp(`^(?:${macro}|[\\x21-\\x24\\x26-\\x7e])*$`, "i");
const isMacroString = (value: string): boolean => macroString.test(value);

const macroAtEnd = new RegExp(`${macro}$`, "i");
const isTopLabel = (label: string): boolean =>
  /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i.test(label) && /\D/.test(label);

/** It ends in a name with a dot before it, or in a macro: `a:other` names no host. */
function isDomainSpec(value: string): boolean {
  if (value.length > 253 || !isMacroString(value) || /^\.|\.\./.test(value)) return false;
  const labels = value.replace(/\.$/, "").split(".");
  return macroAtEnd.test(value) || (labels.length > 1 && isTopLabel(labels.at(-1) ?? ""));
}
