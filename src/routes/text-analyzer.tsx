import { localPath } from "../core/catalog.ts";
import { textsOf } from "../core/i18n.ts";
import LoremIsland, { loremIslandTexts } from "../islands/lorem.tsx";
import TabSwitchIsland from "../islands/tab-switch.tsx";
import TextAnalyzerIsland, { textAnalyzerIslandTexts } from "../islands/text-analyzer.tsx";
import { Island } from "../ssr/island.tsx";
import { definePage } from "../ssr/page.ts";
import type { TextAnalyzerActions } from "../tools/text-analyzer/actions.ts";
import { ToolPage } from "../ui/tool-page.tsx";

const analyzerTabs = ["analyze", "lorem"] as const;

export const textAnalyzerPage = (actions: TextAnalyzerActions) =>
  definePage({
    id: "text-analyzer",
    tabs: analyzerTabs,
    actions,
    shareable: ["lipsum"],
    initialForms: ({ t }) => ({
      analyze: { values: { text: t("text-analyzer.sample") } },
      lipsum: { values: { length: "100", type: "words", language: "latin", start: "on" } },
    }),
    choose: (formValues) => {
      if (formValues["text"] !== undefined) return "analyze";
      return formValues["length"] === undefined ? null : "lipsum";
    },
    view: ({ lang, t, path, tab, state }) => {
      const lipsum = state("lipsum");
      return (
        <ToolPage id="text-analyzer" lang={lang}>
          <Island
            name="tab-switch"
            of={TabSwitchIsland}
            with={{
              path: localPath(path, lang),
              label: t("text-analyzer.tabs"),
              current: tab,
              tabs: analyzerTabs.map((id) => ({ id, label: t(`text-analyzer.tab.${id}`) })),
            }}
          />
          <div id="panel-analyze" hidden={tab === "lorem"}>
            <Island
              name="text-analyzer"
              of={TextAnalyzerIsland}
              with={{ lang, texts: textsOf(lang, textAnalyzerIslandTexts), ...state("analyze") }}
            />
          </div>
          <div id="panel-lorem" hidden={tab !== "lorem"}>
            <Island
              name="lorem"
              of={LoremIsland}
              with={{ lang, texts: textsOf(lang, loremIslandTexts), ...lipsum }}
            />
          </div>
        </ToolPage>
      );
    },
  });
