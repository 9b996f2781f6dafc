import DataIsland from "#islands/data.tsx";
import type { Lang } from "#core/i18n.ts";
import { ToolIsland } from "#ssr/island.tsx";
import { definePage } from "#ssr/page.ts";
import type { ToolActions } from "#tools/actions.ts";
import { parseJsonText } from "#tools/data/json-read.ts";
import { writeYaml } from "#tools/data/yaml-write.ts";
import { ToolPage } from "#ui/tool-page.tsx";

const sampleJson =
  '{"cửa hàng":"Bưởi Năm Roi","mã":"0042","giá":45000.50,"quả":["bưởi","cam"],"mở cửa":true}';

/** Who reads Vietnamese has an Excel that wants semicolons; elsewhere it takes commas. */
const openingValues = (text: string, lang: Lang) => ({
  text,
  header: "on",
  ...(lang === "vi" && { excel: "on" }),
});

export default (actions: ToolActions["data"]) =>
  definePage({
    id: "data",
    actions,
    initialForms: ({ lang }) => ({ "json/pretty": { values: openingValues(sampleJson, lang) } }),
    view: ({ lang, t, query, state, submission, taskAction }) => {
      const givenText = query.get("text");
      const sentForm =
        submission || givenText === null
          ? state(submission?.name ?? taskAction ?? "json/pretty")
          : { values: openingValues(givenText, lang), answer: null, problem: null };
      const sampleRead = parseJsonText(sampleJson);
      return (
        <ToolPage
          id="data"
          lang={lang}
          example={
            <>
              <p>{t("data.example.text")}</p>
              <pre className="output" lang="vi" translate="no">
                {sampleJson}
              </pre>
              <p>{t("data.example.result")}</p>
              <pre className="output" lang="vi" translate="no">
                {sampleRead.ok ? writeYaml(sampleRead.value) : ""}
              </pre>
            </>
          }
        >
          <ToolIsland name="data" area="data" of={DataIsland} lang={lang} with={sentForm} />
        </ToolPage>
      );
    },
  });
