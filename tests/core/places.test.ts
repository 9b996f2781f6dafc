import { expect, test } from "bun:test";
import { payerOf } from "#core/client-key.ts";
import { createPlaces } from "#core/places.ts";

const at = (address: string) => payerOf({ address, user: null });

test("a client has its share, its network another, and all together have theirs", () => {
  const places = createPlaces({ client: 2, network: 3, site: 6, shared: 6 });
  const take = (address: string) => places.take(at(address)) !== null;
  expect([take("192.0.2.1"), take("192.0.2.1"), take("192.0.2.1")]).toEqual([true, true, false]);
  expect([take("192.0.2.2"), take("192.0.2.3")]).toEqual([true, false]);
  expect([take("192.0.3.1"), take("2001:db8:1::1"), take("2001:db8:1:1::1")]).toEqual([true, true, true]);
  expect([take("198.51.100.1"), places.inUse()]).toEqual([false, 6]);
});

test("places that are given back twice are free once", () => {
  const places = createPlaces({ client: 5, network: 5, site: 5, shared: 5 });
  const [first] = [places.take(at("192.0.2.1"), 3), places.take(at("192.0.2.1"), 2)];
  first?.();
  first?.();
  expect([places.inUse(), places.take(at("192.0.2.1"), 4)]).toEqual([2, null]);
  expect(places.take(at("192.0.2.1"), 3)).not.toBeNull();
});

test("the last third is for those who have none, so that those who have some cannot fill it", () => {
  const places = createPlaces({ client: 10, network: 100, site: 30 });
  const greedy = Array.from({ length: 100 }, (_, index) => places.take(at(`192.0.${index % 10}.1`)));
  expect([greedy.filter(Boolean).length, places.inUse()]).toEqual([20, 20]);
  expect(places.take(at("198.51.100.1"))).not.toBeNull();
  expect(places.take(at("198.51.100.1"))).toBeNull();
  expect(places.take(at("198.51.100.2"))).toBeNull();
});

test("whoever has three networks of many addresses each leaves a place to everybody else", () => {
  const places = createPlaces({ client: 6, network: 16, site: 64 });
  const held = Array.from({ length: 900 }, (_, index) =>
    places.take(at(`2001:db8:${index % 3}:${Math.floor(index / 3).toString(16)}::1`)),
  );
  expect(held.filter(Boolean).length).toBe(42);
  for (const address of ["192.0.2.1", "198.51.100.1", "2001:db8:9::1"])
    expect(places.take(at(address))).not.toBeNull();
});

test("one that is larger than the share of a client is let in alone, not beside another", () => {
  const places = createPlaces({ client: 4, network: 6, site: 60 });
  const large = places.take(at("192.0.2.1"), 20);
  expect(large).not.toBeNull();
  expect([places.take(at("192.0.2.1"), 1), places.take(at("192.0.2.2"), 1)]).toEqual([null, null]);
  large?.();
  expect(places.take(at("192.0.2.1"), 1)).not.toBeNull();
  expect(places.take(at("198.51.100.1"), 61)).toBeNull();
});

test("whatever is taken and given back, in whatever order, the shares hold and in the end all is free", () => {
  let seed = 20_261_123;
  const random = (bound: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return (seed >>> 8) % bound;
  };
  const shares = { client: 7, network: 15, site: 40 };
  const places = createPlaces(shares);
  type Held = { client: string; network: string; amount: number; release: () => void };
  const held = new Set<Held>();
  const sumOf = (isOf: (one: Held) => boolean) =>
    [...held].filter(isOf).reduce((sum, { amount }) => sum + amount, 0);
  for (let step = 0; step < 5000; step += 1) {
    const payer = at(`10.0.${random(4)}.${random(6)}`);
    const amount = 1 + random(4);
    const release = places.take(payer, amount);
    const [own, near, all] = [
      sumOf(({ client }) => client === payer.client),
      sumOf(({ network }) => network === payer.network),
      sumOf(() => true),
    ];
    const fits =
      own + amount <= shares.client &&
      near + amount <= shares.network &&
      all + amount <= (near > 0 ? (shares.site * 2) / 3 : shares.site);
    expect([step, release !== null]).toEqual([step, fits]);
    if (release) held.add({ ...payer, amount, release });
    const [oldest] = held;
    if (oldest && random(2) === 0) {
      held.delete(oldest);
      oldest.release();
    }
    expect(places.inUse()).toBe(sumOf(() => true));
  }
  for (const { release } of held) release();
  expect(places.inUse()).toBe(0);
});
