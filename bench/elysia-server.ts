/** A bare Elysia with the smallest call of the API, its body checked by a schema: the limit that calls are held against. */
import { Elysia, t } from "elysia";

const app = new Elysia().post(
  "/api/tools/urlencode",
  ({ body }) => ({ result: encodeURIComponent(body.text) }),
  { body: t.Object({ text: t.String() }) },
);
const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: app.fetch });
console.log(`listening on 127.0.0.1:${server.port}`);
