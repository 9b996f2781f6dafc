import type { IpActions } from "../tools/ip/actions.ts";
import { endpoint, outboundProblems } from "./endpoint.ts";

export const ipApi = ({ lookup }: IpActions) => [
  endpoint({
    method: "POST",
    path: "/ip",
    summary: "Look an address up: kind, country, network, name; the caller's own when none is given",
    problems: outboundProblems,
    action: lookup,
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
      },
    },
  }),
];
