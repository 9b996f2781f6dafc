import { drawn } from "#tests/support/samples/drawn.ts";
import { type Shape, repeated } from "#tests/support/samples/growing-texts.ts";
import type { Cost, WatchedProduct } from "./watched-product.ts";
import { mcpMessage } from "./mcp-messages.ts";
import type { Door, TextSchema } from "./text-doors.ts";

/** Who comes in, and what the parameters of addresses are for them. */
export type Entrant = {
  readonly headers: Readonly<Record<string, string>>;
  /** By the end of a path up to the parameter, as `/links/{code}`. */
  readonly places: Readonly<Record<string, string>>;
  /** By a field's name, what it is about. */
  readonly known: Readonly<Record<string, string>>;
};

const maxAddressBytes = 12_000;

/** How many bytes a text takes where it stands. */
const bytesIn = (place: Door["place"], text: string): number =>
  place === "json" || place === "mcp"
    ? Buffer.byteLength(JSON.stringify(text))
    : new URLSearchParams({ a: text }).toString().length;

/** As long as a shape may be at a door, so that it takes no more than `bodyBytes` there. */
function roomFor({ place }: Door, { of }: Shape, bodyBytes: number): number {
  const sample = of(1200);
  const room = place === "json" || place === "form" || place === "mcp" ? bodyBytes : maxAddressBytes;
  return Math.floor((room * sample.length) / bytesIn(place, sample));
}

/** What a field may hold when all texts in it are of a shape, at `share` of their bounds. */
function valuesOf(schema: TextSchema, shape: Shape, room: number, share: number): unknown[] {
  if (schema.anyOf) return schema.anyOf.flatMap((one) => valuesOf(one, shape, room, share));
  if (schema.type === "string")
    return [shape.of(Math.floor(Math.min(schema.maxLength ?? room, room) * share))];
  if (schema.items) {
    const count = Math.max(1, Math.floor((schema.maxItems ?? 1000) * share));
    return valuesOf(schema.items, shape, Math.floor(room / count), 1).map((item) =>
      Array.from({ length: count }, () => item),
    );
  }
  if (schema.additionalProperties === true) {
    const text = shape.of(Math.floor(Math.min(60_000, room) * share));
    return [{ "X-A": text }, { [text.slice(0, 200)]: "a" }];
  }
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return [];
  return [
    Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        valuesOf(field, shape, Math.floor(room / fields.length), share)[0],
      ]),
    ),
  ];
}

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** A path whose parameters are what there is. */
export const placedAt = (path: string, { places }: Pick<Entrant, "places">): string =>
  Object.entries(places)
    .reduce((text, [from, to]) => text.replace(from, to), path)
    .replace(/\{\w+\}/g, "a");

/** Sends a value through a door. */
export function enter(
  { costOf }: Pick<WatchedProduct, "costOf">,
  entrant: Entrant,
  { method, path, place, field, others, unknown, asked }: Door,
  value: unknown,
): Promise<Cost> {
  const named =
    place === "path" ? path.replace(`{${field}}`, encodeURIComponent(asText(value).toWellFormed())) : path;
  const { headers, known } = entrant;
  const added = Object.fromEntries(unknown.map((name) => [name, known[name] ?? "a"]));
  const fields = place === "path" ? {} : { ...added, ...others, [field]: value };
  const filled = placedAt(named, entrant);
  if (place === "json")
    return costOf(filled, {
      method,
      body: JSON.stringify(fields),
      headers: { ...headers, "Content-Type": "application/json" },
    });
  if (asked) {
    const sent = mcpMessage(asked.era, "tools/call", { name: asked.tool, arguments: fields });
    return costOf(filled, {
      method,
      body: JSON.stringify(sent.body),
      headers: { ...headers, ...sent.headers },
    });
  }
  const query = new URLSearchParams(Object.entries(fields).map(([name, one]) => [name, asText(one)]));
  if (place === "form")
    return costOf(filled, { method, body: query, headers: { ...headers, "Sec-Fetch-Site": "same-origin" } });
  return costOf(query.size > 0 ? `${filled}?${query}` : filled, { method, headers });
}

/** One field of each action that JSON reaches, and each that leads to none. */
export const jsonDoors = (doors: readonly Door[]): readonly Door[] =>
  [...Map.groupBy(doors, ({ action, name }) => action ?? name).values()].flatMap((all) =>
    all.filter(({ place }) => place === "json").slice(0, 1),
  );

/** Assistants' calls, one in each era: what reads a message is the same for all. */
export const askedDoors = (doors: readonly Door[]): readonly Door[] =>
  [...Map.groupBy(doors, ({ asked }) => asked?.era).entries()].flatMap(([era, [first]]) =>
    era && first ? [first] : [],
  );

/** Stands for JSON that no value makes. */
const placeholder = "JSON";

/** What a call computes that is sent JSON in one of its fields; the least of three. */
export function jsonCostAt(
  { costOf }: Pick<WatchedProduct, "costOf">,
  entrant: Entrant,
  { method, path, field, others, asked }: Door,
  json: string,
): Promise<Cost> {
  const fields = { ...others, [field]: placeholder };
  const sent = asked
    ? mcpMessage(asked.era, "tools/call", { name: asked.tool, arguments: fields })
    : { body: fields, headers: { "Content-Type": "application/json" } };
  const body = JSON.stringify(sent.body).replace(JSON.stringify(placeholder), json);
  const headers = { ...entrant.headers, ...sent.headers };
  return leastOf(triesOnSuspicion, () => costOf(placedAt(path, entrant), { method, body, headers }));
}

