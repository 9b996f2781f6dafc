import { expect, test } from "bun:test";
import http from "node:http";
import { handlerOf } from "#tests/support/product/handler.ts";
import { withProduct } from "#tests/support/product/product.ts";

function senderOf(handle: () => Promise<Response>) {
  const { handler, lines, ledger } = handlerOf(handle);
  const send = async (client: string, bytes: number, path = "", network = client) =>
    handler(
      new Request(`http://localhost/${path}`, {
        method: "POST",
        headers: { "Content-Length": String(bytes), client, network },
      }),
    );
  return { send, lines, bodies: ledger.bodies };
}

const megabyte = 1_000_000;

test("bodies of one client have eight megabytes while their requests are under way, and those of others theirs", async () => {
  const gate = Promise.withResolvers<Response>();
  const { send, lines, bodies } = senderOf(() => gate.promise.then((answer) => answer.clone()));
  const held = Array.from({ length: 8 }, () => send("one", megabyte));
  const refused = await send("one", megabyte);
  expect([refused.status, await refused.text()]).toEqual([503, "busy problem.busy.bodies"]);
  expect([refused.headers.get("connection"), lines]).toMatchObject(["close", [{ status: 503 }]]);
  held.push(send("one", 20_000), send("other", megabyte));
  held.push(send("one", 9 * megabyte, "inbound"));
  gate.resolve(new Response("ok"));
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual(Array(11).fill(200));
  expect(bodies.inUse()).toBe(0);
});

test("while all the room of large bodies is taken, by whomsoever, small ones are let in", async () => {
  const gate = Promise.withResolvers<Response>();
  const { send } = senderOf(() => gate.promise.then((answer) => answer.clone()));
  const held = Array.from({ length: 48 }, (_, index) => send(`net${index}`, 1024 * 1024));
  const large = await send("other", 70_000);
  const small = send("other", 64_000);
  gate.resolve(new Response("ok"));
  expect([large.status, (await small).status]).toEqual([503, 200]);
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual(Array(48).fill(200));
});

test("the addresses of one network have sixteen megabytes together, and all networks forty-eight", async () => {
  const gate = Promise.withResolvers<Response>();
  const { send } = senderOf(() => gate.promise.then((answer) => answer.clone()));
  const tryAll = (count: number, network: (index: number) => string) =>
    Array.from({ length: count }, (_, index) =>
      send(`${network(index)}.${index}`, 1024 * 1024, "", network(index)),
    );
  const statuses = (answers: Promise<Response>[]) =>
    Promise.all(answers.map(async (answer) => (await answer).status));
  const near = tryAll(40, () => "a");
  const apart = tryAll(100, (index) => `net${index}`);
  gate.resolve(new Response("ok"));
  const taken = (list: number[]) => list.filter((status) => status === 200).length;
  expect([taken(await statuses(near)), taken(await statuses(apart))]).toEqual([16, 32]);
});

test("the room of a body is free again when its request fails", async () => {
  const { send, bodies } = senderOf(() => Promise.reject(new Error("broken")));
  const fault: unknown = await send("one", megabyte).catch((error: unknown) => error);
  expect([fault, bodies.inUse()]).toEqual([new Error("broken"), 0]);
});

/** Sends without a length, as a program does that writes its body piece by piece. */
function sendPieces(url: string, pieces: readonly string[]): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { "Content-Type": "application/json" };
    const request = http.request(url, { method: "POST", headers }, (reply) => {
      let text = "";
      reply.setEncoding("utf8");
      reply.on("data", (piece: string) => (text += piece));
      reply.on("end", () => resolve({ status: reply.statusCode ?? 0, text }));
    });
    request.on("error", reject);
    for (const piece of pieces) request.write(piece);
    request.end();
  });
}

test("a program may send without a length; in pieces too small it is told to say one, in its language", () =>
  withProduct(
    async (base) => {
      const url = `${base}/api/tools/urlencode?lang=en`;
      expect(await sendPieces(url, ['{"text":', '"à"', "}"])).toEqual({
        status: 200,
        text: '{"result":"%C3%A0"}',
      });
      const many = await sendPieces(url, ['{"text":"', ...Array<string>(5000).fill("a"), '"}']);
      expect(many.status).toBe(413);
      expect(JSON.parse(many.text).detail).toContain("Content-Length");
    },
    { env: { RATE_LIMIT: "1" } },
  ));
