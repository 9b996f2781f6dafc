import type { FormState } from "#client/state.ts";
import { type IslandTexts, type Lang, islandTextsOf } from "#core/i18n.ts";
import type { Result } from "#core/result.ts";
import { countSentence, inOrder, livingOf, proxyCells, proxyColumns } from "#islands/proxy/list.tsx";
import ProxyIsland from "#islands/proxy.tsx";
import { type Fillings, Filled } from "#ssr/filling.tsx";
import { ToolIsland } from "#ssr/island.tsx";
import { definePage } from "#ssr/page.ts";
import type { ToolActions } from "#tools/actions.ts";
import { type ProxyAnswer, type ProxyList, type ProxyListItem, anonymities } from "#tools/proxy/schema.ts";
import { isProxyList } from "#tools/proxy/tool.ts";
import { RecordRow, RecordTable } from "#ui/records.tsx";
import { OutputBlock } from "#ui/result.tsx";
import { ToolPage } from "#ui/tool-page.tsx";

const proxySpellings = [
  "203.162.4.191:8080",
  "user:pass@203.162.4.191:8080",
  "http://203.162.4.191:3128",
  "socks5://user:pass@proxy.example.com:1080",
] as const;

// oxlint-disable-next-line no-unsafe-type-assertion -- the island's texts by their area
const textsFor = (lang: Lang) => islandTextsOf(lang, "proxy") as IslandTexts<"proxy">;

/** Of the forms that can be sent here it is the only one that may be answered by a list. */
const listOf = (submission: { readonly outcome: Result<ProxyAnswer | ProxyList> } | null): ProxyList | null =>
  submission?.outcome.ok && isProxyList(submission.outcome.value) ? submission.outcome.value : null;

const islandState = ({ answer, ...form }: FormState<ProxyAnswer | ProxyList>) =>
  answer && isProxyList(answer) ? { ...form, answer: null, isListed: true } : { ...form, answer };

/** A list's lines as they come, and what came of it all. */
function fillList(list: ProxyList, lang: Lang): Fillings {
  const words = { lang, texts: textsFor(lang) };
  const items: ProxyListItem[] = [];
  async function* lines() {
    for await (const item of list) {
      items.push(item);
      yield <RecordRow columns={proxyColumns(words.texts)} record={proxyCells(item, words)} />;
    }
  }
  // oxlint-disable-next-line require-await -- comes after the lines, and waits for nothing else
  async function* outcome() {
    const [first] = items;
    const living = inOrder(livingOf(items), "latency");
    yield <p>{countSentence({ items, total: first?.total ?? items.length }, words)}</p>;
    if (living.length > 0)
      yield (
        <OutputBlock label={words.texts["proxy.list.copy"]}>
          {living.map(({ proxy }) => proxy).join("\n")}
        </OutputBlock>
      );
  }
  return [lines(), outcome()];
}

/** The answer to a list, which needs no script: the page ends when the list does. */
function ListedAnswer({ lang }: { readonly lang: Lang }) {
  const texts = textsFor(lang);
  return (
    <section id="result" className="result panel" data-listed aria-labelledby="listed">
      <h2 id="listed">{texts["proxy.result"]}</h2>
      <p className="hint">{texts["proxy.list.fills"]}</p>
      <RecordTable isDense caption={texts["proxy.address"]} columns={proxyColumns(texts)}>
        <Filled as="tbody" />
      </RecordTable>
      <Filled as="div" />
    </section>
  );
}

export default ({ check, checkText }: ToolActions["proxy"]) =>
  definePage({
    id: "proxy",
    actions: { check: checkText },
    commands: { check: { action: check } },
    fills: ({ lang, submission }) => {
      const list = listOf(submission);
      return list && fillList(list, lang);
    },
    view: ({ lang, t, state, submission }) => (
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
        <ToolIsland
          name="proxy"
          area="proxy"
          of={ProxyIsland}
          lang={lang}
          with={islandState(state("check"))}
        />
        {listOf(submission) && <ListedAnswer lang={lang} />}
      </ToolPage>
    ),
  });
