import { parse } from "tldts";
import { type Message, message } from "../../core/i18n.ts";
import { type Result, invalid, ok } from "../../core/result.ts";
import { isUnregistrableName } from "../../core/special-names.ts";
import { parseAddress } from "../ip/address.ts";
import { toUnicode } from "./punycode.ts";

/** A name that somebody can register. */
export type Domain = {
  /** As DNS has it: lower case, ASCII, without a dot at its end. */
  readonly ascii: string;
  readonly unicode: string;
  /** The top-level domain, in ASCII. */
  readonly tld: string;
};

const refuse = (message: Message): Result<never> => invalid("domain", message);

/** The host in a pasted URL, mail address, wildcard or name. */
function hostIn(text: string): string | null {
  const [, host = ""] =
    /^(?:(?:[a-z][a-z0-9+.-]*:)?\/\/|(?:https?|mailto|sips?|xmpp|acct):)?(?:[^\s/?#@]*@)?(?:\*\.)?([^\s/?#:]+)(?::\d+)?(?:[/?#].*)?$/i.exec(
      text.trim(),
    ) ?? [];
  // The URL parser maps letters, full-width dots and digits as browsers do (UTS 46).
  const address = `http://${host.replace(/[.。]$/, "")}/`;
  return host && URL.canParse(address) ? new URL(address).hostname : null;
}

const isLabel = (label: string): boolean => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label);

/** The name to ask a registry for, found in what a visitor typed. */
export function readDomain(text: string): Result<Domain> {
  if (parseAddress(text)) return refuse(message("whois.invalid.address"));
  const host = hostIn(text);
  if (!host || host.length > 253 || !host.split(".").every(isLabel))
    return refuse(message("whois.invalid.domain"));
  const parsed = parse(host);
  const tld = host.slice(host.lastIndexOf(".") + 1);
  if (parsed.isIp) return refuse(message("whois.invalid.address"));
  if (isUnregistrableName(host)) return refuse(message("whois.invalid.special", { ending: tld }));
  if (parsed.domain) return ok({ ascii: parsed.domain, unicode: toUnicode(parsed.domain), tld });
  const isTld = parsed.isIcann && parsed.publicSuffix === host;
  return refuse(
    isTld ? message("whois.invalid.ending", { ending: toUnicode(host) }) : message("whois.invalid.domain"),
  );
}
