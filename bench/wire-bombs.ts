import { type Tally, type Target, added, atOnce, eachOnItsOwn, held, wireRequest } from "./wires.ts";

/** What a client does with connections rather than with single requests. */
export type WireBomb = { readonly name: string; readonly attack: (target: Target) => Promise<Tally> };

const times = <Item>(length: number, make: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, index) => make(index));

const json = "Content-Type: application/json\r\n";
const form = "Content-Type: application/x-www-form-urlencoded\r\n";

type Wire = { readonly headers?: string; readonly body?: string };

/** Requests each on a new connection, which a server accepts before it does anything else. */
const onNewConnections =
  (length: number, start: (index: number) => string, wire: Wire | ((index: number) => Wire) = {}) =>
  (target: Target) => {
    const make = (index: number) => {
      const rest = typeof wire === "function" ? wire(index) : wire;
      return wireRequest(target, start(index), { ...rest, isLast: true });
    };
    return eachOnItsOwn(target.port, times(length, make));
  };

const pipelined =
  (length: number, start: string, wire: Wire = {}) =>
  (target: Target) =>
    atOnce(target.port, 8, wireRequest(target, start, wire).repeat(length));

const smtp =
  (text: string): WireBomb["attack"] =>
  ({ smtpPort }) =>
    atOnce(smtpPort, 10, text, { greets: true });

async function openMailbox({ host, port, address }: Target): Promise<{ token: string; email: string }> {
  const headers = { "X-Forwarded-For": address };
  const made = await fetch(`http://${host}:${port}/api/temp-mail`, { method: "POST", headers });
  const { data }: { data: { token: string; email: string } } = await made.json();
  return data;
}

const mails =
  (body: string): WireBomb["attack"] =>
  async (target) => {
    const { email } = await openMailbox(target);
    const envelope = `EHLO a\r\nMAIL FROM:<a@example.com>\r\nRCPT TO:<${email}>\r\nDATA\r\n`;
    const message = `Subject: x\r\n\r\n${body}\r\n.\r\nQUIT\r\n`;
    return atOnce(target.smtpPort, 8, envelope, { ms: 5000, greets: true, message });
  };

async function openStreams(target: Target): Promise<Tally> {
  const tokens = await Promise.all(times(5, async () => (await openMailbox(target)).token));
  const accept = { headers: "Accept: text/event-stream\r\n" };
  const start = (index: number) => `GET /api/temp-mail/mailbox/${tokens[index % tokens.length]}/events`;
  return held(target.port, 300, (index) => wireRequest(target, start(index), accept));
}

const reading =
  (
    isReading: "slowly" | false,
    ask: (target: Target) => readonly [start: string, wire?: Wire],
  ): WireBomb["attack"] =>
  (target) => {
    const text = wireRequest(target, ...ask(target));
    return held(target.port, 120, () => text, { isReading, ms: 6000 });
  };

const asRich = ({ rich }: Target): Wire => ({ headers: `Authorization: Bearer ${rich.token}\r\n` });

/** Words that every mail of the full mailbox has, and one that none has. */
const manyWords = [...times(98, (index) => String.fromCodePoint(0x4e00 + index)), "zz"].join(" ");

const assistant = `${json}Accept: application/json, text/event-stream\r\n`;
const asked = (method: string, params: object): string =>
  JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });

/** The same network, and another machine of it. */
const withHost = (target: Target, host: number): Target => ({
  ...target,
  address: target.address.replace(/\d+$/, String(host)),
});

/** The same machine of so many networks. */
const apart =
  (networks: number) =>
  (index: number, target: Target): Target => ({
    ...target,
    address: target.address.replace(/\d+\.(\d+)$/, `${index % networks}.$1`),
  });

/** 66 look-ups at once, each of which waits until the site gives up. */
function lookUps(target: Target, asker: (index: number, target: Target) => Target): Promise<Tally> {
  const url = encodeURIComponent(`http://127.0.0.1:${target.silentPort}/`);
  const ask = (index: number) => wireRequest(asker(index, target), `GET /api/http/status?url=${url}`);
  return held(target.port, 66, ask, { ms: 5000 });
}

const neighboursText = JSON.stringify({ text: "một hai ba bốn ".repeat(8000) });

const upgrade =
  "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
const recipients = times(5000, (index) => `RCPT TO:<x${index}@localhost>\r\n`).join("");
const filler = JSON.stringify({ length: 10_000, type: "paragraphs" });

