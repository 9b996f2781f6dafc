import { Elysia } from "elysia";
import { requestLanguage } from "../http/caller.ts";
import { type Lang, type MessageKey, readMessage, translator } from "../core/i18n.ts";
import { failureCodes, statusOf } from "../core/problem.ts";
import type { PageServer } from "../ssr/page-server.ts";
import { streamPage } from "../ssr/render.ts";

/** A call as the page shows it. */
export type Described = {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly signIn?: boolean;
  readonly example?: { readonly body?: object; readonly answer?: unknown };
};

const sentenceKey = (code: (typeof failureCodes)[number]): MessageKey => `problem.${code}`;

function Docs({ endpoints, lang }: { endpoints: readonly Described[]; lang: Lang }) {
  const t = translator(lang);
  return (
    <div className="prose wide">
      <p className="lead">{t("docs.lead")}</p>
      <p>
        <a href="/api/openapi.json">/api/openapi.json</a>
      </p>
      {endpoints.map(({ method, path, summary, signIn, example }) => (
        <details key={`${method} ${path}`} className="call">
          <summary>
            <code>{`${method} /api${path}`}</code>
            {signIn && <small> {t("docs.signIn")}</small>}
          </summary>
          <p lang="en">{summary}</p>
          {example?.body && <Sample title={t("docs.body")} value={example.body} />}
          {example?.answer !== undefined && <Sample title={t("docs.answer")} value={example.answer} />}
        </details>
      ))}
      <h2>{t("docs.problems")}</h2>
      <dl>
        {failureCodes.map((code) => (
          <div key={code} id={code}>
            <dt>
              <code>{`${statusOf(code)} ${code}`}</code>
            </dt>
            <dd>{readMessage(lang, { key: sentenceKey(code) })}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Sample({ title, value }: { title: string; value: unknown }) {
  return (
    <>
      <h3>{title}</h3>
      <pre className="output">{JSON.stringify(value, null, 2)}</pre>
    </>
  );
}

function serveDocsPage(
  request: Request,
  endpoints: readonly Described[],
  server: PageServer,
): Promise<Response> {
  const lang = requestLanguage(request);
  const t = translator(lang);
  const meta = {
    lang,
    path: null,
    title: t("docs.label"),
    description: t("docs.lead"),
    isHidden: true,
    isPrivate: true,
    jsonLd: [],
  };
  const { site, assets } = server;
  const children = <Docs endpoints={endpoints} lang={lang} />;
  const frame = {
    meta,
    heading: t("docs.label"),
    site,
    assets,
    user: null,
    query: new URLSearchParams(),
    now: server.now(),
  };
  return streamPage(request, { ...frame, children }, { status: 200, headers: {} });
}

/** A page of ours that shows the calls. */
export const serveDocs = (endpoints: readonly Described[], server: PageServer) =>
  new Elysia().get(
    "/api/docs",
    ({ request }) => {
      server.names.set(request, "/api/docs");
      return serveDocsPage(request, endpoints, server);
    },
    { parse: "none", detail: { hide: true } },
  );
