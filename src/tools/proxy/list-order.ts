import { type ProxyListItem, anonymities } from "./schema.ts";

/** What the proxies of a list that work may be put in order by. */
export const listOrders = ["latency", "anonymity", "country", "list"] as const;
export type ListOrder = (typeof listOrders)[number];

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
