import UserAgentIsland from "#islands/user-agent.tsx";
import { ToolIsland } from "#ssr/island.tsx";
import { definePage } from "#ssr/page.ts";
import type { ToolActions } from "#tools/actions.ts";
import { ToolPage } from "#ui/tool-page.tsx";

/** What the visitor's own browser says stands in the page from the start, so it is made for each of them. */
export default ({ describeOwn, ...actions }: ToolActions["user-agent"]) =>
  definePage({
    id: "user-agent",
    actions,
    shareable: ["random", "read"],
    choose: (values) => {
      if ("userAgent" in values) return "read";
      return ["device", "system", "browser", "count"].some((name) => name in values) ? "random" : null;
    },
    // Null would mean that there is no such page.
    load: async ({ caller, submission }) => ({
      own: submission?.name === "read" ? null : describeOwn(caller),
    }),
    view: ({ lang, state, submission, data }) => (
      <ToolPage id="user-agent" lang={lang}>
        <ToolIsland
          name="user-agent"
          area="user-agent"
          of={UserAgentIsland}
          lang={lang}
          with={{
            random: state("random"),
            read: submission?.name === "read" ? state("read") : { ...state("read"), answer: data.own },
          }}
        />
      </ToolPage>
    ),
  });
