import net from "node:net";
import { arinNet } from "#tests/support/samples/network-answers.ts";
import { freePort } from "#tests/support/servers/free-port.ts";
import { startHttpProxy } from "#tests/support/servers/proxies.ts";
import { withProduct } from "./product.ts";
import { startRdap, startWhois } from "#tests/support/servers/registries.ts";
import { listen } from "#tests/support/servers/http-server.ts";

const registration = (name: string) => ({
  objectClassName: "domain",
  ldhName: name,
  status: ["client transfer prohibited"],
  events: [
    { eventAction: "registration", eventDate: "1995-08-14T04:00:00Z" },
    { eventAction: "expiration", eventDate: "2031-08-13T04:00:00Z" },
  ],
  entities: [
    { roles: ["registrar"], vcardArray: ["vcard", [["fn", {}, "text", "<i>Sample</i> Registrar"]]] },
  ],
  secureDNS: { delegationSigned: true },
  nameservers: [{ ldhName: "a.ns.example.com" }],
});

export type LookupHosts = { readonly base: string; readonly proxy: string; readonly silent: string };

/** The product with a registry (RDAP for .com, WHOIS for .hu) and an HTTP proxy, the only ones it may reach. */
export async function withLookups(run: (places: LookupHosts) => Promise<void>): Promise<void> {
  using rdap = startRdap({
    endings: ["com"],
    answer: (name) => Response.json(registration(name), { status: name.startsWith("free-") ? 404 : 200 }),
  });
  using whois = await startWhois((question, address) =>
    /^[\d.]+$/.test(question)
      ? arinNet
      : question === "hu"
        ? `domain: HU\nwhois: ${address}\n`
        : `Registrar: Whois Registrar\nDomain: ${question}\n`,
  );
  using proxy = await startHttpProxy({ adds: { via: "1.1 proxy" } });
  using silent = await listen(net.createServer((socket) => void socket.on("error", () => {})));
  const port = await freePort();
  const peers = [new URL(rdap.list).port, whois.port, proxy.port, silent.port];
  const env = {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    RDAP_BOOTSTRAP_URL: rdap.list,
    WHOIS_SERVER: `127.0.0.1:${whois.port}`,
    DNS_SERVERS: "127.0.0.1:1",
    TRUST_PROXY: "1",
    OUTBOUND_ALLOW: peers.map((peer) => `127.0.0.1/32:${peer}`).join(","),
  };
  const places = { proxy: `127.0.0.1:${proxy.port}`, silent: `127.0.0.1:${silent.port}` };
  await withProduct((base) => run({ base, ...places }), { env, now: () => new Date("2026-11-21T00:00:00Z") });
}
