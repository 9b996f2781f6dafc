import { expect, test } from "bun:test";
import {
  type Entrant,
  type CostLook,
  faultOf,
  lastingFaults,
  placedAt,
} from "#tests/support/product/door-costs.ts";
import { type OpenDoors, withOpenDoors } from "#tests/support/product/open-doors.ts";
import type { Cost } from "#tests/support/product/watched-product.ts";
import { drawn } from "#tests/support/samples/drawn.ts";
import { fewShapes, repeated } from "#tests/support/samples/growing-texts.ts";

/** As long as all of them may take. */
const longMs = 200_000;

/** As much as the server takes of an address, or of the lines before a body. */
const length = 12_000;

type Page = { readonly path: string; readonly address: string; readonly entrant: Entrant };

/** A stream never ends. */
const isAnswered = (path: string): boolean => !path.endsWith("/events");

/** The least of three, where the first is a suspect: it may have met cold code, or a collection of garbage. */
async function costOf({ product }: OpenDoors, address: string, init: RequestInit): Promise<Cost> {
  let least = await product.costOf(address, init);
  for (let time = 1; time < 3 && least.cpuMs > 10 && least.status !== 0; time += 1) {
    const cost = await product.costOf(address, init);
    if (cost.cpuMs < least.cpuMs) least = cost;
  }
  return least;
}

const pagesOf = ({ product, entrantAt }: OpenDoors): readonly Page[] =>
  product.paths.filter(isAnswered).map((path) => {
    const entrant = entrantAt({ path });
    return { path, address: placedAt(path, entrant), entrant };
  });

const encoded = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).slice(0, length).replace(/%.?$/, "");

test("whatever stands in an address by the names that pages read holds nobody up, and is said a few times at most", () =>
  withOpenDoors(async (open) => {
    const looks: CostLook[] = [];
    let read = 0;
    for (const { path, address, entrant } of pagesOf(open)) {
      const { headers } = entrant;
      await open.product.askedNames();
      const plain = await costOf(open, address, { headers });
      const names = (await open.product.askedNames()).query;
      read += names.length;
      const queries = [
        ...[...names, "x"].flatMap((name) =>
          drawn(fewShapes, 8).map(
            ({ name: shape, of }) => [`${name} × ${shape}`, `${name}=${encoded(of(length))}`] as const,
          ),
        ),
        ["fields", "a&".repeat(length / 2)] as const,
        ["other fields", Array.from({ length: 2000 }, (_, index) => `a${index}`).join("&")] as const,
      ];
      for (const [name, query] of queries) {
        looks.push(async () => {
          const cost = await costOf(open, `${address}?${query}`, { headers });
          const isLong = cost.bytes > plain.bytes + 100_000;
          return faultOf(`${path} ${name}`, cost) ?? (isLong ? `${path} ${name}: ${cost.bytes} bytes` : null);
        });
      }
    }
    expect(read).toBeGreaterThan(50);
    expect(await lastingFaults(looks, longMs)).toEqual([]);
  }));

/** The names that the server itself minds, and those that stand in answers alone. */
const isOurs = (name: string): boolean =>
  !/^(?:content-length|accept-encoding|cookie|cache-control|content-security-policy|permissions-policy|x-content-type-options|referrer-policy|x-frame-options|cross-origin-.*|access-control-allow-.*|location|etag)$/i.test(
    name,
  );

const isHeaderText = (text: string): boolean => /^[\t\x20-\x7e]*$/.test(text);

test("whatever stands in the headers that are read, or in a cookie, holds nobody up", () =>
  withOpenDoors(async (open) => {
    const shapes = fewShapes.filter(({ of }) => isHeaderText(of(100)));
    expect(shapes.length).toBeGreaterThan(8);
    const looks: CostLook[] = [];
    const seen = new Set<string>();
    for (const { path, address, entrant } of pagesOf(open)) {
      await open.product.askedNames();
      await costOf(open, address, { headers: entrant.headers });
      const names = (await open.product.askedNames()).headers.filter(isOurs);
      const cookies = (entrant.headers["Cookie"] ?? "").split("; ").map((cookie) => cookie.split("=")[0]);
      const lines = [
        ...names.map((name) => [name, (text: string) => text] as const),
        ...[...cookies, "browser", "a"].map(
          (name) => ["Cookie", (text: string) => `${name}=${text}`] as const,
        ),
        ["Cookie", (text: string) => text] as const,
      ];
      for (const [name, line] of lines)
        for (const { name: shape, of } of drawn(shapes, 3)) {
          const headers = { ...entrant.headers, [name]: line(of(length)) };
          seen.add(name);
          looks.push(async () =>
            faultOf(`${path} ${name} × ${shape}`, await costOf(open, address, { headers })),
          );
        }
    }
    expect([...seen]).toContain("user-agent");
    expect(await lastingFaults(looks, longMs)).toEqual([]);
  }));

test("pictures by their address are drawn or refused as fast", () =>
  withOpenDoors(async (open) => {
    const looks: CostLook[] = [];
    for (const path of ["/qr.png?text=", "/qr.svg?text=", "/vietqr/", "/image/vcb-", "/links/", "/share/"])
      for (const { name, of } of [...fewShapes, ...["a-", "vcb-1", "0-"].map(repeated)])
        for (const end of ["", ".png", "-qr_only.png"]) {
          const address = `${path}${encoded(of(length))}${end}`;
          looks.push(async () => faultOf(`${path} ${name}${end}`, await costOf(open, address, {})));
        }
    expect(await lastingFaults(looks, longMs)).toEqual([]);
  }));
