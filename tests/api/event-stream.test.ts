import { expect, test } from "bun:test";
import { replySubscription } from "#api/event-stream.ts";
import { type Waiting, sendingOf } from "#http/respond.ts";
import { until } from "#tests/support/product/until.ts";

/** An event stream that somebody reads, and what makes an event of it. */
function subscribed(waiting: Partial<Waiting> = {}) {
  const open = new AbortController();
  let send: (event: string) => void = () => {};
  let isSubscribed = true;
  const subscribe = (tell: typeof send) => {
    send = tell;
    return () => void (isSubscribed = false);
  };
  const response = replySubscription(subscribe, open.signal, waiting);
  const { signal } = new AbortController();
  if (response)
    sendingOf(response)?.start({
      signal,
      onSlice: () => {},
      onEnd: () => {},
      onFault: (fault) => expect(fault).toBeNull(),
    });
  const reader = response?.body?.getReader();
  const next = async () => new TextDecoder().decode((await reader?.read())?.value);
  return {
    send: (event: string) => send(event),
    next,
    close: () => open.abort(),
    isSubscribed: () => isSubscribed,
  };
}

const [inbox, other] = ["event: inbox\ndata: {}\n\n", "event: other\ndata: {}\n\n"];

test("a reader who does not read is told of each event once when it reads on, however many there were", async () => {
  const { send, next, close, isSubscribed } = subscribed();
  expect(await next()).toBe("retry: 5000\n\n");
  for (let time = 0; time < 10_000; time += 1) send(time % 2 === 0 ? "inbox" : "other");
  expect(await next()).toBe(inbox + other);
  const following = next();
  send("inbox");
  expect(await following).toBe(inbox);
  close();
  expect([await next(), isSubscribed()]).toEqual(["", false]);
});

test("who reads is told of each event as it comes", async () => {
  const { send, next, close } = subscribed();
  await next();
  for (let time = 0; time < 5; time += 1) {
    const following = next();
    send("inbox");
    expect(await following).toBe(inbox);
  }
  close();
});

test("who takes nothing of a stream is left, whether events came or only signs of life", async () => {
  const quiet = subscribed({ beatMs: 20, stallMs: 200 });
  expect([await quiet.next(), await quiet.next()]).toEqual(["retry: 5000\n\n", ":\n\n"]);
  await until(quiet.isSubscribed, false);
  const lively = subscribed({ stallMs: 200 });
  await lively.next();
  const event = lively.next();
  lively.send("inbox");
  expect(await event).toBe(inbox);
  const talk = setInterval(() => lively.send("inbox"), 10);
  await until(lively.isSubscribed, false);
  clearInterval(talk);
});

test("who takes what there is stays, however little comes", async () => {
  const quiet = subscribed({ beatMs: 20, stallMs: 300 });
  await quiet.next();
  for (let sign = 0; sign < 40; sign += 1) expect(await quiet.next()).toBe(":\n\n");
  expect(quiet.isSubscribed()).toBe(true);
  quiet.close();
});

test("whoever has left before the stream begins is subscribed to nothing", () => {
  let isSubscribed = true;
  replySubscription(() => () => void (isSubscribed = false), AbortSignal.abort());
  expect(isSubscribed).toBe(false);
});
