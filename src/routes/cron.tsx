import { type Lang, localizer } from "#core/i18n.ts";
import { memoize } from "#core/memoize.ts";
import { localPath } from "#core/pages.ts";
import type { ToolActions } from "#tools/actions.ts";
import { parseSchedule } from "#tools/cron/schedule.ts";
import { presets } from "#tools/cron/schema.ts";
import { describe } from "#tools/cron/sentence.ts";
import cron from "#tools/cron/tool.ts";
import { toolPage } from "./tool-page.tsx";

export default (actions: ToolActions["cron"]) =>
  toolPage(cron, actions, {
    // The first of the times comes within five minutes.
    cacheMs: 20_000,
    example: ({ lang, t, path }) => (
      <>
        <p>{t("cron.example.text")}</p>
        <ul>
          {examplesIn(lang).map(({ expr, sentence }) => (
            <li key={expr}>
              <a href={`${localPath(path, lang)}?expr=${encodeURIComponent(expr)}#result`} rel="nofollow">
                <code>{expr}</code>
              </a>{" "}
              {sentence}
            </li>
          ))}
        </ul>
      </>
    ),
  });

const examplesIn = memoize((lang: Lang) =>
  presets.flatMap((expr) => {
    const schedule = parseSchedule(expr);
    return schedule.ok ? [{ expr, sentence: describe(schedule.value, { t: localizer(lang), lang }) }] : [];
  }),
);
