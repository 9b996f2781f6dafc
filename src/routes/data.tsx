import { textsOf } from "../core/i18n.ts";
import DataIsland, { dataIslandTexts } from "../islands/data.tsx";
import { Island } from "../ssr/island.tsx";
import { definePage } from "../ssr/page.ts";
import type { DataActions } from "../tools/data/actions.ts";
import { parseJsonText } from "../tools/data/json-read.ts";
import { writeYaml } from "../tools/data/yaml-write.ts";
import { ToolPage } from "../ui/tool-page.tsx";

const sampleJson =
  '{"cửa hàng":"Bưởi Năm Roi","mã":"0042","giá":45000.50,"quả":["bưởi","cam"],"mở cửa":true}';

export const dataPage = (actions: DataActions) =>
  definePage({
    id: "data",
    actions,
    initialForms: () => ({ "json/pretty": { values: { text: sampleJson, header: "on" } } }),
    view: ({ lang, t, query, state, submission }) => {
      const givenText = query.get("text");
      const sentForm =
        submission || givenText === null
          ? state(submission?.name ?? "json/pretty")
          : { values: { text: givenText, header: "on" }, answer: null, problem: null };
      const sampleRead = parseJsonText(sampleJson);
      return (
        <ToolPage
          id="data"
          lang={lang}
          example={
            <>
              <p>{t("data.example.text")}</p>
              <pre className="output" translate="no">
                {sampleJson}
              </pre>
              <p>{t("data.example.result")}</p>
              <pre className="output" translate="no">
                {sampleRead.ok ? writeYaml(sampleRead.value) : ""}
              </pre>
            </>
          }
        >
          <Island
            name="data"
            of={DataIsland}
            with={{ lang, texts: textsOf(lang, dataIslandTexts), ...sentForm }}
          />
        </ToolPage>
      );
    },
  });
