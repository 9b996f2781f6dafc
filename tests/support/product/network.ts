import { record, startDnsServer } from "#tests/support/servers/dns-server.ts";
import { withProduct } from "./product.ts";
import { startHttpServer } from "#tests/support/servers/http-server.ts";

/** A header line that is folded, and a character set that JSON does not heed. */
const foldedHead =
  "HTTP/1.1 200 OK\r\nX-Fold: một\r\n hai\r\nContent-Type: application/json; charset=iso-8859-1\r\n";

/** The product with a DNS server and a web site on loopback, the only ones it may reach. */
export async function withNetwork(
  run: (places: { base: string; site: string }) => Promise<void>,
  more: Record<string, string> = {},
): Promise<void> {
  using dns = await startDnsServer(({ name, type }) => {
    if (name.startsWith("nowhere")) return { code: 3 };
    if (type === "TXT")
      return { answers: [{ type: "TXT", name, ttl: 3600, class: "IN", data: ["v=spf1 mx -all"] }] };
    return { answers: type === "A" ? [record("A", name, "192.0.2.7")] : [] };
  });
  using site = await startHttpServer(({ url, method, headers, socket }, response) => {
    if (url === "/silent") return;
    if (url === "/folded") socket.end(`${foldedHead}\r\n{"a":"Bưởi"}`);
    else if (url === "/broken") socket.end("HTTP/1.1 200 OK\r\nX A: 1\r\n\r\n");
    else if (url === "/go") response.writeHead(302, { location: "/page" }).end();
    else
      response
        .writeHead(url === "/missing" ? 404 : 200, { "content-type": "text/html; charset=utf-8" })
        .end(`<b>${method} ${String(headers["x-a"])}</b>`);
  });
  const env = { ...more, DNS_SERVERS: dns.address, OUTBOUND_ALLOW: `127.0.0.1/32:${site.port}` };
  await withProduct((base) => run({ base, site: site.url }), { env });
}
