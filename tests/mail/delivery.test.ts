import { expect, test } from "bun:test";
import { fail, ok } from "#core/result.ts";
import { createLedger } from "#core/ledger.ts";
import { createDelivery } from "#mail/delivery.ts";
import { mailGateway } from "#mail/gateway.ts";
import { createMailboxEvents } from "#mail/mailbox-events.ts";
import { readHeadersOnly } from "#mail/message.ts";
import type { DeliveryStore, DeliveryVerdict } from "#tools/temp-mail/store.ts";
import { message } from "#core/i18n.ts";

const wrongSecret = fail("unauthorized", message("temp-mail.said.wrongSecret"));

const raw = new TextEncoder().encode("Subject: x\r\n\r\nx");
const mail = { client: "192.0.2.1", recipients: ["an@hopthu.example"], sender: "", raw };

/** A store that takes everything for mailbox 7, and remembers it. */
function storeOf(verdict: DeliveryVerdict = "accepted") {
  const stored: unknown[] = [];
  const store: DeliveryStore = {
    check: () => Promise.resolve(verdict),
    store: (given) => {
      stored.push(given);
      return Promise.resolve({ verdict, mailboxIds: verdict === "accepted" ? [7] : [] });
    },
    deleteExpired: () => Promise.resolve([]),
  };
  return { store, stored };
}

/** Each in a network of its own. */
const payer = (client: string) => ({ client, network: client });

const options = () => ({ events: createMailboxEvents(), now: () => new Date(0) });

test("mail that cannot be read for now is busy, and none of it is stored", async () => {
  const { store, stored } = storeOf();
  const { deliver } = createDelivery(store, () => Promise.resolve(null), options());
  expect(await deliver(mail)).toBe("busy");
  expect(stored).toEqual([]);
});

test("mail that is stored notifies who listens to its mailbox, and nobody else", async () => {
  const { store } = storeOf();
  const given = options();
  const notified: number[] = [];
  for (const id of [7, 8]) given.events.subscribe({ id, payer: payer("an") }, () => notified.push(id));
  const { deliver } = createDelivery(store, (bytes) => readHeadersOnly(bytes), given);
  expect(await deliver(mail)).toBe("accepted");
  expect(notified).toEqual([7]);
});

test.each([
  ["accepted", ok(null)],
  ["unknown", fail("not_found", { key: "temp-mail.gone" })],
  ["full", fail("storage_full")],
  ["busy", { ok: false, failure: { code: "busy", retryAfterS: 60 } }],
] as const)("the hook answers a verdict of %s in its own words", async (verdict, outcome) => {
  const { store } = storeOf(verdict);
  const read = () => Promise.resolve(ok(raw));
  const hand = mailGateway(
    "secret",
    createDelivery(store, (bytes) => readHeadersOnly(bytes), options()),
    { places: createLedger(1, Date.now).mails, now: () => new Date() },
  );
  expect(
    await hand({
      authorization: "Bearer secret",
      client: "192.0.2.1",
      recipient: "an@hopthu.example",
      bytes: 10,
      read,
    }),
  ).toEqual(outcome);
});

test("the hook's secret before is taken too for as long as it is given, and no empty one", async () => {
  const verdictOf = (bearer: string, oldSecret?: string) =>
    mailGateway(
      "secret",
      createDelivery(storeOf().store, (bytes) => readHeadersOnly(bytes), options()),
      {
        places: createLedger(1, Date.now).mails,
        now: () => new Date(),
        ...(oldSecret !== undefined && { oldSecret }),
      },
    )({
      authorization: `Bearer ${bearer}`,
      client: "192.0.2.1",
      recipient: "an@hopthu.example",
      bytes: 10,
      read: () => Promise.resolve(ok(raw)),
    });
  expect([await verdictOf("older", "older"), await verdictOf("secret", "older")]).toEqual([
    ok(null),
    ok(null),
  ]);
  for (const [bearer, oldSecret] of [["older"], ["older", ""], ["", ""]] as const)
    expect(await verdictOf(bearer, oldSecret)).toEqual(wrongSecret);
});

