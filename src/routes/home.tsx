import { localPath, tools } from "../catalog.ts";
import { definePage } from "../ssr/page.ts";
import { ToolCard } from "../ui/tool-page.tsx";

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
          <ul className="cards">
            {tools.map((tool) => (
              <li key={tool.id}>
                <ToolCard
                  href={localPath(tool.path, lang)}
                  icon={<tool.icon aria-hidden="true" />}
                  label={t(tool.label)}
                >
                  {t(tool.summary)}
                </ToolCard>
              </li>
            ))}
          </ul>
        </nav>
      </>
    ),
  });
