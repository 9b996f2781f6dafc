import { textsOf } from "../core/i18n.ts";
import ProxyIsland, { proxyIslandTexts } from "../islands/proxy.tsx";
import { Island } from "../ssr/island.tsx";
import { definePage } from "../ssr/page.ts";
import type { ProxyActions } from "../tools/proxy/actions.ts";
import { anonymities } from "../tools/proxy/names.ts";
import { OutputBlock } from "../ui/result.tsx";
import { ToolPage } from "../ui/tool-page.tsx";

const proxySpellings = [
  "203.162.4.191:8080",
  "user:pass@203.162.4.191:8080",
  "http://203.162.4.191:3128",
  "socks5://user:pass@proxy.example.com:1080",
] as const;

export const proxyPage = (actions: ProxyActions) =>
  definePage({
    id: "proxy",
    actions: { check: actions.check },
    commands: { check: { action: actions.checkAny } },
    view: ({ lang, t, state }) => (
      <ToolPage
        id="proxy"
        lang={lang}
        example={
          <>
            <p>{t("proxy.example")}</p>
            <OutputBlock label={t("proxy.example")}>{proxySpellings.join("\n")}</OutputBlock>
            <ul>
              {anonymities.map((anonymity) => (
                <li key={anonymity}>{t(`proxy.anonymity.${anonymity}`)}</li>
              ))}
            </ul>
          </>
        }
      >
        <Island
          name="proxy"
          of={ProxyIsland}
          with={{ lang, texts: textsOf(lang, proxyIslandTexts), ...state("check") }}
        />
      </ToolPage>
    ),
  });
