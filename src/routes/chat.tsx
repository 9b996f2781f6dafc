import ChatIsland from "#islands/chat.tsx";
import { ToolIsland } from "#ssr/island.tsx";
import { definePage } from "#ssr/page.ts";
import type { ToolActions } from "#tools/actions.ts";
import { NotConfigured } from "#ui/not-configured.tsx";
import { ToolPage } from "#ui/tool-page.tsx";

export default ({ ask }: ToolActions["chat"]) =>
  definePage({
    id: "chat",
    actions: { ask },
    view: ({ lang, t, site, idempotencyKey, state }) => {
      const { values, answer, problem } = state("ask");
      return (
        <ToolPage id="chat" lang={lang}>
          {site.closedTools.includes("chat") && <NotConfigured>{t("chat.closed")}</NotConfigured>}
          <ToolIsland
            name="chat"
            area="chat"
            lang={lang}
            of={ChatIsland}
            with={{ idempotencyKey, values, answer, problem }}
          />
        </ToolPage>
      );
    },
  });
