import { expect, test } from "bun:test";
import { localBus, sharedBus } from "#core/bus.ts";

test("the shared bus is heard here at once, elsewhere once, and never by itself again", async () => {
  const [sent, heard, faults]: [string[], string[], unknown[]] = [[], [], []];
  let deliver: (payload: string) => void = () => {};
  let isClosed = false;
  const bus = await sharedBus(
    (take) => {
      deliver = take;
      return Promise.resolve({
        send: (payload) => (
          sent.push(payload),
          sent.length > 1 ? Promise.reject(new Error("gone")) : Promise.resolve()
        ),
        close: () => Promise.resolve(void (isClosed = true)),
      });
    },
    (fault) => faults.push(fault),
  );
  const leave = bus.subscribe("a", (text) => heard.push(text));
  bus.publish("a", "one");
  expect([bus.isShared, localBus().isShared, heard]).toEqual([true, false, ["one"]]);
  deliver(sent[0] ?? "");
  for (const payload of [
    '["x","a","two"]',
    '["x","b","three"]',
    '["x","a"]',
    '["x","a",4]',
    '"a"',
    '["x","a","b","c"]',
  ])
    deliver(payload);
  expect(heard).toEqual(["one", "two"]);
  leave();
  bus.publish("a", "five");
  await bus.close();
  expect([heard.length, isClosed, faults.map(String)]).toEqual([2, true, ["Error: gone"]]);
});
