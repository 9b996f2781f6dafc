import { type AnyElysia, Elysia } from "elysia";
import { isEmbedded, queryOf } from "#http/body.ts";
import { addressOf } from "#http/caller.ts";
import { formatDateTime } from "#core/format.ts";
import { languageFor } from "#core/i18n.ts";
import type { Failure } from "#core/result.ts";
import { newTries } from "#http/new-tries.ts";
import { overLimit } from "#http/perform.ts";
import { barePolicy, securityHeaders } from "#http/security-headers.ts";
import { type Allowance, allowanceHeaders } from "#http/rate-limiter.ts";
import { type Page, type View, definePage } from "#ssr/page.ts";
import { cacheKey } from "#ssr/page-cache.ts";
import type { PageServer } from "#ssr/page-server.ts";
import { limitPageRender } from "#ssr/page-rate-limit.ts";
import { servePage } from "#ssr/serve-page.ts";
import { refusalPage } from "#ssr/special-pages.tsx";
import { deadEndFailure } from "#tools/links/follow.ts";
import type { ToolActions } from "#tools/actions.ts";
import type { Link } from "#tools/links/schema.ts";
import type { ReportActions } from "#tools/reports/actions.ts";
import { Facts } from "#ui/facts.tsx";
import { TextField } from "#ui/field.tsx";
import { ReportForm } from "#ui/report-form.tsx";
import { Refusal } from "#ui/result.tsx";

const missingLinkKey = "links.missing";

/** Nobody keeps where a link leads, since its owner may change it, and no search engine lists it. */
const redirectHeaders = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "no-referrer",
} as const;

/** Copied for each: a table of header fields would be read anew every time. */
const redirection = new Response(null, {
  status: 302,
  headers: { ...securityHeaders, ...barePolicy, ...redirectHeaders },
});

function redirectTo(targetUrl: string): Response {
  const response = redirection.clone();
  response.headers.set("Location", targetUrl);
  return response;
}

const previewSuffix = "+";

/** A code that nothing has to be decoded in. */
const plainCode = /^\/links\/([A-Za-z0-9]+)$/;

export type ShortLinks = {
  readonly routes: AnyElysia;
  /** Answers whoever follows a link, which most requests may be, without the way through the router; null for all else. */
  readonly answer: (request: Request) => Promise<Response> | null;
};

/**
 * `/links/abcd` leads on and counts; `/links/abcd+` shows where it leads. A click is the one thing that is done past `perform`:
 * it is most of what is asked for, has no field to be decoded, and its limit counts only codes that lead nowhere.
 */
export function serveShortLinks(
  actions: ToolActions["links"],
  reports: ReportActions,
  server: PageServer,
): ShortLinks {
  const [preview, password] = [previewPage(actions, reports), passwordPage(actions)];
  const isNewTry = newTries(server.now);
  // A code whose percent encoding is invalid comes as null.
  const followLink = async ({ request, params }: { request: Request; params: { code: string | null } }) => {
    const linkCode = params.code ?? "";
    server.names.set(request, "/links/:code");
    const lang = languageFor(request.headers.get("accept-language"));
    if (linkCode.endsWith(previewSuffix)) {
      const shownLink = { code: linkCode.slice(0, -previewSuffix.length) };
      return servePage({ page: preview, lang, request, params: shownLink, query: queryOf(request) }, server);
    }
    const clientAddress = addressOf(request, server.callers);
    const client = { address: clientAddress, user: null };
    // Pictures of other sites' pages try codes out that nobody asked for: those who press a link do not wait for them.
    const guessLimit = isEmbedded(request, server.callers.origin) ? "embedded" : "guess";
    const refuseLink = async (linkFailure: Failure, allowance: Allowance | null) => {
      const headers = { ...redirectHeaders, ...(allowance && allowanceHeaders(allowance)) };
      const limitRefusal = await limitPageRender(server, { request, client, lang });
      return limitRefusal ?? refusalPage({ request, server, lang, failure: linkFailure, headers });
    };
    // Who has tried out too many codes waits for those that exist, too.
    const guessAllowance = await server.limiter.peek(guessLimit, client);
    if (guessAllowance && !guessAllowance.isAllowed)
      return refuseLink(overLimit(guessAllowance, lang), guessAllowance);
    if (request.method === "POST")
      return servePage(
        { page: password, lang, request, params: { code: linkCode }, query: queryOf(request) },
        server,
      );
    const followedLink = await actions.follow({ code: linkCode, address: clientAddress, request });
    if (followedLink.state === "open") return redirectTo(followedLink.target);
    if (followedLink.state === "locked")
      return servePage(
        { page: password, lang, request, params: { code: linkCode }, query: queryOf(request) },
        server,
      );
    if (followedLink.state !== "missing") return refuseLink(deadEndFailure(followedLink.state), null);
    const isFirstTry = isNewTry(`${guessLimit} ${linkCode.toLowerCase()}`, clientAddress);
    const guessTaken = isFirstTry ? await server.limiter.take(guessLimit, client) : null;
    // Several tries at once have all passed the look above.
    if (guessTaken && !guessTaken.allowance.isAllowed)
      return refuseLink(overLimit(guessTaken.allowance, lang), guessTaken.allowance);
    return refuseLink({ code: "not_found", detail: { key: missingLinkKey } }, guessTaken?.allowance ?? null);
  };
  const routeOptions = { parse: "none" } as const;
  return {
    routes: new Elysia()
      .get("/links/:code", followLink, routeOptions)
      .post("/links/:code", followLink, routeOptions),
    answer: (request) => {
      const linkCode = request.method === "GET" ? plainCode.exec(cacheKey(request.url))?.[1] : undefined;
      return linkCode === undefined ? null : followLink({ request, params: { code: linkCode } });
    },
  };
}

