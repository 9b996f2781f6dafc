import { Elysia } from "elysia";
import { queryOf } from "../http/body.ts";
import { addressOf } from "../http/caller.ts";
import { formatDateTime } from "../core/format.ts";
import { languageFor } from "../core/i18n.ts";
import type { Failure } from "../core/result.ts";
import { overLimit } from "../http/perform.ts";
import { type Allowance, allowanceHeaders } from "../http/rate-limiter.ts";
import { type PageActions, type Page, type View, definePage } from "../ssr/page.ts";
import type { PageServer } from "../ssr/page-server.ts";
import { limitPageRender } from "../ssr/page-rate-limit.ts";
import { servePage } from "../ssr/serve-page.ts";
import { refusalPage } from "../ssr/special-pages.tsx";
import type { LinkActions } from "../tools/links/actions.ts";
import type { Link } from "../tools/links/schema.ts";
import { Facts } from "../ui/facts.tsx";
import { TextField } from "../ui/field.tsx";
import { Refusal } from "../ui/result.tsx";

const missing = "links.missing";

/** Nobody keeps where a link leads, since its owner may change it, and no search engine lists it. */
const redirectHeaders = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "no-referrer",
} as const;

const previewSign = "+";

/** `/links/abcd` leads on and counts; `/links/abcd+` shows where it leads. */
export function serveShortLinks(actions: LinkActions, server: PageServer) {
  const [preview, password] = [previewPage(actions), passwordPage(actions)];
  // A code whose percent signs decode to nothing comes as null.
  const handle = async ({ request, params }: { request: Request; params: { code: string | null } }) => {
    const code = params.code ?? "";
    server.names.set(request, "/links/:code");
    const lang = languageFor(request.headers.get("accept-language"));
    if (code.endsWith(previewSign)) {
      const shown = { code: code.slice(0, -previewSign.length) };
      return servePage({ page: preview, lang, request, params: shown, query: queryOf(request) }, server);
    }
    const address = addressOf(request, server.callers);
    const client = { address, user: null };
    const refuse = async (failure: Failure, allowance: Allowance | null) => {
      const headers = { ...redirectHeaders, ...(allowance && allowanceHeaders(allowance)) };
      const refused = await limitPageRender(server, client, lang);
      return refused ?? refusalPage({ request, server, lang, failure, headers });
    };
    // Who has tried out too many codes waits for those that exist, too.
    const standing = await server.limiter.peek("guess", client);
    if (standing && !standing.isAllowed) return refuse(overLimit(standing, lang), standing);
    if (request.method === "POST")
      return servePage({ page: password, lang, request, params: { code }, query: queryOf(request) }, server);
    const followed = await actions.follow({ code, address, request });
    if (followed?.state === "open")
      return new Response(null, { status: 302, headers: { Location: followed.target, ...redirectHeaders } });
    if (followed?.state === "gone") return refuse({ code: "gone", detail: { key: "links.gone" } }, null);
    if (followed?.state === "locked")
      return servePage({ page: password, lang, request, params: { code }, query: queryOf(request) }, server);
    const taken = await server.limiter.take("guess", client);
    // Several tries at once have all passed the look above.
    if (taken && !taken.allowance.isAllowed) return refuse(overLimit(taken.allowance, lang), taken.allowance);
    return refuse({ code: "not_found", detail: { key: missing } }, taken?.allowance ?? null);
  };
  const options = { parse: "none", detail: { hide: true } } as const;
  return new Elysia().get("/links/:code", handle, options).post("/links/:code", handle, options);
}

/** Asks for the password of a link; whoever knows it is sent on. */
const passwordPage = ({ unlock }: LinkActions): Page =>
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
    view: ({ t, data, state }) => {
      const { problem, answer } = state("unlock");
      if (answer)
        return (
          <Onward
            location={answer.location}
            words={t("links.preview.go", { host: new URL(answer.location).hostname })}
          />
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
              autoComplete="off"
              required
              problem={problem}
            />
            <button className="button">{t("links.locked.open")}</button>
          </form>
        </>
      );
    },
  });

/** Browsers hold a form's redirect to the policy of its page, which names no other site; so the page itself leads on. */
function Onward({ location, words }: { location: string; words: string }) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0;url=${location}`} />
      <a className="button" href={location} rel="noopener noreferrer nofollow">
        {words}
      </a>
    </>
  );
}

const previewPage = ({ inspect }: LinkActions): Page =>
  definePage({
    id: "links",
    path: "/links/:code",
    isHidden: true,
    isPrivate: true,
    headers: { "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" },
    missing,
    load: async ({ run, params }) => {
      const link = await run(inspect, { code: params["code"] });
      return link.ok ? link.value : null;
    },
    heading: ({ t }) => ({ label: t("links.preview.title"), summary: t("links.preview.lead") }),
    view: (view) => <Preview view={view} />,
  });

function Preview({ view: { t, data } }: { view: Pick<View<PageActions, Link>, "t" | "data"> }) {
  const { hostname } = new URL(data.original_url);
  return (
    <>
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
    </>
  );
}
