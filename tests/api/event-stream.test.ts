import { expect, test } from "bun:test";
import { replySubscription } from "#api/event-stream.ts";

/** An event stream, and what makes an event of it. */
function subscribed() {
  const open = new AbortController();
  let send: (event: string) => void = () => {};
  const response = replySubscription((tell) => {
    send = tell;
    return () => {};
  }, open.signal);
  const reader = response?.body?.getReader();
  const next = async () => new TextDecoder().decode((await reader?.read())?.value);
  return { send: (event: string) => send(event), next, close: () => open.abort() };
}

test("a reader who does not read is told of each event once when it reads on, however many there were", async () => {
  const { send, next, close } = subscribed();
  for (let time = 0; time < 10_000; time += 1) send(time % 2 === 0 ? "inbox" : "other");
  expect(await next()).toBe("retry: 5000\n\n");
  expect([await next(), await next()]).toEqual(["event: inbox\ndata: {}\n\n", "event: other\ndata: {}\n\n"]);
  const following = next();
  send("inbox");
  expect(await following).toBe("event: inbox\ndata: {}\n\n");
  close();
  expect(await next()).toBe("");
});

test("who reads is told of each event as it comes", async () => {
  const { send, next, close } = subscribed();
  await next();
  for (let time = 0; time < 5; time += 1) {
    const following = next();
    send("inbox");
    expect(await following).toBe("event: inbox\ndata: {}\n\n");
  }
  close();
});
