import { type Lang, localizer } from "#core/i18n.ts";
import { problemOf } from "#core/problem.ts";
import { failureAt } from "#core/site.ts";
import type { Failure } from "#core/result.ts";
import { localPath } from "#core/pages.ts";
import { tools } from "#tools/catalog.ts";
import { NotFound, ServerError } from "#ui/failure-page.tsx";
import { Refusal } from "#ui/result.tsx";
import { sitePicture } from "./share-pictures.ts";
import type { DocumentProps } from "./document.tsx";
import type { PageServer } from "./page-server.ts";
import { streamPage } from "./render.ts";

/** The page before, when it was one of ours. */
function pageBefore(request: Request, siteOrigin: string): string | null {
  const referrer = request.headers.get("referer") ?? "";
  if (!URL.canParse(referrer)) return null;
  const { host, pathname, search } = new URL(referrer);
  return host === request.headers.get("host") || host === new URL(siteOrigin).host
    ? pathname.replace(/^\/+/, "/") + search
    : null;
}

/** The tool whose page an address lies below. */
const toolAbove = (pathname: string, lang: Lang) =>
  tools.find(({ path }) => pathname.startsWith(`${localPath(path, lang)}/`));

type RefusedPage = {
  request: Request;
  server: PageServer;
  lang: Lang;
  failure: Failure;
  headers?: Record<string, string>;
};

/** The page of a request that no page can answer: the 404, or what else was wrong with it. */
export function refusalPage({
  request,
  server,
  lang,
  failure,
  headers = {},
}: RefusedPage): Promise<Response> {
  const t = localizer(lang);
  const problem = problemOf(failureAt(server.site, failure), lang);
  const isPageMissing = failure.code === "not_found" || failure.code === "gone";
  const pageHeading = isPageMissing && !failure.detail ? t("notFound.label") : problem.title;
  const back = pageBefore(request, server.site.origin);
  const children = isPageMissing ? (
    <NotFound
      lang={lang}
      status={problem.status}
      back={back}
      near={toolAbove(new URL(request.url).pathname, lang)?.path}
      sentence={failure.detail ? problem.detail : t("notFound.summary")}
    />
  ) : (
    <Refusal problem={problem} />
  );
  return streamPage(request, frameOf({ server, lang, heading: pageHeading, children }), {
    status: problem.status,
    headers,
  });
}

/** What a visitor sees of an internal error: that it happened, never how. */
export function errorPage({
  request,
  server,
  lang,
}: Omit<RefusedPage, "failure" | "headers">): Promise<Response> {
  const t = localizer(lang);
  const children = <ServerError lang={lang} />;
  const failureDocument = frameOf({ server, lang, heading: t("error.label"), children });
  return streamPage(request, failureDocument, { status: 500, headers: {} });
}

function frameOf({
  server,
  lang,
  heading,
  children,
}: {
  server: PageServer;
  lang: Lang;
  heading: string;
  children: DocumentProps["children"];
}): DocumentProps {
  return {
    meta: {
      lang,
      path: null,
      title: heading,
      description: heading,
      picture: sitePicture,
      isHidden: true,
      isPrivate: true,
      jsonLd: () => [],
    },
    heading,
    site: server.site,
    assets: server.assets,
    user: null,
    query: new URLSearchParams(),
    now: server.now(),
    children,
  };
}
