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
    const own = parseAddress(caller.address);
    if (!own) return null;
    const code = own.kind === "public" ? effects.countryOf(own.ip) : null;
    return answerOf(own, { hostname: null, network: null, code, isOwn: true, lang: caller.lang });
  },
  lookup: action(IpInput, IpOutput, "ip", async ({ ip = "" }, caller) => {
    const own = parseAddress(caller.address);
    const address = ip.trim() ? parseAddress(ip) : own;
    if (!address) return invalid("ip", message("ip.invalid"));
    const isPublic = address.kind === "public";
    const facts = isPublic ? await effects.ask(address, caller) : { hostname: null, network: null };
    const code = isPublic ? effects.countryOf(address.ip) : null;
    return ok(answerOf(address, { ...facts, code, isOwn: address.ip === own?.ip, lang: caller.lang }));
  }),
});

/** What a country is called in a language; its code when it has no name there. */
export const countryName = (code: string, lang: Lang): string =>
  displayNames(lang, { type: "region" }).of(code) ?? code;

const meaningKey = (kind: AddressKind): MessageKey => `ip.kind.${kind}`;

type Context = AddressFacts & {
  readonly code: string | null;
  readonly isOwn: boolean;
  readonly lang: Lang;
};

function answerOf(address: Address, { hostname, network, code, isOwn, lang }: Context): IpAnswer {
  const { ip, version, kind, ...spellings } = address;
  return {
    ip,
    version,
    kind,
    meaning: readMessage(lang, { key: meaningKey(kind) }),
    country: code === null ? null : { code, name: countryName(code, lang) },
    asn: network?.asn ?? null,
    organization: network?.organization ?? null,
    hostname,
    is_own: isOwn,
    ...spellings,
  };
}
