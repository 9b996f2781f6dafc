import { expect, test } from "bun:test";
import { postJson, startTestProduct } from "#tests/support/product/product.ts";
import { withWholeNetwork } from "#tests/support/product/whole-network.ts";
import { nobody } from "#tests/support/product/nobody.ts";
import { startTcpProxy } from "#tests/support/servers/tcp-proxy.ts";

/** When a peer resets the connection: at once, when it has heard something, or after so many bytes of its answer. */
const steps = ["at once", "heard", 1, 8, 40, 120] as const;
type Step = (typeof steps)[number];

/** Stands before a peer, and resets each connection at the step of the moment. */
const startResetting = (port: number, stepNow: () => Step) =>
  startTcpProxy(port, (client, server) => {
    const step = stepNow();
    let sent = 0;
    const reset = () => {
      client.resetAndDestroy();
      server.destroy();
    };
    client.on("error", () => server.destroy()).on("close", () => server.destroy());
    server.on("error", () => client.destroy()).on("close", () => client.end());
    client.on("data", (bytes) => (step === "heard" ? reset() : server.write(bytes)));
    server.on("data", (bytes: Buffer) => {
      const room = typeof step === "number" ? step - sent : 0;
      sent += bytes.length;
      if (bytes.length <= room) client.write(bytes);
      else client.write(bytes.subarray(0, room), reset);
    });
    if (step === "at once") reset();
  });

/** Nobody may connect to it without asking the system for leave; where there is no network it is out of reach. */
const unreachable = "255.255.255.255";

type Call = readonly [path: string, body: Readonly<Record<string, string>>];

/** What connects to a host that a visitor names. */
const callsTo = (host: string): readonly Call[] => [
  ["/http/status", { url: `http://${host}/` }],
  ["/http/status", { url: `https://${host}/` }],
  ["/http/request", { url: `http://${host}/`, method: "POST", body: "a=1" }],
  ...["http", "https", "socks4", "socks5"].map((scheme): Call => [
    "/proxy/check",
    { proxy: `${scheme}://a:b@${host}` },
  ]),
];

/** What connects to where the operator says. */
const otherCalls: readonly Call[] = [
  ["/whois", { domain: "example.hu" }],
  ["/whois", { domain: "example.com" }],
  ["/chatgpt/chat", { message: "xin chào" }],
  ["/translate", { text: "xin chào", to: "en" }],
];

test("a peer that resets at any step, refuses or is out of reach is a refusal in words, and the site goes on", () =>
  withWholeNetwork(
    async ({ settings, site }) => {
      let step: Step = "at once";
      const ports = new Set(JSON.stringify(settings).match(/(?<=127\.0\.0\.1(?:\/32)?:)\d{4,}/g));
      ports.delete(settings["DNS_SERVERS"]?.split(":")[1] ?? "");
      const peers = await Promise.all(
        [...ports].map(async (port) => ({ port, peer: await startResetting(Number(port), () => step) })),
      );
      const behind = (text: string) =>
        peers.reduce((said, { port, peer }) => said.replaceAll(`:${port}`, `:${peer.port}`), text);
      const env = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, behind(value)]));
      const product = await startTestProduct({
        env: { ...env, OUTBOUND_ALLOW: `${env["OUTBOUND_ALLOW"]},${unreachable}/32` },
      });
      const statuses: string[] = [];
      const ask = async (place: string, [path, body]: Call) => {
        const { status } = await postJson(`${product.url}/api${path}`, body);
        // A proxy that is dead is an answer; so is a site of which enough came.
        const isRight = status === 502 || (status === 200 && (path === "/proxy/check" || place === "120"));
        statuses.push(isRight ? "right" : `${place} ${path} ${JSON.stringify(body)}: ${status}`);
      };
      try {
        for (step of steps)
          for (const call of [...callsTo(new URL(behind(site)).host), ...otherCalls])
            await ask(String(step), call);
        for (const host of [nobody, `${unreachable}:80`])
          for (const call of callsTo(host)) await ask(host, call);
        expect(statuses.length).toBe(steps.length * 11 + 2 * 7);
        expect([...new Set(statuses)]).toEqual(["right"]);
        expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
      } finally {
        await product.stop();
        for (const { peer } of peers) await peer.stop();
      }
    },
    {
      whois: () => `Domain: example.hu\nCreated: 2001-02-03\n${"Remarks: a\n".repeat(20)}`,
      site: (response) => response.writeHead(200, { "content-length": "400" }).end("o".repeat(400)),
    },
  ));
