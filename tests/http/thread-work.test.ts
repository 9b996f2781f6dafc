import { expect, test } from "bun:test";
import { payerOf } from "#core/client-key.ts";
import { ownTurns } from "#core/own-turn.ts";
import { createThreadWork } from "#http/thread-work.ts";

/** A thread with a clock of its own, and what was spent of it by whom. */
function watchedThread() {
  let time = 0;
  const spent: Record<string, number> = {};
  const routes: string[] = [];
  const { begin, end } = createThreadWork({
    spend: ({ client }, ms) => void (spent[client] = (spent[client] ?? 0) + ms),
    onWork: (method, route) => void routes.push(`${method} ${route}`),
    now: () => time,
  });
  return {
    spent,
    routes,
    end,
    begin: (address: string, route = "/x") => begin(payerOf({ address, user: null }), "GET", route),
    work: (ms: number) => (time += ms),
  };
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

test("what the thread does counts for the request that it has begun last, until its end", () => {
  const { begin, end, work, spent, routes } = watchedThread();
  begin("192.0.2.1", "/a");
  work(5);
  begin("192.0.2.2", "/b");
  work(7);
  end();
  work(100);
  begin("192.0.2.1", "/c");
  work(1);
  end();
  expect(spent).toEqual({ "192.0.2.1": 6, "192.0.2.2": 7 });
  expect(routes).toEqual(["GET /a", "GET /b", "GET /c"]);
});

test("a request that waits pays nothing meanwhile, and what comes after the turn is nobody's", async () => {
  const { begin, end, work, spent } = watchedThread();
  begin("192.0.2.1");
  work(3);
  await nextTurn();
  work(1000);
  await nextTurn();
  begin("192.0.2.1");
  work(2);
  end();
  expect(spent).toEqual({ "192.0.2.1": 5 });
});

test("work that goes on in turns of its own counts for who has begun it, however many do so at once", async () => {
  const { begin, end, work, spent, routes } = watchedThread();
  const search = async (address: string, ms: number) => {
    begin(address, `/${address}`);
    const turn = ownTurns();
    for (let slice = 0; slice < 3; slice += 1) {
      await turn();
      work(ms);
      await Promise.resolve();
      work(ms);
    }
    end();
  };
  const searches = [search("192.0.2.1", 5), search("192.0.2.2", 7)];
  end();
  await Promise.all(searches);
  expect(spent).toEqual({ "192.0.2.1": 30, "192.0.2.2": 42 });
  expect(routes.slice(2, 4)).toEqual(["GET /192.0.2.1", "GET /192.0.2.2"]);
});

test("what nobody has begun goes on in turns of its own and counts for nobody", async () => {
  const { begin, end, work, spent } = watchedThread();
  begin("192.0.2.1");
  work(1);
  end();
  const turn = ownTurns();
  begin("192.0.2.1");
  end();
  await turn();
  work(100);
  await nextTurn();
  expect(spent).toEqual({ "192.0.2.1": 1 });
});
