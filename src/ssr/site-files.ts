import { localPath, otherPages } from "#core/pages.ts";
import { type TaskAddress, pathOf, taskPlaces, tools } from "#tools/catalog.ts";
import { apiParts } from "#tools/documented-call.ts";
import { languages, localizer } from "#core/i18n.ts";
import type { Site } from "#core/site.ts";

const robotsOf = (site: Site): string =>
  [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /auth/",
    "",
    `Sitemap: ${site.origin}/sitemap.xml`,
    "",
  ].join("\n");

const hiddenPages: readonly string[] = ["callback", "sign-out", "offline", "account", "own-data"];

function sitemapOf(site: Site): string {
  const pages = [...otherPages, ...tools]
    .filter(({ id }) => !hiddenPages.includes(id))
    .map(({ path }) => path);
  const addressed = [...pages, ...apiParts.map((apiPart) => `${pathOf("api")}?tab=${apiPart}`)].map(
    (path): TaskAddress => ({ vi: localPath(path, "vi"), en: localPath(path, "en") }),
  );
  const alternates = (addresses: TaskAddress) =>
    [...languages.map((lang) => [lang, addresses[lang]]), ["x-default", addresses.vi]]
      .map(([lang, path]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${site.origin}${path}"/>`)
      .join("");
  const sitemapEntries = [...addressed, ...taskPlaces.map(({ addresses }) => addresses)].flatMap(
    (addresses) =>
      languages.map(
        (lang) => `<url><loc>${site.origin}${addresses[lang]}</loc>${alternates(addresses)}</url>`,
      ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${sitemapEntries.join("\n")}\n</urlset>\n`;
}

/** The colour of the page itself, as in tokens.css. */
const ground = "#f6f8f6";
const shortcuts = ["qr", "vietqr", "links", "notes"] as const;

function manifestOf(site: Site, lang: (typeof languages)[number]): string {
  const t = localizer(lang);
  return JSON.stringify({
    id: localPath("/", lang),
    name: site.name,
    short_name: site.name,
    description: t("home.summary"),
    lang,
    start_url: localPath("/", lang),
    scope: "/",
    display: "standalone",
    background_color: ground,
    theme_color: ground,
    shortcuts: shortcuts.map((id) => ({
      name: t(`${id}.short`),
      url: localPath(pathOf(id), lang),
      icons: [{ src: "/icon-192.png", sizes: "192x192", type: "image/png" }],
    })),
    // Posted, as the home page's own field is without scripts: what is shared may be secret.
    share_target: {
      action: localPath("/", lang),
      method: "POST",
      enctype: "application/x-www-form-urlencoded",
      params: { text: "q" },
    },
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
}

export type SiteFile = { readonly path: string; readonly type: string; readonly text: string };

const securityLifeMs = 180 * 86_400_000;

/** Whom to tell of a hole (RFC 9116); it always ends half a year from now. */
export const securityTextOf = (site: Site, now: Date): string =>
  [
    `Contact: mailto:${site.contactEmail}`,
    `Expires: ${new Date(now.getTime() + securityLifeMs).toISOString()}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${site.origin}/.well-known/security.txt`,
    "",
  ].join("\n");

/** The files that search engines and phones ask for, made of the catalogue and the settings. */
export const siteFiles = (site: Site): readonly SiteFile[] => [
  { path: "/robots.txt", type: "text/plain; charset=utf-8", text: robotsOf(site) },
  { path: "/sitemap.xml", type: "application/xml; charset=utf-8", text: sitemapOf(site) },
  ...languages.map((lang) => ({
    path: localPath("/manifest.webmanifest", lang),
    type: "application/manifest+json; charset=utf-8",
    text: manifestOf(site, lang),
  })),
];
