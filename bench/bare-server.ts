/** A bare `Bun.serve` that answers the same bytes, body and header fields: the limit that pages are held against. */
const [file = "", fields = "{}"] = process.argv.slice(2);
const bytes = await Bun.file(file).bytes();
const headers = new Headers(JSON.parse(fields));

const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response(bytes, { headers }) });
console.log(`listening on 127.0.0.1:${server.port}`);