export const wireBombs: readonly WireBomb[] = [
  {
    name: "300 pages, each on a new connection",
    attack: onNewConnections(300, (index) => `GET /cron?expr=*+*+*+*+*&count=100&x=${index}`),
  },
  {
    name: "1 000 errors, each on a new connection",
    attack: onNewConnections(1000, (index) => `GET /api/khong-co/${index}`),
  },
  {
    name: "300 queries of 7 000 names",
    attack: onNewConnections(300, (index) => `GET /cron?${"a&".repeat(7000)}${index}`),
  },
  {
    name: "500 times 14 KB of languages",
    attack: onNewConnections(500, () => "GET /api/khong-co", {
      headers: `Accept-Language: ${"xx-yy;q=0.5,".repeat(1100)}\r\n`,
    }),
  },
  {
    name: "500 cookies of 8 KB",
    attack: onNewConnections(500, () => "GET /notes", { headers: `Cookie: ${"a=b; ".repeat(1600)}\r\n` }),
  },
  { name: "pipelines of 5 000 /healthz", attack: pipelined(5000, "GET /healthz") },
  { name: "pipelines of 2 000 pages", attack: pipelined(2000, "GET /khong-co") },
  { name: "pipelines of 5 000 OPTIONS", attack: pipelined(5000, "OPTIONS /api/qr") },
  {
    name: "1 000 HEAD",
    attack: onNewConnections(1000, () => "HEAD /cron?expr=*+*+*+*+*&count=100"),
  },
  {
    name: "1 000 wrong keys",
    attack: onNewConnections(
      1000,
      () => "GET /api/notes",
      (index) => ({
        headers: `Authorization: Bearer hdn_${String(index).padStart(40, "a")}\r\n`,
      }),
    ),
  },
  {
    name: "1 000 times /metrics with a wrong token",
    attack: onNewConnections(1000, () => "GET /metrics", { headers: "Authorization: Bearer wrong\r\n" }),
  },
  { name: "500 times /admin", attack: onNewConnections(500, () => "GET /admin") },
  {
    name: "500 times 3 000 ranges of a file",
    attack: onNewConnections(500, () => "GET /favicon.svg", {
      headers: `Range: bytes=${"0-1,".repeat(3000)}0-1\r\n`,
    }),
  },
  {
    name: "300 bodies that say they are compressed",
    attack: onNewConnections(300, () => "POST /api/text-analyzer/analyze", {
      headers: `${json}Content-Encoding: gzip\r\n`,
      body: "x".repeat(200_000),
    }),
  },
  {
    name: "500 upgrades to WebSocket",
    attack: onNewConnections(500, () => "GET /qr", { headers: upgrade }),
  },
  {
    name: "300 forms with a key each",
    attack: onNewConnections(
      300,
      () => "POST /notes",
      (index) => ({
        headers: form,
        body: `action=create&content=x&idempotency_key=${String(index).padStart(8000, "k")}`,
      }),
    ),
  },
  {
    name: "300 reports of a link",
    attack: onNewConnections(
      300,
      (index) => `POST /links/abcd${index}+`,
      (index) => ({
        headers: form,
        body: `action=report&target=abcd${index}&reason=spam&comment=${"x".repeat(4000)}`,
      }),
    ),
  },
  {
    name: "300 questions to the finder",
    attack: onNewConnections(300, (index) => `GET /?q=${"a%3Ab%2Cc+".repeat(900)}${index}`),
  },
  {
    name: "112 long answers that are never read",
    attack: (target) => {
      const text = wireRequest(target, "POST /api/text-analyzer/lipsum", { headers: json, body: filler });
      return held(target.port, 112, () => text, { isReading: false, ms: 6000 });
    },
  },
  {
    name: "1 000 headers that never end",
    attack: (target) =>
      held(target.port, 1000, () => `GET / HTTP/1.1\r\nX-Forwarded-For: ${target.address}\r\n`, {
        drip: "A: b\r\n",
      }),
  },
  { name: "1 000 silent connections", attack: ({ port }) => held(port, 1000, () => "") },
  {
    name: "500 bodies that never end",
    attack: (target) => {
      const start = wireRequest(target, "POST /api/qr", { headers: `${json}Content-Length: 900000\r\n` });
      return held(target.port, 500, () => start, { drip: " " });
    },
  },
  {
    name: "50 bodies sent byte by byte",
    attack: (target) => {
      const start = wireRequest(target, "POST /api/qr", {
        headers: `${json}Transfer-Encoding: chunked\r\n`,
        isLast: true,
      });
      const body = `1\r\n{\r\n${"1\r\n \r\n".repeat(150_000)}0\r\n\r\n`;
      return eachOnItsOwn(target.port, Array<string>(50).fill(start + body));
    },
  },
  {
    name: "120 chunked bodies without an end",
    attack: (target) => {
      const start = wireRequest(target, "POST /api/data/json/pretty", {
        headers: `${json}Transfer-Encoding: chunked\r\n`,
      });
      const endless = `10000\r\n${" ".repeat(65_536)}\r\n`;
      return held(target.port, 120, () => start, { endless, ms: 5000 });
    },
  },
  {
    name: "120 bodies of 15 MB, to a page",
    attack: (target) => {
      const start = wireRequest(target, "POST /en/tools", { headers: `${form}Content-Length: 15000000\r\n` });
      return held(target.port, 120, () => start, { endless: "x".repeat(65_536), ms: 5000 });
    },
  },
  {
    name: "120 exports of an account that are never read",
    attack: reading(false, (target) => ["GET /api/account/export", asRich(target)]),
  },
  {
    name: "120 exports of an account that are read slowly",
    attack: reading("slowly", (target) => ["GET /api/account/export", asRich(target)]),
  },
  {
    name: "120 tables of links that are never read",
    attack: reading(false, (target) => ["GET /api/links.csv", asRich(target)]),
  },
  {
    name: "120 tables of a link's clicks that are read slowly",
    attack: reading("slowly", (target) => ["GET /api/links/giauh0/analytics.csv?range=90", asRich(target)]),
  },
  {
    name: "120 searches of thousands of links without a hit",
    attack: (target) =>
      onNewConnections(120, (index) => `GET /api/links?q=e+x+a+m+p+l+zz${index}`, asRich(target))(target),
  },
  {
    name: "120 searches of a full mailbox without a hit",
    attack: (target) => {
      const start = `GET /api/temp-mail/mailbox/${target.rich.mailbox}/messages?q=${encodeURIComponent(manyWords)}`;
      return onNewConnections(120, () => start)(target);
    },
  },
  {
    name: "300 lists of tools, for assistants",
    attack: onNewConnections(300, () => "POST /mcp", { headers: assistant, body: asked("tools/list", {}) }),
  },
  {
    name: "120 answers to assistants that are never read",
    attack: reading(false, () => [
      "POST /mcp",
      {
        headers: assistant,
        body: asked("tools/call", {
          name: "text_analyzer_lipsum",
          arguments: { length: 10_000, type: "words" },
        }),
      },
    ]),
  },
  {
    name: "120 attachments that are never read",
    attack: reading(false, ({ rich }) => [
      `GET /api/temp-mail/mailbox/${rich.mailbox}/messages/1/attachments/1`,
    ]),
  },
  {
    name: "120 searches of a full history without a hit",
    attack: (target) => {
      const start = (index: number) => `GET /api/account/history?q=zz${index}`;
      return onNewConnections(120, start, asRich(target))(target);
    },
  },
  {
    name: "eleven addresses that look up what never answers",
    attack: (target) => lookUps(target, apart(11)),
  },
  {
    name: "60 neighbours of one /24, on pages, texts and look-ups",
    attack: async (target) => {
      const neighbours = times(60, (index) => withHost(target, index + 1));
      const pages = (index: number) =>
        wireRequest(neighbours[index % 60] ?? target, `GET /cron?expr=*+*+*+*+*&count=100&x=${index}`, {
          isLast: true,
        });
      const texts = (index: number) =>
        wireRequest(neighbours[index % 60] ?? target, "POST /api/text-analyzer/analyze", {
          headers: json,
          body: neighboursText,
          isLast: true,
        });
      const tallies = await Promise.all([
        eachOnItsOwn(target.port, times(600, pages)),
        eachOnItsOwn(target.port, times(120, texts)),
        lookUps(target, (index) => withHost(target, index + 1)),
      ]);
      return tallies.reduce(added);
    },
  },
  { name: "300 event streams", attack: openStreams },
  {
    name: "SMTP: 5 000 recipients in one go",
    attack: smtp(`EHLO a\r\nMAIL FROM:<a@example.com>\r\n${recipients}`),
  },
  { name: "SMTP: 50 000 commands in one go", attack: smtp(`EHLO a\r\n${"NOOP\r\n".repeat(50_000)}`) },
  { name: "SMTP: a command of 5 MB", attack: smtp(`EHLO ${"a".repeat(5_000_000)}`) },
  { name: "SMTP: mails of 9 MB of empty lines", attack: mails("\r\n".repeat(4_500_000)) },
  { name: "SMTP: mails of 9 MB of dots", attack: mails("..\r\n".repeat(2_200_000)) },
  { name: "SMTP: mails of one line of 9 MB", attack: mails("a".repeat(9_000_000)) },
  { name: "SMTP: 300 silent connections", attack: ({ smtpPort }) => held(smtpPort, 300, () => "") },
];
