import { localPath } from "#core/pages.ts";
import { type Lang, type MessageKey, languages, readMessage, textsOf } from "#core/i18n.ts";
import CallbackIsland, { type CallbackIslandProps, callbackIslandTexts } from "#islands/callback.tsx";
import { isFreshToken } from "#tools/sign-in/cookies.ts";
import { Island } from "#ssr/island.tsx";
import { definePage } from "#ssr/page.ts";

/** An address can say anything; only what we ourselves say of a failed sign-in is shown. */
const signInFailures: readonly MessageKey[] = [
  "sign-in.notConfigured",
  "sign-in.unknown",
  "sign-in.noCookie",
  "sign-in.declined",
  "sign-in.failed",
  "problem.rate_limited",
  "problem.upstream_error",
  "problem.upstream_timeout",
  "problem.busy",
];

function failureReason(error: string, lang: Lang): string {
  const isOurMessage = (key: MessageKey) =>
    languages.some((anyLang) => readMessage(anyLang, { key }) === error);
  return readMessage(lang, { key: signInFailures.find(isOurMessage) ?? "sign-in.failed" });
}

/** Whether it has the form of the API's user; who it really is, the token says. */
function isUser(userText: string | null): boolean {
  try {
    const user: unknown = JSON.parse(userText ?? "");
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
    load: async ({ caller: { cookies }, query }): Promise<{ outcome: CallbackIslandProps["outcome"] }> => {
      const token = query.get("token");
      if (query.get("error")) return { outcome: "failed" };
      if (token === null) return { outcome: "none" };
      return {
        outcome: isFreshToken(cookies, token) && isUser(query.get("user")) ? "signedIn" : "malformed",
      };
    },
    heading: ({ t, data: { outcome } }) => {
      const isSignInOver = outcome === "failed" || outcome === "malformed";
      return {
        label: t(isSignInOver ? "callback.over" : "callback.label"),
        title: t("callback.title"),
        summary: t("callback.summary"),
      };
    },
    goesOn: ({ lang, data: { outcome } }) =>
      outcome === "signedIn" || outcome === "none" ? { afterS: 0, to: localPath("/", lang) } : null,
    view: ({ lang, t, query, data: { outcome } }) => {
      const home = localPath("/", lang);
      const error = query.get("error") ?? "";
      return (
        <>
          {outcome === "failed" && (
            <p role="alert">{t("callback.failed", { error: failureReason(error, lang) })}</p>
          )}
          {outcome === "malformed" && <p role="alert">{t("callback.malformed")}</p>}
          <Island
            name="callback"
            of={CallbackIsland}
            with={{ texts: textsOf(lang, callbackIslandTexts), outcome, home }}
            load=""
          />
          <a className="button quiet" href={home}>
            {t(error || outcome === "malformed" ? "notFound.home" : "callback.noScript")}
          </a>
        </>
      );
    },
  });