test("who brings ten wrong secrets waits, also with the right one, and nobody else does", async () => {
  const { store, stored } = storeOf();
  const read = () => Promise.resolve(ok(raw));
  const hand = mailGateway(
    "secret",
    createDelivery(store, (bytes) => readHeadersOnly(bytes), options()),
    { places: createLedger(1, Date.now).mails, now: () => new Date() },
  );
  const bring = (client: string, authorization: string) =>
    hand({ client, authorization, recipient: "an@hopthu.example", bytes: 10, read });
  for (let guess = 0; guess < 10; guess += 1) {
    expect(await bring("2001:db8::1", `Bearer ${guess}`)).toEqual(wrongSecret);
  }
  expect(await bring("2001:db8::2", "Bearer secret")).toMatchObject({
    failure: { code: "rate_limited", retryAfterS: 60 },
  });
  expect(stored).toEqual([]);
  expect(await bring("2001:db8:0:1::1", "Bearer secret")).toEqual(ok(null));
});

test("mails that are handed over at once have room for forty megabytes, and a wrong secret takes none of it", async () => {
  const { store, stored } = storeOf();
  const places = createLedger(1, Date.now).mails;
  const hand = mailGateway(
    "secret",
    createDelivery(store, (bytes) => readHeadersOnly(bytes), options()),
    { places, now: () => new Date() },
  );
  const arrived = Promise.withResolvers<void>();
  const bring = (secret: string) =>
    hand({
      client: "192.0.2.1",
      authorization: `Bearer ${secret}`,
      recipient: "an@hopthu.example",
      bytes: 10_000_000,
      read: async () => {
        await arrived.promise;
        return ok(raw);
      },
    });
  expect(await bring("wrong")).toEqual(wrongSecret);
  expect(places.inUse()).toBe(0);
  const handed = [bring("secret"), bring("secret"), bring("secret"), bring("secret")];
  expect(await bring("secret")).toMatchObject({ failure: { code: "busy" } });
  arrived.resolve();
  expect(await Promise.all(handed)).toEqual([ok(null), ok(null), ok(null), ok(null)]);
  expect([stored.length, places.inUse()]).toEqual([4, 0]);
});

test("one mailbox has at most five listeners, and one that leaves twice frees one place", () => {
  const events = createMailboxEvents();
  const leave = Array.from({ length: 5 }, () => events.subscribe({ id: 1, payer: payer("an") }, () => {}));
  expect(events.subscribe({ id: 1, payer: payer("an") }, () => {})).toBeNull();
  leave[0]?.();
  leave[0]?.();
  expect(events.subscribe({ id: 1, payer: payer("an") }, () => {})).not.toBeNull();
  expect(events.subscribe({ id: 1, payer: payer("an") }, () => {})).toBeNull();
});

test("one client listens to at most a hundred mailboxes, and others still find a place", () => {
  const events = createMailboxEvents();
  const listen = (id: number, client: string) => events.subscribe({ id, payer: payer(client) }, () => {});
  const leave = Array.from({ length: 100 }, (_, id) => listen(id, "an"));
  expect(leave.every((one) => one !== null)).toBe(true);
  expect([listen(100, "an"), listen(0, "binh") === null]).toEqual([null, false]);
  leave[0]?.();
  expect(listen(100, "an")).not.toBeNull();
});

test("mail of the hook is stored for its address in small letters, with its sender and the moment", async () => {
  const { store, stored } = storeOf();
  const hand = mailGateway(
    "secret",
    createDelivery(store, (bytes) => readHeadersOnly(bytes), options()),
    { places: createLedger(1, Date.now).mails, now: () => new Date() },
  );
  const read = () => Promise.resolve(ok(raw));
  await hand({
    authorization: "Bearer secret",
    client: "192.0.2.1",
    recipient: "AN@hopthu.example",
    bytes: 10,
    read,
  });
  expect(stored).toMatchObject([
    { addresses: ["an@hopthu.example"], sender: "", at: new Date(0), mail: { subject: "x" } },
  ]);
});

test("a listener that has left hears nothing more", () => {
  const events = createMailboxEvents();
  let heard = 0;
  const leave = events.subscribe({ id: 1, payer: payer("an") }, () => (heard += 1));
  events.notify(1);
  leave?.();
  events.notify(1);
  expect([heard, events.listeners()]).toEqual([1, 0]);
});
