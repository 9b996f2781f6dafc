import { expect, test } from "bun:test";
import { mapConcurrent } from "#tools/proxy/tool.ts";
import { type ProxyEvidence, anonymityOf, revealingHeaders } from "#tools/proxy/answer.ts";
import { type ProxyAddress, describeProxy, parseProxy } from "#tools/proxy/parse.ts";

const at = (host: string, port: number): ProxyAddress => ({ protocol: null, host, port, login: null });
const login = { user: "ai", password: "mk" };

const written: Record<string, ProxyAddress> = {
  "192.0.2.1:8080": at("192.0.2.1", 8080),
  "  Proxy.Example.COM.:3128 ": at("proxy.example.com", 3128),
  "[2001:db8::1]:1080": at("2001:db8::1", 1080),
  "ai:mk@192.0.2.1:8080": { ...at("192.0.2.1", 8080), login },
  "192.0.2.1:8080:ai:mk": { ...at("192.0.2.1", 8080), login },
  "http://192.0.2.1:8080/": { ...at("192.0.2.1", 8080), protocol: "http" },
  "HTTPS://192.0.2.1:443": { ...at("192.0.2.1", 443), protocol: "https" },
  "socks4://192.0.2.1:1080": { ...at("192.0.2.1", 1080), protocol: "socks4" },
  "socks4a://192.0.2.1:1080": { ...at("192.0.2.1", 1080), protocol: "socks4" },
  "１９２．０．２．１：８０８０": at("192.0.2.1", 8080),
  "ai:ｍｋ@１９２.０.２.１:８０８０": { ...at("192.0.2.1", 8080), login: { user: "ai", password: "ｍｋ" } },
  "socks5h://ai:mk@192.0.2.1:1080": { ...at("192.0.2.1", 1080), protocol: "socks5", login },
  "socks5://ai@192.0.2.1:1080": {
    ...at("192.0.2.1", 1080),
    protocol: "socks5",
    login: { user: "ai", password: "" },
  },
  "ai:m@k:1@192.0.2.1:8080": { ...at("192.0.2.1", 8080), login: { user: "ai", password: "m@k:1" } },
  "ai%40nha:m%C3%A2t@192.0.2.1:8080": {
    ...at("192.0.2.1", 8080),
    login: { user: "ai@nha", password: "mât" },
  },
};

test("a proxy is read in each of its forms", () => {
  for (const [text, proxy] of Object.entries(written)) {
    expect([text, parseProxy(text)]).toEqual([text, { ok: true, value: proxy }]);
  }
});

const refused: Record<string, string> = {
  "": "proxy.invalid",
  "not a proxy": "proxy.invalid",
  "192.0.2.1": "proxy.invalid",
  "192.0.2.1:": "proxy.invalid",
  ":8080": "proxy.invalid",
  "192.0.2.1:abc": "proxy.invalid",
  "192.0.2.1:8080/path": "proxy.invalid",
  "http://": "proxy.invalid",
  "[::1:8080": "proxy.invalid",
  "[nonsense]:80": "proxy.invalid",
  "a b@192.0.2.1:80": "proxy.invalid",
  "192.0.2.1:80\r\nX: y": "proxy.invalid",
  [`${"a".repeat(256)}:x@192.0.2.1:80`]: "proxy.invalid",
  [`a:${"ế".repeat(90)}@192.0.2.1:80`]: "proxy.invalid",
  "a%00b:c@192.0.2.1:80": "proxy.invalid",
  "a:c%0d%0a@192.0.2.1:80": "proxy.invalid",
  "192.0.2.1:0": "proxy.invalid.port",
  "192.0.2.1:99999": "proxy.invalid.port",
  "ftp://192.0.2.1:21": "proxy.invalid.scheme",
  "file:///etc/passwd": "proxy.invalid",
};

test("what is no proxy is refused with its reason", () => {
  for (const [text, key] of Object.entries(refused)) {
    expect([text, parseProxy(text)]).toMatchObject([
      text,
      { failure: { errors: [{ path: "proxy", message: { key } }] } },
    ]);
  }
});

test("a proxy is shown without its login", () => {
  expect(describeProxy({ ...at("2001:db8::1", 1080), login }, "socks5")).toBe("socks5://[2001:db8::1]:1080");
  expect(describeProxy(at("192.0.2.1", 80), null)).toBe("192.0.2.1:80");
});

const judged = (headers: Record<string, string>, more: Partial<ProxyEvidence> = {}): ProxyEvidence => ({
  headers: { host: "judge.example", "user-agent": "test", accept: "*/*", ...headers },
  exitIp: "203.0.113.50",
  baseline: {},
  ownAddresses: ["198.51.100.1", "2001:db8::99"],
  ...more,
});

