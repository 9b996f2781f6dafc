import { localPath } from "../core/catalog.ts";
import { formatDateTime } from "../core/format.ts";
import { textsOf } from "../core/i18n.ts";
import WhoisIsland, { whoisIslandTexts } from "../islands/whois.tsx";
import { Island } from "../ssr/island.tsx";
import { definePage } from "../ssr/page.ts";
import type { WhoisActions } from "../tools/whois/actions.ts";
import { Facts } from "../ui/facts.tsx";
import { ToolPage } from "../ui/tool-page.tsx";

/** As its registry told it. */
const sampleRecord = {
  domain: "example.com",
  registrar: "RESERVED-Internet Assigned Numbers Authority",
  created: "1995-08-14T04:00:00Z",
  nameservers: "a.iana-servers.net, b.iana-servers.net",
} as const;

/** The site's own name, where it has one that can be looked up. */
const domainOf = (siteOrigin: string): string => {
  const { hostname } = new URL(siteOrigin);
  return /\.[a-z]/i.test(hostname) ? hostname : sampleRecord.domain;
};

export const whoisPage = (actions: WhoisActions) =>
  definePage({
    id: "whois",
    actions,
    shareable: ["lookup"],
    view: ({ lang, t, site, path, state }) => {
      const sentForm = state("lookup", { domain: domainOf(site.origin) });
      return (
        <ToolPage
          id="whois"
          lang={lang}
          example={
            <>
              <p>
                <a href={`${localPath(path, lang)}?domain=${sampleRecord.domain}`}>
                  {t("whois.example", { domain: sampleRecord.domain })}
                </a>
              </p>
              <Facts
                caption={sampleRecord.domain}
                facts={[
                  { label: t("whois.domain"), value: <code>{sampleRecord.domain}</code> },
                  { label: t("whois.registrar"), value: sampleRecord.registrar },
                  { label: t("whois.created"), value: formatDateTime(new Date(sampleRecord.created)) },
                  { label: t("whois.nameservers"), value: <code>{sampleRecord.nameservers}</code> },
                ]}
              />
            </>
          }
        >
          <Island
            name="whois"
            of={WhoisIsland}
            with={{ lang, texts: textsOf(lang, whoisIslandTexts), ...sentForm }}
          />
        </ToolPage>
      );
    },
  });
