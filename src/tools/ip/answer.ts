import { type Lang, type MessageKey, readMessage } from "#core/i18n.ts";
import { displayNames } from "#core/intl.ts";
import type { Address, IpAnswer } from "./schema.ts";

/** Who announces an address to the internet. */
export type NetworkOperator = { readonly asn: number; readonly organization: string | null };

export type AddressFacts = { readonly hostname: string | null; readonly network: NetworkOperator | null };

/** What a country is called in a language; its code when it has no name there. */
export const countryName = (code: string, lang: Lang): string =>
  displayNames(lang, { type: "region" }).of(code) ?? code;

const meaningKey = ({ kind, embedded_ipv4 }: Address): MessageKey =>
  kind === "nat64" && embedded_ipv4 === null ? "ip.kind.localNat64" : `ip.kind.${kind}`;

type IpLookupContext = AddressFacts & {
  readonly code: string | null;
  readonly isOwn: boolean;
  readonly lang: Lang;
};

/** An address in the reader's words. */
export function ipAnswerOf(
  address: Address,
  { hostname, network, code, isOwn, lang }: IpLookupContext,
): IpAnswer {
  const { ip, version, kind, ...spellings } = address;
  return {
    ip,
    version,
    kind,
    meaning: readMessage(lang, { key: meaningKey(address) }),
    country: code === null ? null : { code, name: countryName(code, lang) },
    asn: network?.asn ?? null,
    organization: network?.organization ?? null,
    hostname,
    is_own: isOwn,
    ...spellings,
  };
}