/** The most that a request may compute in the thread which answers everybody. */
export const budgetMs = 50;
/** What is wrong with what any request cost: it met a fault of ours, or took too much of the thread. */
export const faultOf = (label: string, { status, cpuMs }: Pick<Cost, "status" | "cpuMs">): string | null =>
  status === 500
    ? `${label}: a fault of ours`
    : cpuMs > budgetMs
      ? `${label}: ${Math.round(cpuMs)} ms`
      : null;

/** From here on it is looked at again: the first try may have met a collection of garbage, or code that was cold. */
const suspectMs = 10;
/** From here on a request is told how it grows, and four times the text may cost so many times as much. */
const growthFromMs = 20;
const maxGrowth = 11;
const triesOnSuspicion = 3;
/** The most that may be answered in one go; what is longer is sent as it is read. */
const maxBytesAtOnce = 64 * 1024;
/** What is over the budget is looked at so often: on a machine that has much else to do a request may meet it each time. */
const triesOnFault = 12;

const leastOf = async (times: number, measure: () => Promise<Cost>): Promise<Cost> => {
  let least = await measure();
  const isOpen = (time: number) => time < (least.cpuMs > budgetMs ? triesOnFault : times);
  for (let time = 1; isOpen(time) && least.cpuMs > suspectMs && least.status !== 0; time += 1) {
    const cost = await measure();
    if (cost.cpuMs < least.cpuMs) least = cost;
  }
  return least;
};

/** Whether a short text gets through a door to what lies behind it; else how each that was tried was answered. */
export async function refusalsAt(
  product: Pick<WatchedProduct, "costOf">,
  entrant: Entrant,
  door: Door,
  candidates: readonly unknown[],
): Promise<readonly number[] | null> {
  const short = valuesOf(door.schema, repeated("a"), 5, 1);
  const refusals: number[] = [];
  for (const value of [...(door.example === undefined ? [] : [door.example]), ...short, ...candidates]) {
    const { status } = await enter(product, entrant, door, value);
    if (status >= 200 && status < 400) return null;
    refusals.push(status);
  }
  return refusals;
}

export type Finding = {
  readonly fault: string | null;
  readonly dearestMs: number;
  readonly statuses: readonly number[];
};

/** What a text of a shape costs at a door, as long as the field takes it: too much, or growing faster than the text. */
export async function findingAt(
  product: Pick<WatchedProduct, "costOf">,
  entrant: Entrant,
  { door, shape, bodyBytes }: { door: Door; shape: Shape; bodyBytes: number },
): Promise<Finding> {
  const room = roomFor(door, shape, bodyBytes);
  let dearestMs = 0;
  const statuses: number[] = [];
  for (const [index, value] of valuesOf(door.schema, shape, room, 1).entries()) {
    const { cpuMs, status, bytesAtOnce } = await leastOf(triesOnSuspicion, () =>
      enter(product, entrant, door, value),
    );
    dearestMs = Math.max(dearestMs, cpuMs);
    statuses.push(status);
    const label = `${door.name} × ${shape.name}: ${asText(value).length} signs, ${Math.round(cpuMs)} ms`;
    if (status === 500) return { fault: faultOf(label, { status, cpuMs }), dearestMs, statuses };
    if (cpuMs > budgetMs) return { fault: status === 0 ? `${label}, held` : label, dearestMs, statuses };
    if (bytesAtOnce > maxBytesAtOnce)
      return { fault: `${label}, ${bytesAtOnce} bytes in one go`, dearestMs, statuses };
    if (cpuMs < growthFromMs) continue;
    const quarter = valuesOf(door.schema, shape, room, 1 / 4)[index];
    const less = await leastOf(triesOnSuspicion, () => enter(product, entrant, door, quarter));
    const growth = cpuMs / Math.max(less.cpuMs, growthFromMs / maxGrowth);
    if (growth > maxGrowth)
      return { fault: `${label}, ${growth.toFixed(1)} times that of a quarter`, dearestMs, statuses };
  }
  return { fault: null, dearestMs, statuses };
}

/** Looks at something once, and says what is wrong with it. */
export type CostLook = () => Promise<string | null>;

/** How often what was at fault is looked at anew, when everything else has been. */
const moreRounds = 2;
/** Who gets no further than this on a busy machine has looked at too little to say that nothing is wrong. */
const leastPart = 1 / 2;

/**
 * What is at fault each time that it is looked at. A machine that does something else for a minute makes faults of
 * whatever is looked at in that minute, twelve times over. All are looked at in an order of chance, for `forMs`: what is left then
 * is said, and is a fault too where it is more than half of them.
 */
export async function lastingFaults(looks: readonly CostLook[], forMs = 60_000): Promise<string[]> {
  type Fault = { readonly look: CostLook; readonly fault: string };
  const begun = performance.now();
  let found: Fault[] = [];
  let looked = 0;
  for (const look of drawn(looks, looks.length)) {
    if (performance.now() - begun > forMs) break;
    looked += 1;
    const fault = await look();
    if (fault !== null) found.push({ look, fault });
  }
  for (let round = 0; round < moreRounds; round += 1) {
    const again: Fault[] = [];
    for (const { look } of found) {
      const fault = await look();
      if (fault !== null) again.push({ look, fault });
    }
    found = again;
  }
  const faults = found.map(({ fault }) => fault);
  if (looked === looks.length) return faults;
  const told = `only ${looked} of ${looks.length} were looked at in ${forMs / 1000} s`;
  // oxlint-disable-next-line no-console -- a run that passes says what it did not see
  console.warn(told);
  return looked < looks.length * leastPart ? [...faults, told] : faults;
}
