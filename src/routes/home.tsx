import { tools } from "../core/catalog.ts";
import { definePage } from "../ssr/page.ts";
import { ToolCards } from "../ui/tool-cards.tsx";

export const homePage = () =>
  definePage({
    id: "home",
    heading: ({ t }) => ({ label: t("home.title"), summary: t("home.summary") }),
    view: ({ lang, t }) => (
      <>
        <p className="lead">{t("home.lead")}</p>
        <nav aria-labelledby="tools">
          <h2 id="tools" className="quiet-heading">
            {t("home.tools")}
          </h2>
          <ToolCards lang={lang} tools={tools} />
        </nav>
      </>
    ),
  });
