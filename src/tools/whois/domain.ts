import { parse } from "tldts";
import { decode } from "punycode.js";
import { type Message, message } from "#core/i18n.ts";
import { type Result, invalid, ok } from "#core/result.ts";
import { isUnregistrableName } from "#core/special-names.ts";

function decodeLabel(asciiLabel: string): string {
  if (!asciiLabel.startsWith("xn--")) return asciiLabel;
  try {
    return decode(asciiLabel.slice(4)) || asciiLabel;
  } catch {
    return asciiLabel;
  }
}

/** A host name as people write it; labels that are no Punycode stay as they are. */
export const toUnicode = (host: string): string => host.split(".").map(decodeLabel).join(".");

/** A name that somebody can register. */
export type Domain = {
  /** As DNS has it: lower case, ASCII, without a dot at its end. */
  readonly ascii: string;
  readonly unicode: string;
  /** The top-level domain, in ASCII. */
  readonly tld: string;
};

const refuseDomain = (message: Message): Result<never> => invalid("domain", message);

/** The host in a pasted URL, mail address, wildcard or name. */
export function hostIn(domainText: string): string | null {
  const [, host = ""] =
    /^(?:(?:[a-z][a-z0-9+.-]*:)?\/\/|(?:https?|mailto|sips?|xmpp|acct):)?(?:[^\s/?#@]*@)?(?:\*\.)?([^\s/?#:]+)(?::\d+)?(?:[/?#].*)?$/i.exec(
      domainText.trim(),
    ) ?? [];
  // The URL parser maps letters, full-width dots and digits as browsers do (UTS 46).
  const hostUrl = `http://${host.replace(/[.。]$/, "")}/`;
  return host && URL.canParse(hostUrl) ? new URL(hostUrl).hostname : null;
}

const isLabel = (label: string): boolean => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label);

/** The name to ask a registry for, found in what a visitor typed. */
export function readDomain(domainText: string): Result<Domain> {
  const host = hostIn(domainText);
  if (!host || host.length > 253 || !host.split(".").every(isLabel))
    return refuseDomain(message("whois.invalid.domain"));
  const parsedDomain = parse(host);
  const tld = host.slice(host.lastIndexOf(".") + 1);
  if (parsedDomain.isIp) return refuseDomain(message("whois.invalid.domain"));
  if (isUnregistrableName(host)) return refuseDomain(message("whois.invalid.special", { ending: tld }));
  if (parsedDomain.domain)
    return ok({ ascii: parsedDomain.domain, unicode: toUnicode(parsedDomain.domain), tld });
  const isTld = parsedDomain.isIcann && parsedDomain.publicSuffix === host;
  return refuseDomain(
    isTld ? message("whois.invalid.ending", { ending: toUnicode(host) }) : message("whois.invalid.domain"),
  );
}
