import { displayNames } from "../../core/intl.ts";
import { type Caller, action } from "../../core/action.ts";
import type { AddressKind } from "../../core/address-ranges.ts";
import { type Lang, type MessageKey, readMessage, message } from "../../core/i18n.ts";
import { invalid, ok } from "../../core/result.ts";
import { parseAddress } from "./address.ts";
import { type Address, type IpAnswer, IpInput, IpOutput } from "./schema.ts";

/** Who announces an address to the internet. */
export type NetworkOperator = { readonly asn: number; readonly organization: string | null };

export type IpEffects = {
  readonly countryOf: (address: string) => string | null;
  /** The name that DNS has for the address, and its network; null where DNS does not say so in time. */
  readonly ask: (address: Address, caller: Caller) => Promise<AddressFacts>;
};

export type AddressFacts = { readonly hostname: string | null; readonly network: NetworkOperator | null };

export type IpActions = ReturnType<typeof ipActions>;

export const ipActions = (effects: IpEffects) => ({
  /** What can be said of the caller's address without asking anybody; null when it is none. */
  describeOwn: (caller: Caller): IpAnswer | null => {
    const ownAddress = parseAddress(caller.address);
    if (!ownAddress) return null;
    const countryCode = ownAddress.kind === "public" ? effects.countryOf(ownAddress.ip) : null;
    return ipAnswerOf(ownAddress, {
      hostname: null,
      network: null,
      code: countryCode,
      isOwn: true,
      lang: caller.lang,
    });
  },
  lookup: action(IpInput, IpOutput, "ip", async ({ ip = "" }, caller) => {
    const ownAddress = parseAddress(caller.address);
    const ipAddress = ip.trim() ? parseAddress(ip) : ownAddress;
    if (!ipAddress) return invalid("ip", message("ip.invalid"));
    const isPublic = ipAddress.kind === "public";
    const facts = isPublic ? await effects.ask(ipAddress, caller) : { hostname: null, network: null };
    const countryCode = isPublic ? effects.countryOf(ipAddress.ip) : null;
    return ok(
      ipAnswerOf(ipAddress, {
        ...facts,
        code: countryCode,
        isOwn: ipAddress.ip === ownAddress?.ip,
        lang: caller.lang,
      }),
    );
  }),
});

/** What a country is called in a language; its code when it has no name there. */
export const countryName = (countryCode: string, lang: Lang): string =>
  displayNames(lang, { type: "region" }).of(countryCode) ?? countryCode;

const meaningKey = (addressKind: AddressKind): MessageKey => `ip.kind.${addressKind}`;

type IpLookupContext = AddressFacts & {
  readonly code: string | null;
  readonly isOwn: boolean;
  readonly lang: Lang;
};

function ipAnswerOf(
  ipAddress: Address,
  { hostname, network, code: countryCode, isOwn, lang }: IpLookupContext,
): IpAnswer {
  const { ip, version: ipVersion, kind, ...spellings } = ipAddress;
  return {
    ip,
    version: ipVersion,
    kind,
    meaning: readMessage(lang, { key: meaningKey(kind) }),
    country: countryCode === null ? null : { code: countryCode, name: countryName(countryCode, lang) },
    asn: network?.asn ?? null,
    organization: network?.organization ?? null,
    hostname,
    is_own: isOwn,
    ...spellings,
  };
}
