import { textsOf } from "../core/i18n.ts";
import DnsIsland, { dnsIslandTexts } from "../islands/dns.tsx";
import { Island } from "../ssr/island.tsx";
import { definePage } from "../ssr/page.ts";
import type { DnsActions } from "../tools/dns/actions.ts";
import { Records } from "../ui/records.tsx";
import { ToolPage } from "../ui/tool-page.tsx";

/** What each type of the list answers. */
const sampleReport = {
  A: "93.184.215.14",
  AAAA: "2606:2800:21f:cb07:6820:80da:af6b:8b2c",
  MX: "10 mx1.example.com",
  NS: "a.iana-servers.net",
  TXT: '"v=spf1 -all"',
} as const;
const sampleTypes = ["A", "AAAA", "MX", "NS", "TXT"] as const;

export const dnsPage = (actions: DnsActions) =>
  definePage({
    id: "dns",
    actions,
    shareable: ["lookup"],
    view: ({ lang, t, site, state }) => {
      const sentForm = state("lookup", { host: new URL(site.origin).hostname, type: "ANY" });
      return (
        <ToolPage
          id="dns"
          lang={lang}
          example={
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
          }
        >
          <Island
            name="dns"
            of={DnsIsland}
            with={{ lang, texts: textsOf(lang, dnsIslandTexts), ...sentForm }}
          />
        </ToolPage>
      );
    },
  });
