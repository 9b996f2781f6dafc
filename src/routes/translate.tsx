import { textsOf } from "../core/i18n.ts";
import Translate, { translateIslandTexts } from "../islands/translate.tsx";
import { Island } from "../ssr/island.tsx";
import { definePage } from "../ssr/page.ts";
import type { TranslateActions } from "../tools/translate/actions.ts";
import { ToolPage } from "../ui/tool-page.tsx";

const defaultTranslation = { from: "auto", to: "en", provider: "google" };

export const translatePage = (actions: TranslateActions) =>
  definePage({
    id: "translate",
    actions,
    view: ({ lang, state }) => {
      const { values, answer, problem } = state("translate", defaultTranslation);
      return (
        <ToolPage id="translate" lang={lang}>
          <Island
            name="translate"
            of={Translate}
            with={{ lang, texts: textsOf(lang, translateIslandTexts), values, answer, problem }}
          />
        </ToolPage>
      );
    },
  });
