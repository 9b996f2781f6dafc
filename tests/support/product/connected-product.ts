import { freePort } from "#tests/support/servers/free-port.ts";
import { record, startDnsServer } from "#tests/support/servers/dns-server.ts";
import { sendJson, startHttpServer } from "#tests/support/servers/http-server.ts";
import { startHttpProxy } from "#tests/support/servers/proxies.ts";
import { startRdap } from "#tests/support/servers/registries.ts";
import { startTestProduct } from "./product.ts";

const registration = {
  objectClassName: "domain",
  ldhName: "example.com",
  status: ["client transfer prohibited"],
  events: [
    { eventAction: "registration", eventDate: "1995-08-14T04:00:00Z" },
    { eventAction: "expiration", eventDate: "2031-08-13T04:00:00Z" },
  ],
  entities: [{ roles: ["registrar"], vcardArray: ["vcard", [["fn", {}, "text", "Sample Registrar"]]] }],
};

const written = (content: string, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason }] })}\n\n`;

type ConnectedOptions = {
  readonly env?: Record<string, string>;
  readonly write?: (text: string) => void;
};

/** The product with all that it asks others for on the loopback: names, registries, a site, a proxy, a model, a translator. */
export async function startConnectedProduct({ env = {}, write }: ConnectedOptions = {}) {
  const dns = await startDnsServer(({ name, type }) => ({
    answers: type === "A" ? [record("A", name, "192.0.2.7")] : [],
  }));
  const rdap = startRdap({ endings: ["com"], answer: () => Response.json(registration) });
  const site = await startHttpServer((_, reply) =>
    reply.writeHead(200, { "x-a": "b" }).end("<b>nội dung</b>"),
  );
  const proxy = await startHttpProxy({ adds: { via: "1.1 proxy" } });
  const model = await startHttpServer((_, reply) => {
    reply.writeHead(200, { "content-type": "text/event-stream" });
    reply.end(written("Thủ đô là **Hà Nội**.") + written("", "stop"));
  });
  const translator = await startHttpServer((_, reply) =>
    sendJson(reply, { sentences: [{ trans: "Thank you for visiting!" }], src: "vi" }),
  );
  const [port, smtpPort] = [await freePort(), await freePort()];
  const peers = [new URL(rdap.list).port, site.port, proxy.port];
  const product = await startTestProduct({
    ...(write && { write }),
    env: {
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SMTP_PORT: String(smtpPort),
      MAIL_DOMAIN: "hopthu.example",
      RDAP_BOOTSTRAP_URL: rdap.list,
      DNS_SERVERS: dns.address,
      AI_BASE_URL: model.url,
      AI_MODEL: "small",
      TRANSLATE_URL: translator.url,
      OUTBOUND_ALLOW: peers.map((peer) => `127.0.0.1/32:${peer}`).join(","),
      ...env,
    },
  });
  return {
    url: product.url,
    smtpPort,
    site: site.url,
    proxy: `127.0.0.1:${proxy.port}`,
    stop: async () => {
      await product.stop();
      for (const server of [dns, rdap, site, proxy, model, translator]) server[Symbol.dispose]();
    },
  };
}

export type ConnectedProduct = Awaited<ReturnType<typeof startConnectedProduct>>;
