import { formatDateTime } from "#core/format.ts";
import { localPath } from "#core/pages.ts";
import type { ToolActions } from "#tools/actions.ts";
import whois from "#tools/whois/tool.ts";
import { Facts } from "#ui/facts.tsx";
import { toolPage } from "./tool-page.tsx";

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

export default (actions: ToolActions["whois"]) =>
  toolPage(whois, actions, {
    opensWith: ({ site }) => ({ domain: domainOf(site.origin) }),
    example: ({ lang, t, path }) => (
      <>
        <p>
          <a href={`${localPath(path, lang)}?domain=${sampleRecord.domain}`}>
            {t("whois.example", { domain: sampleRecord.domain })}
          </a>
        </p>
        <Facts
          caption={sampleRecord.domain}
          facts={[
            { label: t("whois.name"), value: <code>{sampleRecord.domain}</code> },
            { label: t("whois.registrar"), value: sampleRecord.registrar },
            { label: t("whois.created"), value: formatDateTime(new Date(sampleRecord.created)) },
            { label: t("whois.nameservers"), value: <code>{sampleRecord.nameservers}</code> },
          ]}
        />
      </>
    ),
  });
