/** A bare `Bun.serve` that answers the bytes of a file, as given: the limit that pages are held against. */
const [file = "", encoding = "", port = "0"] = process.argv.slice(2);
const bytes = await Bun.file(file).bytes();
const headers = new Headers({ "Content-Type": "text/html; charset=utf-8", ...(encoding && { "Content-Encoding": encoding }) });

const server = Bun.serve({ port: Number(port), hostname: "127.0.0.1", fetch: () => new Response(bytes, { headers }) });
console.log(`listening on 127.0.0.1:${server.port}`);
