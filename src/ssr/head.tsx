import { localPath } from "#core/pages.ts";
import { type TaskAddress, pathOf, tools } from "#tools/catalog.ts";
import { type Lang, languages, localizer } from "#core/i18n.ts";
import { locales } from "#core/intl.ts";
import type { Site } from "#core/site.ts";
import type { Assets } from "./assets.ts";
import type { GoesOn } from "./page.ts";
import { sitePicture } from "./share-pictures.ts";
import type { TaskPage } from "./task-page.ts";

export type PageMeta = {
  readonly lang: Lang;
  /** The path without its language; null for a page that has no address of its own (404, 500). */
  readonly path: string | null;
  /** The page's addresses where they are not its path in each language: those of a tool's task. */
  readonly addresses?: TaskAddress;
  readonly title: string;
  readonly description: string;
  /** The path of the picture that other sites show beside a link. */
  readonly picture: string;
  readonly goesOn?: GoesOn;
  readonly isHidden: boolean;
  readonly isPrivate: boolean;
  /** The same for each page of the site in a language, so made only where a frame is. */
  readonly jsonLd: () => readonly object[];
};

/** Where a page stands in each language; one without an address of its own leads home. */
export const addressesOf = ({ path, addresses }: PageMeta): TaskAddress =>
  addresses ?? { vi: localPath(path ?? "/", "vi"), en: localPath(path ?? "/", "en") };

function Refresh({ afterS, to, isForAll }: GoesOn) {
  const refresh = <meta httpEquiv="refresh" content={to ? `${afterS}; url=${to}` : String(afterS)} />;
  return isForAll ? refresh : <noscript>{refresh}</noscript>;
}

export function Head({ meta, site, assets }: { meta: PageMeta; site: Site; assets: Assets }) {
  const { lang, path, title, description } = meta;
  const addresses = addressesOf(meta);
  const urlIn = (language: Lang) => site.origin + addresses[language];
  const graph = meta.jsonLd();
  const fullTitle = title === site.name ? title : `${title} | ${site.name}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{fullTitle}</title>
      {/* One for both: search engines read the name, other sites the property. */}
      <meta name="description" property="og:description" content={description} />
      {meta.goesOn && <Refresh {...meta.goesOn} />}
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
      <meta property="og:image:alt" content={meta.picture === sitePicture ? site.name : title} />
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

/**
 * A tool page's, or that of one of its tasks: the application, and where it stands; its questions are marked where they are
 * asked.
 */
export function toolJsonLd(
  tool: (typeof tools)[number],
  { site, lang, task }: { site: Site; lang: Lang; task: TaskPage | null },
): object[] {
  const t = localizer(lang);
  const toolUrl = `${site.origin}${localPath(tool.path, lang)}`;
  const url = task ? site.origin + task.addresses[lang] : toolUrl;
  const name = task?.texts.label ?? t(tool.label);
  const crumbs = [
    { name: site.name, item: `${site.origin}${localPath(pathOf("home"), lang)}` },
    ...(task ? [{ name: t(tool.label), item: toolUrl }] : []),
    // The last one is this page, whose address need not be said.
    { name },
  ];
  return [
    {
      "@type": "WebApplication",
      name,
      url,
      inLanguage: lang,
      applicationCategory: "UtilitiesApplication",
      operatingSystem: "All",
      isAccessibleForFree: true,
      offers: { "@type": "Offer", price: "0", priceCurrency: "VND" },
    },
    {
      "@type": "BreadcrumbList",
      itemListElement: crumbs.map((crumb, index) => ({ "@type": "ListItem", position: index + 1, ...crumb })),
    },
  ];
}
