import { useState } from "react";
import { type IslandTexts, type Lang, fill } from "#core/i18n.ts";
import { type ProxyListItem, anonymities } from "#tools/proxy/schema.ts";
import { AnswerValue } from "#ui/answer-value.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Select } from "#ui/field.tsx";
import { Records } from "#ui/records.tsx";

/** What the proxies of a list that work may be put in order by. */
const listOrders = ["latency", "anonymity", "country", "list"] as const;
type ListOrder = (typeof listOrders)[number];

type Item = Pick<ProxyListItem, "index" | "latency_ms" | "anonymity" | "country">;

const levelOf = ({ anonymity }: Item): number => (anonymity === null ? -1 : anonymities.indexOf(anonymity));

const comparers: Readonly<Record<ListOrder, (one: Item, other: Item) => number>> = {
  latency: (one, other) => (one.latency_ms ?? Infinity) - (other.latency_ms ?? Infinity),
  /** What hides most comes first. */
  anonymity: (one, other) => levelOf(other) - levelOf(one),
  country: (one, other) => (one.country?.code ?? "ZZ").localeCompare(other.country?.code ?? "ZZ"),
  list: (one, other) => one.index - other.index,
};

/** Equal ones stand by their latency, then as in the list. */
export const inOrder = <Of extends Item>(items: readonly Of[], order: ListOrder): Of[] =>
  [...items].sort(
    (one, other) =>
      comparers[order](one, other) || comparers.latency(one, other) || comparers.list(one, other),
  );

/** A proxy as it was typed where a login belongs to it, which no answer repeats. */
export function asTyped(answered: string, typed: string): string {
  const hostPort = answered.replace(/^[a-z\d]+:\/\//, "");
  const withLogin = typed.split(/[\s,;|"]+/).find((word) => {
    const [before, after, more] = word
      .replace(/^[a-z\d]+:\/\//i, "")
      .toLowerCase()
      .split(hostPort);
    return (
      more === undefined && ((before?.endsWith("@") && !after) || (before === "" && after?.startsWith(":")))
    );
  });
  return withLogin ?? answered;
}

type ProxyTexts = IslandTexts<"proxy">;
type Words = { readonly lang: Lang; readonly texts: ProxyTexts };

/** What is known of a list so far. */
export type KnownList = {
  readonly items: readonly ProxyListItem[];
  readonly total: number;
  /** What was sent. */
  readonly typed: string;
};

export const proxyColumns = (texts: ProxyTexts) => [
  { id: "latency", label: texts["proxy.latency"] },
  { id: "proxy", label: texts["proxy.address"] },
  { id: "anonymity", label: texts["proxy.anonymity"] },
  { id: "country", label: texts["proxy.country"] },
  { id: "exit", label: texts["proxy.exit"] },
];

/** A proxy as a line of a table. */
export function proxyCells(item: ProxyListItem, { lang, texts }: Words) {
  const { latency_ms: ms, anonymity, country, exit_ip: exit } = item;
  return {
    latency: (
      <strong>{ms === null ? texts["proxy.list.dead"] : fill(texts["proxy.ms"], { ms }, lang)}</strong>
    ),
    proxy: <code>{item.proxy}</code>,
    anonymity: anonymity ? texts[`proxy.level.${anonymity}`] : "–",
    country: country?.name,
    exit: exit ? <code>{exit}</code> : item.error,
  };
}

export const livingOf = (items: readonly ProxyListItem[]): readonly ProxyListItem[] =>
  items.filter(({ alive }) => alive);

export const countSentence = ({ items, total }: Omit<KnownList, "typed">, { lang, texts }: Words): string =>
  fill(
    texts[items.length < total ? "proxy.list.stopped" : "proxy.list.sum"],
    { alive: livingOf(items).length, tried: items.length, total },
    lang,
  );

/** How far a list is, or what came of it; those that work, to sort and to copy; then those that do not. */
export function ProxyListResult({
  list,
  isRunning,
  stop,
  ...words
}: Words & {
  readonly list: KnownList;
  readonly isRunning: boolean;
  readonly stop: () => void;
}) {
  const { lang, texts } = words;
  const [order, setOrder] = useState<ListOrder>("latency");
  const { items, total, typed } = list;
  const living = inOrder(livingOf(items), order);
  const dead = inOrder(
    items.filter(({ alive }) => !alive),
    "list",
  );
  return (
    <>
      {isRunning ? (
        <>
          <progress max={total} value={items.length} aria-label={texts["proxy.list.progress"]} />
          <div className="actions">
            <p>
              {fill(texts["proxy.list.running"], { alive: living.length, tried: items.length, total }, lang)}
            </p>
            <button type="button" className="button quiet" onClick={stop}>
              {texts["proxy.list.stop"]}
            </button>
          </div>
        </>
      ) : (
        <AnswerValue tone={living.length > 0 ? "good" : "bad"} texts={texts}>
          {countSentence(list, words)}
        </AnswerValue>
      )}
      {living.length > 0 && (
        <>
          <Select
            texts={texts}
            label={texts["proxy.list.order"]}
            name="order"
            value={order}
            onChange={({ target }) => setOrder(listOrders.find((each) => each === target.value) ?? "latency")}
            options={listOrders.map((value) => ({ value, label: texts[`proxy.list.order.${value}`] }))}
          />
          <Records
            isDense
            caption={texts["proxy.list.living"]}
            columns={proxyColumns(texts)}
            rows={living.map((item) => proxyCells(item, words))}
          />
          <div className="actions">
            <CopyButton
              text={() => living.map(({ proxy }) => asTyped(proxy, typed)).join("\n")}
              texts={{ ...texts, "ui.copy": texts["proxy.list.copy"] }}
            />
          </div>
        </>
      )}
      {dead.length > 0 && (
        <details className="raw">
          <summary>{fill(texts["proxy.list.deadOnes"], { count: dead.length }, lang)}</summary>
          <Records
            caption={texts["proxy.list.dead"]}
            columns={[
              { id: "proxy", label: texts["proxy.address"] },
              { id: "error", label: texts["proxy.list.why"] },
            ]}
            rows={dead.map(({ proxy, error }) => ({ proxy: <code>{proxy}</code>, error }))}
          />
        </details>
      )}
    </>
  );
}
