import { textsOf } from "../core/i18n.ts";
import ChatIsland, { chatIslandTexts } from "../islands/chat.tsx";
import { Island } from "../ssr/island.tsx";
import { definePage } from "../ssr/page.ts";
import type { ChatActions } from "../tools/chat/actions.ts";
import { NotConfigured } from "../ui/not-configured.tsx";
import { ToolPage } from "../ui/tool-page.tsx";

export const chatPage = ({ ask }: ChatActions) =>
  definePage({
    id: "chat",
    actions: { ask },
    view: ({ lang, t, site, idempotencyKey, state }) => {
      const { values, answer, problem } = state("ask");
      return (
        <ToolPage id="chat" lang={lang}>
          {site.closedTools.includes("chat") && <NotConfigured>{t("chat.closed")}</NotConfigured>}
          <Island
            name="chat"
            of={ChatIsland}
            with={{ lang, texts: textsOf(lang, chatIslandTexts), idempotencyKey, values, answer, problem }}
          />
        </ToolPage>
      );
    },
  });
