import { expect, test } from "bun:test";
import { type CostLook, budgetMs, lastingFaults, placedAt } from "#tests/support/product/door-costs.ts";
import { hookSecret } from "#tests/support/product/mailbox.ts";
import { type OpenDoors, withOpenDoors } from "#tests/support/product/open-doors.ts";
import type { Strangers } from "#tests/support/product/whole-network.ts";
import { drawn } from "#tests/support/samples/drawn.ts";
import { type Shape, fewShapes, repeated } from "#tests/support/samples/growing-texts.ts";

/** As long as all of them may take. */
const longMs = 200_000;

const shapes: readonly Shape[] = [
  ...fewShapes,
  ...[
    "a: ",
    "a:b\n",
    "[a] ",
    "<a ",
    "<meta ",
    "<?xml ",
    '{"a":',
    "[[",
    "=?utf-8?Q?a?=",
    "a, ",
    "a;b=",
    "&#",
    "e\u0301",
  ].map(repeated),
];
const inHeader = shapes.filter(({ of }) => /^[\t\x20-\x7e]*$/.test(of(100)));

type Said = { type: string; header: string; value: string; body: string; whois: string; rdap: object };

/** How many requests were answered as they should be; what was refused on its way has not been worked on. */
const counted = { answered: 0, refused: 0 };

/** Asks until the answer of a stranger has been worked on, and says what was too much for the thread that answers. */
async function faultsOf(
  { product }: OpenDoors,
  label: string,
  requests: readonly (readonly [path: string, init?: RequestInit])[],
): Promise<string | null> {
  const faults: string[] = [];
  for (const [path, init] of requests) {
    let least = Infinity;
    for (let time = 0; time < 3 && least > 10; time += 1) {
      const { cpuMs, status } = await product.costOf(path, init);
      least = Math.min(least, cpuMs);
      counted[status === 200 ? "answered" : "refused"] += 1;
    }
    if (least > budgetMs) faults.push(`${path.slice(0, 60)}, ${label}: ${Math.round(least)} ms`);
  }
  return faults.join("; ") || null;
}

function expectAnswered(): void {
  const { answered, refused } = counted;
  Object.assign(counted, { answered: 0, refused: 0 });
  expect(answered).toBeGreaterThan(9 * refused);
}

const json = (body: object): RequestInit => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
});

function strangers(said: Said): Strangers {
  return {
    site: (response) =>
      response.writeHead(200, { "content-type": said.type, [said.header]: said.value }).end(said.body),
    whois: () => said.whois,
    rdap: () => said.rdap,
  };
}

const nothingSaid = (): Said => ({
  type: "text/plain",
  header: "x-a",
  value: "a",
  body: "a",
  whois: "",
  rdap: {},
});

test("what a web site answers is shown without holding anybody up", async () => {
  const said = nothingSaid();
  await withOpenDoors(async (open) => {
    const request = json({ url: open.site, method: "GET" });
    const page = {
      method: "POST",
      body: new URLSearchParams({ action: "request", url: open.site, method: "GET" }),
    };
    const looks: CostLook[] = [];
    for (const type of [
      "text/html",
      "text/xml",
      "application/json; charset=utf-8",
      "text/plain; charset=utf-16",
      "a/b",
    ])
      for (const { name, of } of shapes) {
        looks.push(() => {
          Object.assign(said, nothingSaid(), { type, body: of(200_000) });
          return faultsOf(open, `${type} × ${name}`, [
            ["/api/http/request", request],
            ["/http", page],
          ]);
        });
      }
    const headers =
      "x-a|set-cookie|content-type|content-disposition|content-encoding|location|link|server|content-security-policy|strict-transport-security|alt-svc|date|cache-control|refresh";
    for (const header of headers.split("|"))
      for (const { name, of } of inHeader) {
        looks.push(() => {
          Object.assign(said, nothingSaid(), { header, value: of(10_000).trim() });
          return faultsOf(open, `${header} × ${name}`, [
            ["/api/http/status", request],
            [`/http?url=${encodeURIComponent(open.site)}`],
          ]);
        });
      }
    expect(await lastingFaults(looks, longMs)).toEqual([]);
    expectAnswered();
  }, strangers(said));
});

