import { localPath } from "../core/catalog.ts";
import { textsOf } from "../core/i18n.ts";
import Callback, { type CallbackProps, callbackTexts } from "../islands/callback.tsx";
import { isFreshToken } from "../tools/sign-in/cookies.ts";
import { Island } from "../ssr/island.tsx";
import { definePage } from "../ssr/page.ts";

const longestError = 300;

/** Whether it has the form of the API's user; who it really is, the token says. */
function isUser(text: string | null): boolean {
  try {
    const user: unknown = JSON.parse(text ?? "");
    return typeof user === "object" && user !== null && "id" in user && "name" in user;
  } catch {
    return false;
  }
}

export const callbackPage = () =>
  definePage({
    id: "callback",
    isHidden: true,
    isPrivate: true,
    isBare: true,
    headers: { "Referrer-Policy": "no-referrer" },
    load: async ({ caller: { cookies }, query }): Promise<{ outcome: CallbackProps["outcome"] }> => {
      const token = query.get("token");
      if (query.get("error")) return { outcome: "failed" };
      if (token === null) return { outcome: "none" };
      return {
        outcome: isFreshToken(cookies, token) && isUser(query.get("user")) ? "signedIn" : "malformed",
      };
    },
    heading: ({ t, data: { outcome } }) => {
      const isOver = outcome === "failed" || outcome === "malformed";
      return {
        label: t(isOver ? "callback.over" : "callback.label"),
        title: t("callback.title"),
        summary: t("callback.summary"),
      };
    },
    view: ({ lang, t, query, data: { outcome } }) => {
      const home = localPath("/", lang);
      const error = query.get("error")?.slice(0, longestError) ?? "";
      return (
        <>
          {outcome === "failed" && <p role="alert">{t("callback.failed", { error })}</p>}
          {outcome === "malformed" && <p role="alert">{t("callback.malformed")}</p>}
          {(outcome === "signedIn" || outcome === "none") && (
            <noscript>
              <meta httpEquiv="refresh" content={`0;url=${home}`} />
            </noscript>
          )}
          <Island
            name="callback"
            of={Callback}
            with={{ texts: textsOf(lang, callbackTexts), outcome, home }}
            load=""
          />
          <a className="button quiet" href={home}>
            {t(error || outcome === "malformed" ? "notFound.home" : "callback.noScript")}
          </a>
        </>
      );
    },
  });
