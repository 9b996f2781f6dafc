import type { ToolActions } from "#tools/actions.ts";
import dns from "#tools/dns/tool.ts";
import { Records } from "#ui/records.tsx";
import { toolPage } from "./tool-page.tsx";

/** What each type of the list answers. */
const sampleReport = {
  A: "93.184.215.14",
  AAAA: "2606:2800:21f:cb07:6820:80da:af6b:8b2c",
  MX: "10 mx1.example.com",
  NS: "a.iana-servers.net",
  TXT: '"v=spf1 -all"',
  SRV: "10 60 5060 sip.example.com",
  CAA: '0 issue "letsencrypt.org"',
  HTTPS: "1 . alpn=h3,h2",
  PTR: "www.example.com",
} as const;
const sampleTypes = ["A", "AAAA", "MX", "NS", "TXT", "SRV", "CAA", "HTTPS", "PTR"] as const;

export default (actions: ToolActions["dns"]) =>
  toolPage(dns, actions, {
    opensWith: ({ site }) => ({ host: new URL(site.origin).hostname }),
    example: ({ t }) => (
      <>
        <p>{t("dns.example.text")}</p>
        <Records
          caption="example.com"
          columns={[
            { id: "type", label: t("dns.column.type") },
            { id: "data", label: t("dns.column.data") },
            { id: "meaning", label: t("dns.column.meaning") },
          ]}
          rows={sampleTypes.map((sampleType) => ({
            type: sampleType,
            data: <code>{sampleReport[sampleType]}</code>,
            meaning: t(`dns.example.${sampleType}`),
          }))}
        />
      </>
    ),
  });
