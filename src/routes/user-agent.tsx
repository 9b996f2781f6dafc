import { type Lang, textsOf, translator } from "../core/i18n.ts";
import UserAgent, { userAgentTexts } from "../islands/user-agent.tsx";
import { Island } from "../ssr/island.tsx";
import { definePage } from "../ssr/page.ts";
import type { UserAgentActions } from "../tools/user-agent/actions.ts";
import { properNames } from "../tools/user-agent/names.ts";
import type { BrowserProfile } from "../tools/user-agent/schema.ts";
import { ToolPage } from "../ui/tool-page.tsx";

export const userAgentPage = (actions: UserAgentActions) =>
  definePage({
    id: "user-agent",
    actions,
    shareable: ["random", "read"],
    choose: (values) => {
      if ("userAgent" in values) return "read";
      return ["device", "system", "browser", "count"].some((name) => name in values) ? "random" : null;
    },
    cookies: [],
    load: async () => {
      const { knownUserAgents } = await import("../tools/user-agent/random.ts");
      return knownUserAgents()
        .toSorted((one, other) => other.weight - one.weight)
        .slice(0, 1);
    },
    view: ({ lang, state, data }) => (
      <ToolPage id="user-agent" lang={lang} example={<Example lang={lang} commonest={data[0]} />}>
        <Island
          name="user-agent"
          of={UserAgent}
          with={{
            lang,
            texts: textsOf(lang, userAgentTexts),
            random: state("random"),
            read: state("read"),
          }}
        />
      </ToolPage>
    ),
  });

/** The commonest one. */
function Example({ lang, commonest }: { lang: Lang; commonest: BrowserProfile | undefined }) {
  if (!commonest) return null;
  const { browser, version, system } = commonest;
  const names = { browser: properNames[browser], version: String(version), system: properNames[system] };
  return (
    <>
      <p>{translator(lang)("user-agent.example", names)}</p>
      <p className="code">{commonest.userAgent}</p>
    </>
  );
}
