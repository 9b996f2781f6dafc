import { expect, test } from "bun:test";
import { randomBytes } from "#core/random.ts";
import { readUuid } from "#tools/crypto/read-uuid.ts";
import { decodeUuid, generateUuids } from "#tools/crypto/uuid.ts";

const now = Date.parse("2026-11-21T06:50:00.123Z");

/** RFC 9562, appendix A: 22 February 2022, 14:22:22 in UTC-05:00. */
const time = Date.parse("2022-02-22T19:22:22.000Z");
const given = (...hex: string[]) => {
  const bytes = hex.map((one) => Uint8Array.fromHex(one));
  return () => bytes.shift() ?? new Uint8Array(16);
};
const decoded = (uuid: string) => {
  const reading = readUuid(uuid);
  const read = decodeUuid({ uuid: "value" in reading ? reading.value : "" });
  if (!read.ok) throw new Error(uuid);
  return read.value;
};

test("version 1 is put together as in RFC 9562, A.1", () => {
  const made = generateUuids({ version: 1, count: 1 }, time, given("33c89f6bdeced846"));
  expect(made.uuid).toBe("c232ab00-9414-11ec-b3c8-9f6bdeced846");
});

test("version 4 is put together as in RFC 9562, A.3", () => {
  const made = generateUuids(
    { version: 4, count: 1 },
    time,
    given("919108f752d1332 05bacf847db4148a8".replace(" ", "")),
  );
  expect(made.uuid).toBe("919108f7-52d1-4320-9bac-f847db4148a8");
});

test("version 7 is put together as in RFC 9562, A.6", () => {
  const made = generateUuids({ version: 7, count: 1 }, time, given("0cc3", "18c4dc0c0c07398f"));
  expect(made.uuid).toBe("017f22e2-79b0-7cc3-98c4-dc0c0c07398f");
});

for (const version of [1, 4, 7] as const) {
  test(`a hundred of version ${version} differ and bear their version and variant`, () => {
    const { uuid, uuids } = generateUuids({ version, count: 100 }, now, randomBytes);
    expect([uuids.length, new Set(uuids).size, uuids[0]]).toEqual([100, 100, uuid]);
    for (const one of uuids) {
      expect(one).toMatch(
        new RegExp(`^[0-9a-f]{8}-[0-9a-f]{4}-${version}[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`),
      );
    }
  });
}

test("those of version 7 ascend, also past the end of the counter", () => {
  const made = generateUuids({ version: 7, count: 100 }, now, (count) =>
    new Uint8Array(count).fill(0xff),
  ).uuids;
  expect(made.toSorted()).toEqual([...made]);
  expect(new Set(made).size).toBe(100);
  expect(decoded(made[1] ?? "").time).toBe(new Date(now + 1).toISOString());
});

test("versions 1 and 7 carry the time they were made at", () => {
  for (const version of [1, 7] as const) {
    const { uuid } = generateUuids({ version, count: 1 }, now, randomBytes);
    expect(decoded(uuid).time).toBe("2026-11-21T06:50:00.123Z");
  }
});

test("the node of version 1 is random and never looks like a network card's", () => {
  const { uuids } = generateUuids({ version: 1, count: 20 }, now, randomBytes);
  expect(uuids.every((one) => decoded(one).node_is_random)).toBe(true);
});

test("the examples of RFC 9562 are decoded", () => {
  const told = { variant: "rfc9562", time: "2022-02-22T19:22:22.000Z" } as const;
  expect(decoded("C232AB00-9414-11EC-B3C8-9F6BDECED846")).toMatchObject({
    ...told,
    version: 1,
    node: "9f:6b:de:ce:d8:46",
    clock_sequence: 13256,
  });
  expect(decoded("1EC9414C-232A-6B00-B3C8-9F6BDECED846")).toMatchObject({ ...told, version: 6 });
  expect(decoded("017F22E2-79B0-7CC3-98C4-DC0C0C07398F")).toMatchObject({ ...told, version: 7, node: null });
  expect(decoded("5df41881-3aed-3515-88a7-2f4a814cf09e")).toMatchObject({ version: 3, time: null });
  expect(decoded("2ed6657d-e927-568b-95e1-2665a8aea6a2")).toMatchObject({ version: 5 });
  expect(decoded("2489E9AD-2EE2-8E00-8EC9-32D5F69181C0")).toMatchObject({ version: 8 });
});

test("a UUID is read with braces, without dashes and as a URN", () => {
  const wanted = "f81d4fae-7dec-11d0-a765-00a0c91e6bf6";
  for (const text of [
    " {F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6} ",
    "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
    "f81d4fae7dec11d0a76500a0c91e6bf6",
    "id: F81D4FAE\u20117dec\u201111d0\u2011a765\u201100a0c91e6bf6 nhé",
  ]) {
    expect(decoded(text)).toMatchObject({
      uuid: wanted,
      time: "1997-02-03T17:43:12.216Z",
      node_is_random: false,
    });
  }
});

test("nil, max and the other variants are named", () => {
  expect(decoded("00000000-0000-0000-0000-000000000000")).toMatchObject({
    variant: "nil",
    version: null,
    integer: "0",
  });
  expect(decoded("ffffffff-ffff-ffff-ffff-ffffffffffff")).toMatchObject({ variant: "max", version: null });
  expect(decoded("00000000-0000-4000-0000-000000000001")).toMatchObject({ variant: "ncs", version: null });
  expect(decoded("00000000-0000-4000-c000-000000000046")).toMatchObject({
    variant: "microsoft",
    version: null,
  });
  expect(decoded("00000000-0000-4000-e000-000000000000")).toMatchObject({ variant: "future", version: null });
});

test("what is no UUID is refused", () => {
  for (const uuid of [
    "",
    "x",
    "f81d4fae-7dec-11d0-a765-00a0c91e6bf",
    "f81d4fae7dec-11d0-a765-00a0c91e6bf6",
    "g".repeat(32),
  ]) {
    expect(decodeUuid({ uuid })).toMatchObject({ ok: false, failure: { errors: [{ path: "uuid" }] } });
  }
});
