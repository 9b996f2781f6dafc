import { localPath } from "../catalog.ts";
import { definePage } from "../ssr/page.ts";

const longestError = 300;

export const callbackPage = () =>
  definePage({
    id: "callback",
    isHidden: true,
    isPrivate: true,
    headers: { "Referrer-Policy": "no-referrer" },
    view: ({ lang, t, query }) => {
      const error = query.get("error")?.slice(0, longestError);
      return (
        <>
          <p className="lead">{error ? t("callback.failed", { error }) : t("callback.processing")}</p>
          <a className="button quiet" href={localPath("/", lang)}>
            {t("callback.noScript")}
          </a>
        </>
      );
    },
  });
