import { localPath, pathOf, tools } from "../core/catalog.ts";
import { type Lang, languages, localizer } from "../core/i18n.ts";
import { locales } from "../core/intl.ts";
import type { Site } from "../core/site.ts";
import type { Assets } from "./assets.ts";

export type PageMeta = {
  readonly lang: Lang;
  /** The path without its language; null for a page that has no address of its own (404, 500). */
  readonly path: string | null;
  readonly title: string;
  readonly description: string;
  /** The path of the picture that other sites show beside a link. */
  readonly picture: string;
  readonly isHidden: boolean;
  readonly isPrivate: boolean;
  /** The same for each page of the site in a language, so made only where a frame is. */
  readonly jsonLd: () => readonly object[];
};

export function Head({ meta, site, assets }: { meta: PageMeta; site: Site; assets: Assets }) {
  const { lang, path, title, description } = meta;
  const urlIn = (language: Lang) => `${site.origin}${localPath(path ?? "/", language)}`;
  const graph = meta.jsonLd();
  const fullTitle = title === site.name ? title : `${title} | ${site.name}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{fullTitle}</title>
      {/* One for both: search engines read the name, other sites the property. */}
      <meta name="description" property="og:description" content={description} />
      {(meta.isHidden || path === null) && <meta name="robots" content="noindex" />}
      {path !== null && (
        <>
          <link rel="canonical" href={urlIn(lang)} />
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={urlIn(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={urlIn("vi")} />
          <meta property="og:url" content={urlIn(lang)} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:locale" content={locales[lang].replace("-", "_")} />
      <meta property="og:image" content={site.origin + meta.picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content="#f6f8f6" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={lang === "vi" ? "/manifest.webmanifest" : "/en/manifest.webmanifest"} />
      <link rel="stylesheet" href={assets.css} />
      <script
        type="module"
        src={assets.loader}
        data-polyfills={assets.polyfills}
        data-worker={assets.worker}
      />
      {site.analytics && !meta.isPrivate && <Analytics {...site.analytics} init={assets.analytics} />}
      {graph.length > 0 && (
        <script
          type="application/ld+json"
          // oxlint-disable-next-line react/no-danger -- JSON in which no tag can begin
          dangerouslySetInnerHTML={{ __html: jsonLdOf(graph) }}
        />
      )}
    </head>
  );
}

const jsonLdOf = (graph: readonly object[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");

function Analytics({ url, id, init }: { url: string; id: string; init: string }) {
  const isGoogle = URL.canParse(url) && new URL(url).hostname === "www.googletagmanager.com";
  return (
    <>
      {isGoogle && <script type="module" src={init} />}
      <script async src={url} data-analytics={id} data-website-id={id} />
    </>
  );
}

/** The home page's: the site, with the tools it offers. */
export function siteJsonLd(site: Site, lang: Lang): object[] {
  const t = localizer(lang);
  const urlOf = (path: string) => `${site.origin}${localPath(path, lang)}`;
  const toolItems = tools.map((tool, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: t(tool.label),
    url: urlOf(tool.path),
  }));
  return [
    { "@type": "WebSite", name: site.name, url: urlOf("/"), inLanguage: lang },
    { "@type": "ItemList", itemListElement: toolItems },
  ];
}

/** A tool page's: the application, and where it stands; its questions are marked where they are asked. */
export function toolJsonLd(tool: (typeof tools)[number], site: Site, lang: Lang): object[] {
  const t = localizer(lang);
  const url = `${site.origin}${localPath(tool.path, lang)}`;
  const breadcrumb = (crumbPosition: number, crumbName: string, crumbUrl: string) => ({
    "@type": "ListItem",
    position: crumbPosition,
    name: crumbName,
    item: crumbUrl,
  });
  return [
    {
      "@type": "WebApplication",
      name: t(tool.label),
      url,
      inLanguage: lang,
      applicationCategory: "UtilitiesApplication",
      operatingSystem: "All",
      isAccessibleForFree: true,
      offers: { "@type": "Offer", price: "0", priceCurrency: "VND" },
    },
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        breadcrumb(1, site.name, `${site.origin}${localPath(pathOf("home"), lang)}`),
        breadcrumb(2, t(tool.label), url),
      ],
    },
  ];
}
