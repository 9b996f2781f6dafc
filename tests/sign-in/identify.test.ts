import { expect, test } from "bun:test";
import { identifyBy } from "#sign-in/identify.ts";

test("requests of one user that come at once are gone on with one in a turn", async () => {
  const user = { id: "u1", name: "An", email: "an@example.com", avatar: null };
  let turn = 0;
  const count = () => {
    turn += 1;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  const known = Promise.resolve({ user, session: "s1" });
  const identify = identifyBy(
    {
      sessions: { find: () => known },
      keys: { find: async () => null, touch: async () => {} },
      now: () => new Date(0),
      isTransient: () => false,
      answerMs: null,
    },
    { origin: "http://localhost", isSecure: false },
  );
  const turns = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const request = new Request("http://localhost/qr", { headers: { Cookie: "session=x" } });
      expect(await identify(request)).toMatchObject({ user });
      return turn;
    }),
  );
  clearImmediate(timer);
  expect(new Set(turns).size).toBe(20);
});
