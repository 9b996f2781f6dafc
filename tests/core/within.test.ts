import { expect, test } from "bun:test";
import { NoAnswerError, within } from "#core/within.ts";

const later = <Value>(ms: number, value: Value): Promise<Value> =>
  new Promise((resolve) => setTimeout(() => resolve(value), ms));

test("what is there, or comes in time, is given; what fails in time fails", async () => {
  expect(await within(100, "there")).toBe("there");
  expect(await within(5000, later(1, "in time"))).toBe("in time");
  const failing = within(5000, Promise.reject(new Error("its own fault")));
  expect(await failing.catch(String)).toBe("Error: its own fault");
});

test("what does not come is given up, and a fault that comes later is nobody's", async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  const fault = await within(60, promise).catch((given: unknown) => given);
  expect(fault).toBeInstanceOf(NoAnswerError);
  reject(new Error("too late"));
  await later(1, null);
});

test("a thread that was busy hears first what has come meanwhile", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socketLike = new MessageChannel();
  socketLike.port2.addEventListener("message", () => resolve("heard"));
  socketLike.port2.start();
  const given = within(50, promise);
  socketLike.port1.postMessage("answer");
  const startMs = performance.now();
  while (performance.now() - startMs < 300);
  expect(await given).toBe("heard");
  socketLike.port1.close();
});
