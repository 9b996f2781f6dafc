import { localPath } from "#core/pages.ts";
import TabSwitchIsland from "#islands/tab-switch.tsx";
import TextAnalyzerIsland from "#islands/text-analyzer.tsx";
import ChangeIsland from "#islands/text-analyzer/change.tsx";
import LoremIsland from "#islands/text-analyzer/lorem.tsx";
import { defaultsOf } from "#ssr/form-defaults.ts";
import { Island, ToolIsland } from "#ssr/island.tsx";
import { definePage } from "#ssr/page.ts";
import type { ToolActions } from "#tools/actions.ts";
import { LoremInput } from "#tools/text-analyzer/schema.ts";
import { ToolPage } from "#ui/tool-page.tsx";

const analyzerTabs = ["analyze", "change", "lorem"] as const;

export default (actions: ToolActions["text-analyzer"]) =>
  definePage({
    id: "text-analyzer",
    tabs: analyzerTabs,
    actions,
    shareable: ["lipsum"],
    initialForms: ({ t }) => ({
      analyze: { values: { text: t("text-analyzer.sample") } },
      change: { values: { text: t("text-analyzer.change.sample"), kind: "unaccent" } },
      lipsum: { values: defaultsOf(LoremInput) },
    }),
    choose: (formValues) => {
      if (formValues["kind"] !== undefined) return "change";
      if (formValues["text"] !== undefined) return "analyze";
      return formValues["length"] === undefined ? null : "lipsum";
    },
    view: ({ lang, t, path, tab, state }) => {
      const common = { area: "text-analyzer", lang } as const;
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
          {tab === "change" ? (
            <div id="panel-change">
              <ToolIsland {...common} name="text-analyzer-change" of={ChangeIsland} with={state("change")} />
            </div>
          ) : (
            <>
              <div id="panel-analyze" hidden={tab !== "analyze"}>
                <ToolIsland
                  {...common}
                  name="text-analyzer"
                  of={TextAnalyzerIsland}
                  with={state("analyze")}
                />
              </div>
              <div id="panel-lorem" hidden={tab !== "lorem"}>
                <ToolIsland {...common} name="text-analyzer-lorem" of={LoremIsland} with={state("lipsum")} />
              </div>
            </>
          )}
        </ToolPage>
      );
    },
  });
