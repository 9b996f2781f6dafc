import { textsOf } from "../core/i18n.ts";
import Translate, { translateTexts } from "../islands/translate.tsx";
import { Island } from "../ssr/island.tsx";
import { definePage } from "../ssr/page.ts";
import type { TranslateActions } from "../tools/translate/actions.ts";
import { ToolPage } from "../ui/tool-page.tsx";

const standard = { from: "auto", to: "en", provider: "google" };

export const translatePage = (actions: TranslateActions) =>
  definePage({
    id: "translate",
    actions,
    view: ({ lang, state }) => {
      const { values, answer, problem } = state("translate", standard);
      return (
        <ToolPage id="translate" lang={lang}>
          <Island
            name="translate"
            of={Translate}
            with={{ lang, texts: textsOf(lang, translateTexts), values, answer, problem }}
          />
        </ToolPage>
      );
    },
  });
