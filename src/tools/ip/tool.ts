import type { Caller } from "#core/action.ts";
import { message } from "#core/i18n.ts";
import { invalid, ok } from "#core/result.ts";
import { call, outboundRefusals, tool } from "#core/tool.ts";
import { parseAddress } from "./address.ts";
import { type AddressFacts, ipAnswerOf } from "./answer.ts";
import { type Address, type IpAnswer, IpInput, IpOutput } from "./schema.ts";
import taskPages from "./task-pages.ts";

export type IpEffects = {
  readonly countryOf: (address: string) => string | null;
  /** The name that DNS has for the address, and its network; null where DNS does not say so in time. */
  readonly ask: (address: Address, caller: Caller) => Promise<AddressFacts>;
};

export default tool({
  id: "ip",
  path: "/ip",
  group: "network",
  icon: "map-pin",
  calls: {
    lookup: call(IpInput, IpOutput, {
      path: "/ip",
      limit: "ip",
      access: "open",
      address: "moment",
      form: "get",
      refusals: outboundRefusals,
      plain: ({ ip }) => ip,
      beside: { "/ip/json": "json", "/ip/country": ({ country }) => country?.code ?? null },
      example: {
        body: { ip: "14.160.0.1" },
        answer: {
          ip: "14.160.0.1",
          version: 4,
          kind: "public",
          meaning: "Địa chỉ công khai trên Internet.",
          country: { code: "VN", name: "Việt Nam" },
          asn: 45_899,
          organization: "VNPT Corp",
          hostname: "static.vnpt.vn",
          is_own: false,
          decimal: "245366785",
          expanded: null,
          reverse_name: "1.0.160.14.in-addr.arpa",
          embedded_ipv4: null,
          embedded_candidates: [],
        },
      },
      run:
        ({ ask, countryOf }: IpEffects) =>
        async ({ ip = "" }, caller) => {
          const own = parseAddress(caller.address);
          const address = ip.trim() ? parseAddress(ip) : own;
          if (!address) return invalid("ip", message("ip.invalid"));
          const isPublic = address.kind === "public";
          // What pages of other sites may ask for has nobody asked in the operator's name.
          const facts =
            isPublic && !caller.isEmbedded ? await ask(address, caller) : { hostname: null, network: null };
          const code = isPublic ? countryOf(address.ip) : null;
          return ok(
            ipAnswerOf(address, { ...facts, code, isOwn: address.ip === own?.ip, lang: caller.lang }),
          );
        },
    }),
  },
  besides: ({ countryOf }: Pick<IpEffects, "countryOf">) => ({
    /** What can be said of the caller's address without asking anybody; null when it is none. */
    describeOwn: (caller: Caller): IpAnswer | null => {
      const own = parseAddress(caller.address);
      if (!own) return null;
      const code = own.kind === "public" ? countryOf(own.ip) : null;
      return ipAnswerOf(own, { hostname: null, network: null, code, isOwn: true, lang: caller.lang });
    },
  }),
  tasks: taskPages,
});