test("a proxy that names this server is transparent, however it writes the address", () => {
  const headers = [
    { "x-forwarded-for": "198.51.100.1" },
    { "x-forwarded-for": "10.0.0.1, 198.51.100.1:4711" },
    { forwarded: 'for="[2001:DB8:0::99]:80";proto=http' },
    { "x-real-ip": "::ffff:198.51.100.1" },
    { "client-ip": "198.51.100.1", via: "1.1 squid" },
  ];
  for (const added of headers) expect([added, anonymityOf(judged(added))]).toEqual([added, "transparent"]);
});

test("a proxy that tells of itself or lies about its client is anonymous", () => {
  const headers: Record<string, string>[] = [
    { via: "1.1 squid" },
    { "x-forwarded-for": "unknown" },
    { "x-forwarded-for": "192.0.2.200" },
  ];
  for (const added of [
    ...headers,
    { "proxy-connection": "keep-alive" },
    { "x-forwarded-for": "203.0.113.50" },
  ]) {
    expect([added, anonymityOf(judged(added))]).toEqual([added, "anonymous"]);
  }
});

test("a proxy that adds nothing is elite, and the target's own name is no trace", () => {
  expect(anonymityOf(judged({}))).toBe("elite");
  expect(anonymityOf(judged({ host: "198.51.100.1:3000" }))).toBe("elite");
});

test("what the operator's own front adds to every request is not the proxy's", () => {
  const baseline = { via: "2 front", "x-forwarded-for": "198.51.100.1", "x-real-ip": "198.51.100.1" };
  const front = { via: "2 front", "x-forwarded-for": "203.0.113.50", "x-real-ip": "203.0.113.50" };
  expect(revealingHeaders(judged(front, { baseline }))).toEqual([]);
  const through = { ...front, "x-forwarded-for": "198.51.100.1, 203.0.113.50" };
  expect(anonymityOf(judged(through, { baseline }))).toBe("transparent");
  expect(anonymityOf(judged({ ...front, via: "1.1 squid, 2 front" }, { baseline }))).toBe("anonymous");
});

test("a list is worked on so many at a time, and each result comes as it is known", async () => {
  let running = 0;
  let most = 0;
  const gates = Array.from({ length: 10 }, () => Promise.withResolvers<void>());
  const results: number[] = [];
  const reading = (async () => {
    const turns = mapConcurrent(gates, 3, async (gate, index) => {
      running += 1;
      most = Math.max(most, running);
      await gate.promise;
      running -= 1;
      return index;
    });
    for await (const index of turns) results.push(index);
  })();
  for (const index of [2, 0, 1, 3, 5, 4, 6, 9, 8, 7]) gates[index]?.resolve();
  await reading;
  expect(results.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(most).toBe(3);
  expect(await Array.fromAsync(mapConcurrent([], 3, async () => 1))).toEqual([]);
});

test("full-width digits are read wherever they stand", () => {
  const plain = parseProxy("192.0.2.7:8080");
  const wide = (text: string, which: (at: number) => boolean) =>
    Array.from(text, (sign, at) =>
      which(at) ? String.fromCharCode(sign.charCodeAt(0) + 0xfee0) : sign,
    ).join("");
  for (let bits = 0; bits < 2 ** 8; bits += 1)
    expect(parseProxy(wide("192.0.2.7:8080", (at) => ((bits >> (at % 8)) & 1) === 1))).toEqual(plain);
});

test("each header by which a proxy names itself or its client reveals it", () => {
  const revealing =
    "via forwarded forwarded-for x-forwarded x-forwarded-for x-forwarded-by x-real-ip client-ip x-client-ip x-cluster-client-ip true-client-ip cf-connecting-ip x-originating-ip x-remote-ip x-remote-addr x-proxyuser-ip wl-proxy-client-ip proxy-client-ip proxy-connection x-proxy-connection xproxy-connection xroxy-connection x-proxy-id mt-proxy-id x-bluecoat-via x-squid-error x-cache-lookup";
  for (const name of revealing.split(" "))
    for (const spelt of [name, name.toUpperCase()])
      expect([spelt, anonymityOf(judged({ [spelt]: "x" }))]).toEqual([spelt, "anonymous"]);
  for (const name of ["accept", "user-agent", "x-via", "host", "connection"])
    expect([name, anonymityOf(judged({ [name]: "x" }))]).toEqual([name, "elite"]);
});