test("what a registry answers is read without holding anybody up", async () => {
  const said = nothingSaid();
  await withOpenDoors(async (open) => {
    const looks: CostLook[] = [];
    let name = 0;
    for (const shape of shapes)
      for (const [label, whois] of [
        ["one line", shape.of(65_000)],
        ["a value", `Domain: x\nRegistrar: ${shape.of(60_000)}`],
        ["lines", `${shape.of(490)}\n`.repeat(130)],
        ["keys", `${shape.of(60)}: a\n`.repeat(800)],
        ["dates", `Creation Date: ${shape.of(190)}\n`.repeat(300)],
      ] as const) {
        looks.push(() => {
          name += 1;
          said.whois = whois;
          return faultsOf(open, `whois ${label} × ${shape.name}`, [
            ["/api/whois", json({ domain: `a${name}.hu` })],
            [`/whois?domain=b${name}.hu`],
          ]);
        });
      }
    for (const shape of shapes) {
      // As much as is read, and no more: what is longer is refused before anybody works on it.
      const growth = Buffer.byteLength(JSON.stringify(shape.of(1200))) / 1200;
      const of = (length: number) => shape.of(Math.floor(length / growth));
      const rdap = {
        status: Array.from({ length: 150 }, () => of(200)),
        handle: of(50_000),
        entities: Array.from({ length: 40 }, () => ({
          roles: ["registrar"],
          vcardArray: ["vcard", [["fn", {}, "text", of(1000)]]],
        })),
        events: Array.from({ length: 100 }, () => ({ eventAction: of(100), eventDate: of(150) })),
        nameservers: Array.from({ length: 150 }, () => ({ ldhName: of(200) })),
        remarks: [{ description: [of(50_000)] }],
      };
      looks.push(() => {
        name += 1;
        said.rdap = rdap;
        return faultsOf(open, `rdap × ${shape.name}`, [
          ["/api/whois", json({ domain: `a${name}.com` })],
          [`/whois?domain=b${name}.com`],
        ]);
      });
    }
    expect(await lastingFaults(looks, longMs)).toEqual([]);
    expectAnswered();
  }, strangers(said));
});

test("a mail of any shape is taken, listed, searched and shown without holding anybody up", () =>
  withOpenDoors(async (open) => {
    const looks: CostLook[] = [];
    const entrant = open.entrantAt({ path: "/temp-mail" });
    const path = `/api/temp-mail/inbound?to=${encodeURIComponent(open.email)}`;
    const box = placedAt("/mailbox/{token}", entrant);
    const headers = { Authorization: `Bearer ${hookSecret}` };
    for (const { name, of } of drawn(shapes, 12))
      for (const [label, mail] of [
        ["subject", `Subject: ${of(50_000)}\r\n\r\na`],
        ["sender", `From: ${of(50_000)} <a@b.example>\r\n\r\na`],
        ["text", `Subject: a\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${of(1_000_000)}`],
        ["html", `Subject: a\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>${of(1_000_000)}`],
        ["type", `Subject: a\r\nContent-Type: text/plain; ${of(20_000)}\r\n\r\na`],
        [
          "boundary",
          `Subject: a\r\nContent-Type: multipart/mixed; boundary="a"\r\n\r\n--a\r\n${of(500_000)}\r\n--a--`,
        ],
        [
          "file",
          `Content-Type: application/pdf; name="${of(20_000)}"\r\nContent-Disposition: attachment; filename="${of(20_000)}"\r\n\r\na`,
        ],
        ["encoded", `Subject: =?utf-8?B?${of(5000)}?= =?utf-8?Q?${of(5000)}?=\r\n\r\na`],
      ] as const) {
        const look = async () => {
          const requests = [
            [path, { method: "POST", body: mail, headers }],
            [`/api/temp-mail${box}/messages`],
            [`/api/temp-mail${box}/messages?q=ab`],
            ["/temp-mail", { headers: entrant.headers }],
          ] as const;
          const taken = await faultsOf(open, `${label} × ${name}`, requests);
          const list = `${open.product.url()}/api/temp-mail${box}/messages`;
          const messages: { id: number }[] = (await (await fetch(list)).json()).data;
          const shown = `/api/temp-mail${box}/messages/${messages[0]?.id}`;
          const views = [
            [shown],
            ...(label === "html" ? [[`${shown}/body`] as const] : []),
            [`/temp-mail?message=${messages[0]?.id}`, { headers: entrant.headers }],
          ] as const;
          const seen = await faultsOf(open, `${label} × ${name}`, views);
          for (const { id } of messages) await fetch(`${list}/${id}`, { method: "DELETE" });
          return [taken, seen].filter(Boolean).join("; ") || null;
        };
        looks.push(look);
      }
    expect(await lastingFaults(looks, longMs)).toEqual([]);
    expectAnswered();
  }));
