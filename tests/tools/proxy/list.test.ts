import { expect, test } from "bun:test";
import { asTyped, inOrder } from "#islands/proxy/list.tsx";
import { proxyList, readProxies } from "#tools/proxy/read-proxy.ts";
import { deadProxy } from "#tests/support/samples/dead-proxy.ts";

const [one, two, three] = ["103.21.244.7:8080", "103.21.244.8:3128", "socks5://ai:mk@px.example.com:1080"];

/** Lists as people paste them, and the proxies in them. */
const lists: readonly (readonly [string, readonly string[]])[] = [
  [`${one}\n${two}\n${three}`, [one, two, three]],
  [`${one}\r\n\r\n  ${two}  \r\n`, [one, two]],
  [`${one} ${two}`, [one, two]],
  [`${one},${two};${three}`, [one, two, three]],
  [`${one}\n${two}\n${one}`, [one, two]],
  [`# free ones\n${one}\n// the others\n${two}`, [one, two]],
  [`Danh sách hôm nay:\n${one}\n${two}`, [one, two]],
  [`"103.21.244.7","8080","VN"\n"103.21.244.8","3128","SG"`, [one, two]],
  ["IP\tPort\tCountry\n103.21.244.7\t8080\tVN\n103.21.244.8\t3128\tSG", [one, two]],
  [`103.21.244.7|8080|elite\n103.21.244.8|3128|anonymous`, [one, two]],
  [`${one}|VN|elite\n${two}|SG|anonymous`, [one, two]],
  ["103.21.244.7:8080|ai|mk\n103.21.244.8:3128|ai|mk2", [`${one}:ai:mk`, `${two}:ai:mk2`]],
  ["103.21.244.7 8080 VN\n103.21.244.8 3128 SG", [one, two]],
  [`1. ${one}\n2. ${two}`, [one, two]],
  [`${one}\n103.21.244.8:99999`, [one, "103.21.244.8:99999"]],
  [`${one}\n${two}\nhost 9`, [one, two, "host 9"]],
  ["１０３.21.244.7:8080\n103.21.244.8:3128", [one, two]],
];

test("a list is read out of what people paste, each proxy once, with the lines that are none", () => {
  for (const [text, proxies] of lists) expect([text, proxyList(text)]).toEqual([text, proxies]);
});

/** One proxy, or none, with words around it. */
const single = [
  one,
  "IP: 103.21.244.7\nPort: 8080",
  `proxy đây:\n${one}\nhẹn 12:30 nhé`,
  `${one}\n${one}`,
  "hello\nworld",
  "",
  "\n\n",
];

test("one proxy is no list, whatever stands around it", () => {
  for (const text of single) expect([text, proxyList(text)]).toEqual([text, []]);
  expect(readProxies("IP: 103.21.244.7\nPort: 8080")).toMatchObject({ value: one });
});

test("a list is read in time that grows no faster than it", () => {
  for (const unit of ["1.2.3.4:80\n", "1.2.3.4 ", "::::", "a:1\n", "1.2.3.4:80,", "@", '"', "[", "1:"]) {
    const started = performance.now();
    proxyList(unit.repeat(20_000 / unit.length));
    expect([unit, performance.now() - started < 400]).toEqual([unit, true]);
  }
});

const item = (
  index: number,
  latency_ms: number | null,
  code: string | null,
  anonymity: "elite" | "anonymous" | null,
) => ({
  ...deadProxy,
  index,
  latency_ms,
  country: code === null ? null : { code, name: code },
  anonymity,
});

test("those that work stand by what was chosen, equal ones by their latency", () => {
  const items = [
    item(0, 300, "VN", "anonymous"),
    item(1, 100, null, "elite"),
    item(2, 200, "SG", "elite"),
    item(3, 50, "VN", null),
  ];
  const orderOf = (order: "latency" | "anonymity" | "country" | "list") =>
    inOrder(items.toReversed(), order).map(({ index }) => index);
  expect(orderOf("latency")).toEqual([3, 1, 2, 0]);
  expect(orderOf("anonymity")).toEqual([1, 2, 0, 3]);
  expect(orderOf("country")).toEqual([2, 3, 0, 1]);
  expect(orderOf("list")).toEqual([0, 1, 2, 3]);
});

test("what is copied has the login that was typed, and is the answer's own spelling else", () => {
  const typed = `${one}\nai:mk@103.21.244.8:3128, 103.21.244.9:80:ai:mk\nSOCKS5://Ai:mK@PX.example.com:1080`;
  const copied = [
    "http://103.21.244.7:8080",
    "http://103.21.244.8:3128",
    "http://103.21.244.9:80",
    "socks5://px.example.com:1080",
  ];
  expect(copied.map((each) => asTyped(each, typed))).toEqual([
    "http://103.21.244.7:8080",
    "ai:mk@103.21.244.8:3128",
    "103.21.244.9:80:ai:mk",
    "SOCKS5://Ai:mK@PX.example.com:1080",
  ]);
  expect(asTyped("http://103.21.244.7:80", "103.21.244.7:8080 103.21.244.7:80")).toBe(
    "http://103.21.244.7:80",
  );
});

test("an address of something else stays what it is, to be refused for that", () => {
  for (const text of [
    "ftp://192.0.2.1:21",
    "ssh://103.21.244.7:22",
    "mysql://10.0.0.1:3306",
    "dùng ftp://192.0.2.1:21 nhé",
  ])
    expect(readProxies(text)).toEqual({ value: text });
});