/** Asks for the password of a link; whoever knows it is sent on. */
const passwordPage = ({ unlock }: ToolActions["links"]): Page =>
  definePage({
    id: "links",
    path: "/links/:code",
    actions: { unlock },
    isHidden: true,
    isPrivate: true,
    headers: { "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" },
    choose: () => "unlock",
    load: async ({ params }) => ({ code: params["code"] ?? "" }),
    heading: ({ t }) => ({ label: t("links.locked.title"), summary: t("links.locked.lead") }),
    // Browsers hold a form's redirect to the policy of its page, which names no other site; so the page itself leads on.
    goesOn: ({ state }) => {
      const { answer } = state("unlock");
      return answer ? { afterS: 0, to: answer.location, isForAll: true } : null;
    },
    view: ({ t, data, state }) => {
      const { problem, answer } = state("unlock");
      if (answer)
        return (
          <a className="button" href={answer.location} rel="noopener noreferrer nofollow">
            {t("links.preview.go", { host: new URL(answer.location).hostname })}
          </a>
        );
      return (
        <>
          <p className="lead">{t("links.locked.lead")}</p>
          <form method="post" className="panel" aria-label={t("links.locked.title")}>
            {problem && !problem.errors && <Refusal problem={problem} />}
            <input type="hidden" name="code" value={data.code} />
            <TextField
              label={t("links.locked.password")}
              name="password"
              type="password"
              required
              problem={problem}
            />
            <button className="button">{t("links.locked.open")}</button>
          </form>
        </>
      );
    },
  });

const previewPage = ({ inspect }: ToolActions["links"], { report }: ReportActions): Page =>
  definePage({
    id: "links",
    path: "/links/:code",
    actions: { report },
    isHidden: true,
    isPrivate: true,
    headers: { "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" },
    notFoundMessage: missingLinkKey,
    load: async ({ run, refuse, params }) => {
      const link = await run(inspect, { code: params["code"] });
      return link.ok ? link.value : refuse(link.failure);
    },
    after: ({ values, outcome }) =>
      outcome.ok
        ? `/links/${encodeURIComponent(values["target"] ?? "")}${previewSuffix}?reported=1#report`
        : null,
    heading: ({ t }) => ({ label: t("links.preview.title"), summary: t("links.preview.lead") }),
    view: (pageView) => <Preview view={pageView} />,
  });

function Preview({ view: { t, data, query, state } }: { view: View<ReportActions, Link> }) {
  const { hostname } = new URL(data.original_url);
  return (
    <div className="stack">
      <p className="lead">{t("links.preview.lead")}</p>
      <div className="panel">
        <Facts
          caption={t("links.preview.title")}
          facts={[
            { label: t("links.made.short"), value: data.short_url },
            { label: t("links.preview.host"), value: <strong>{hostname}</strong> },
            { label: t("links.preview.target"), value: data.original_url },
            { label: t("links.preview.created"), value: formatDateTime(new Date(data.created_at)) },
          ]}
        />
        <a className="button" href={data.original_url} rel="noopener noreferrer nofollow">
          {t("links.preview.go", { host: hostname })}
        </a>
      </div>
      <ReportForm
        t={t}
        kind="link"
        target={data.code}
        state={state("report")}
        isSent={query.has("reported")}
      />
    </div>
  );
}
