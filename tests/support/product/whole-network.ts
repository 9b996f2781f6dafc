import { expect } from "bun:test";
import type { ServerResponse } from "node:http";
import type { Visitor } from "#tests/support/people/visitor.ts";
import { record, startDnsServer } from "#tests/support/servers/dns-server.ts";
import { sendJson, startHttpServer } from "#tests/support/servers/http-server.ts";
import { startRdap, startWhois } from "#tests/support/servers/registries.ts";
import { openMailbox } from "./mailbox.ts";

/** What others answer, where it matters. */
export type Strangers = {
  readonly site?: (response: ServerResponse) => unknown;
  /** Of names that end in `.hu`. */
  readonly whois?: () => string;
  /** Of names that end in `.com`. */
  readonly rdap?: () => object;
};

/** `settings` send the product there, `site` is a web site that answers. */
export type WholeNetwork = { readonly settings: Record<string, string>; readonly site: string };

/** Names outside of this machine, wherever they stand in a value, become those of servers on it. */
export const onLoopback = <Value>(value: Value, site: string): Value =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll(/https?:\/\/example\.com/g, site.replace(/\/$/, ""))
      .replaceAll("203.162.4.191:1080", "127.0.0.1:1"),
  );

/** All that a call may ask elsewhere, on loopback. */
export async function withWholeNetwork(
  run: (network: WholeNetwork) => Promise<void>,
  strangers: Strangers = {},
): Promise<void> {
  using dns = await startDnsServer(({ name, type }) => ({
    answers: type === "A" ? [record("A", name, "192.0.2.7")] : [],
  }));
  using site = await startHttpServer((_, response) =>
    strangers.site
      ? strangers.site(response)
      : response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end("ok"),
  );
  using whois = await startWhois((question, address) =>
    question === "hu" ? `domain: HU\nwhois: ${address}\n` : (strangers.whois?.() ?? ""),
  );
  using rdap = startRdap({
    endings: ["com"],
    answer: (name) =>
      Response.json({
        objectClassName: "domain",
        ldhName: name,
        events: [],
        entities: [],
        ...strangers.rdap?.(),
      }),
  });
  await using upstream = await startHttpServer(({ url }, reply) =>
    url.includes("chat/completions")
      ? reply
          .writeHead(200, { "content-type": "text/event-stream" })
          .end(
            `data: ${JSON.stringify({ choices: [{ delta: { content: "Hà Nội" }, finish_reason: "stop" }] })}\n\ndata: [DONE]\n\n`,
          )
      : sendJson(reply, { sentences: [{ trans: "Hello" }], src: "vi" }),
  );
  const rdapPort = new URL(rdap.list).port;
  const settings = {
    DNS_SERVERS: dns.address,
    RDAP_BOOTSTRAP_URL: rdap.list,
    WHOIS_SERVER: `127.0.0.1:${whois.port}`,
    OUTBOUND_ALLOW: [site.port, rdapPort, whois.port, 1].map((port) => `127.0.0.1/32:${port}`).join(","),
    AI_BASE_URL: `${upstream.url}/v1`,
    AI_MODEL: "small",
    TRANSLATE_URL: upstream.url,
  };
  await run({ settings, site: site.url });
}

const allScopes = ["links", "notes", "history"];

/**
 * One of everything that a path of the API may name, made by somebody who has just signed in: what stands in the path
 * before a parameter, with the parameter, to what it becomes.
 */
export async function makeOneOfEach(base: string, owner: Visitor, smtpPort: number) {
  const jsonOf = async (response: Response) => {
    expect(response.status).toBe(200);
    return response.json();
  };
  const post = async (path: string, body: object) =>
    jsonOf(await owner.call(path, { method: "POST", body: JSON.stringify(body) }));
  const { id: keyId, key } = await post("/account/keys", { name: "a", scopes: allScopes });
  const link = await post("/links", { url: "https://example.org/" });
  const note = await post("/notes", { content: "a" });
  for (const [path, body] of [
    ["/qr", { text: "a" }],
    ["/vietqr/image", { bank: "970436", account: "0123456789", amount: 1000, info: "a" }],
  ] as const)
    expect((await owner.call(path, { method: "POST", body: JSON.stringify(body) })).status).toBe(200);
  const idIn = async (kind: string): Promise<string> =>
    (await jsonOf(await owner.call(`/${kind}/history`))).data[0].id;
  const { data: sessions } = await jsonOf(await owner.call("/account/sessions"));
  const box = await openMailbox(base, smtpPort);
  const mail = await box.receive({
    from: "an@x.example",
    subject: "Chào",
    html: "<p>Chào</p>",
    attachments: [{ filename: "a.txt", content: "a" }],
  });
  const places: Readonly<Record<string, string>> = {
    "/links/{code}": `/links/${link.code}`,
    "/notes/{id}": `/notes/${note.id}`,
    "/notes/public/{key}": `/notes/public/${note.public_key}`,
    "/keys/{id}": `/keys/${keyId}`,
    "/sessions/{id}": `/sessions/${sessions[0].id}`,
    "/qr/history/{id}": `/qr/history/${await idIn("qr")}`,
    "/vietqr/history/{id}": `/vietqr/history/${await idIn("vietqr")}`,
    "/mailbox/{token}": `/mailbox/${box.token}`,
    "/messages/{id}": `/messages/${mail.id}`,
    "/attachments/{position}": `/attachments/${mail.attachments[0]?.url.split("/").at(-1)}`,
  };
  return { places, key, email: box.email };
}
