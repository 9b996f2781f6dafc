import { localPath } from "../core/catalog.ts";
import { textsOf } from "../core/i18n.ts";
import CronIsland, { cronIslandTexts } from "../islands/cron.tsx";
import { Island } from "../ssr/island.tsx";
import { definePage } from "../ssr/page.ts";
import type { CronActions } from "../tools/cron/actions.ts";
import { presets } from "../tools/cron/names.ts";
import { parseSchedule } from "../tools/cron/schedule.ts";
import { describe } from "../tools/cron/sentence.ts";
import { ToolPage } from "../ui/tool-page.tsx";

export const cronPage = (actions: CronActions) =>
  definePage({
    id: "cron",
    actions,
    shareable: ["preview"],
    initialForms: () => ({ preview: { values: { expr: "*/5 * * * *", tz: "Asia/Ho_Chi_Minh" } } }),
    // The first of the times comes within five minutes.
    cacheMs: 20_000,
    choose: (formValues) => (formValues["expr"] === undefined ? null : "preview"),
    view: ({ lang, t, path, state }) => {
      const sentForm = state("preview");
      const cronExamples = presets.flatMap((presetExpr) => {
        const cronSchedule = parseSchedule(presetExpr);
        return cronSchedule.ok
          ? [{ expr: presetExpr, sentence: describe(cronSchedule.value, { t, lang }) }]
          : [];
      });
      return (
        <ToolPage
          id="cron"
          lang={lang}
          example={
            <>
              <p>{t("cron.example.text")}</p>
              <ul>
                {cronExamples.map(({ expr, sentence }) => (
                  <li key={expr}>
                    <a
                      href={`${localPath(path, lang)}?expr=${encodeURIComponent(expr)}#result`}
                      rel="nofollow"
                    >
                      <code>{expr}</code>
                    </a>{" "}
                    {sentence}
                  </li>
                ))}
              </ul>
            </>
          }
        >
          <Island
            name="cron"
            of={CronIsland}
            with={{ lang, texts: textsOf(lang, cronIslandTexts), ...sentForm }}
          />
        </ToolPage>
      );
    },
  });
