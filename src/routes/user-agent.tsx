import { textsOf } from "../core/i18n.ts";
import UserAgentIsland, { userAgentIslandTexts } from "../islands/user-agent.tsx";
import { Island } from "../ssr/island.tsx";
import { definePage } from "../ssr/page.ts";
import type { UserAgentActions } from "../tools/user-agent/actions.ts";
import { ToolPage } from "../ui/tool-page.tsx";

/** What the visitor's own browser says stands in the page from the start, so it is made for each of them. */
export const userAgentPage = (actions: UserAgentActions) =>
  definePage({
    id: "user-agent",
    actions: { random: actions.random, read: actions.read },
    shareable: ["random", "read"],
    choose: (formValues) => {
      if ("userAgent" in formValues) return "read";
      return ["device", "system", "browser", "count"].some((fieldName) => fieldName in formValues)
        ? "random"
        : null;
    },
    load: async ({ caller }) => actions.describeOwn(caller),
    view: ({ lang, state, submission, data }) => (
      <ToolPage id="user-agent" lang={lang}>
        <Island
          name="user-agent"
          of={UserAgentIsland}
          with={{
            lang,
            texts: textsOf(lang, userAgentIslandTexts),
            random: state("random"),
            read: submission?.name === "read" ? state("read") : { ...state("read"), answer: data },
          }}
        />
      </ToolPage>
    ),
  });
