import { deviceTools } from "#tools/catalog.ts";
import { definePage } from "#ssr/page.ts";
import { ToolCards } from "#ui/tool-cards.tsx";

/** What the service worker shows at any address that it has nothing for while there is no network. */
export const offlinePage = () =>
  definePage({
    id: "offline",
    isHidden: true,
    view: ({ lang, t }) => (
      <div className="stack">
        <p className="lead">{t("offline.lead")}</p>
        {/* It leads to the address that was asked for, whatever that is, with all that it asks. */}
        <p>
          {/* oxlint-disable-next-line anchor-is-valid -- an empty address is that of the page itself */}
          <a className="button" href="">
            {t("offline.again")}
          </a>
        </p>
        <h2>{t("offline.tools")}</h2>
        <p className="hint">{t("offline.toolsHint")}</p>
        <ToolCards lang={lang} tools={deviceTools} />
      </div>
    ),
  });
