import { expect, test } from "bun:test";
import { vietqrIo } from "#scripts/update-data/vietqr-io.ts";
import { dataProject, sampleBanks } from "#tests/support/product/data-project.ts";
import { sendJson, startHttpServer } from "#tests/support/servers/http-server.ts";

const file = "src/tools/vietqr/vietqr-io-banks.json";

/** What `/v2/banks` answers: besides what is stored, much that is not. */
const answer = (banks: readonly object[]) => ({
  code: "00",
  desc: `Get Bank list successful! Total ${banks.length} banks`,
  data: banks.map((bank) => ({
    name: "Ngân hàng TMCP",
    logo: "https://api.vietqr.io/img/ICB.png",
    transferSupported: 1,
    swift_code: null,
    ...bank,
  })),
});

test("banks are stored in the order of the source, without what nobody asks for, and what has changed is shown", async () => {
  const project = dataProject();
  const banks = [
    { id: 99, bin: "970499", code: "NEW BANK - HN", shortName: "Đại Á" },
    ...sampleBanks.slice(1).map((bank) => (bank.bin === "970418" ? { ...bank, shortName: "BIDV" } : bank)),
    sampleBanks[0] ?? {},
  ].filter((bank) => !("bin" in bank && bank.bin === "980055"));
  await using server = await startHttpServer((_, reply) => sendJson(reply, answer(banks)));
  expect(await project.update([vietqrIo], { from: { "vietqr-io": server.url } })).toEqual({
    failed: [],
    newer: ["vietqr-io"],
    text: `vietqr-io: 60 entries of 2026-12-01
  - 980055 B59 Ngân hàng 59 (60)
  + 970499 NEW BANK - HN Đại Á (99)
  ~ 970418 B2 Ngân hàng 2 (3) → B2 BIDV (3)
`,
  });
  expect(JSON.parse(project.read(file))).toEqual({
    source: "https://api.vietqr.io/v2/banks",
    date: "2026-12-01",
    banks,
  });
});

const first = sampleBanks[0] ?? { id: 1, bin: "970436", code: "B0", shortName: "A" };

test.each([
  ["an error in its own words", { code: "429", desc: "Too many requests", data: [] }, "no list of banks"],
  ["nothing", { code: "00", data: [] }, "only 0 banks"],
  ["few", answer(sampleBanks.slice(0, 44)), "only 44 banks"],
  ["an endless list", answer(Array.from({ length: 501 }, () => first)), "no list of banks"],
  ["one BIN twice", answer([...sampleBanks, { ...first, id: 900, code: "ZZ" }]), "the bin 970436"],
  ["one id twice", answer([...sampleBanks, { ...first, bin: "970499", code: "ZZ" }]), "the id 1"],
  ["one code twice", answer([...sampleBanks, { ...first, id: 900, bin: "970499" }]), "the code B0"],
  ["a list without Vietcombank", answer(sampleBanks.slice(1)), "it lacks 970436"],
  ["a loss", answer(sampleBanks.slice(0, 56)), "4 of 60 entries are gone"],
  ...[
    { bin: "97043" },
    { bin: 970_436 },
    { bin: "970436\n" },
    { id: "1" },
    { id: 0 },
    { id: 1.5 },
    { code: "" },
    { code: "<b>" },
    { shortName: "" },
    { shortName: "<script>alert(1)</script>" },
    { shortName: "\u202Eknab" },
    { shortName: "x".repeat(41) },
  ].map(
    (part) =>
      [JSON.stringify(part), answer([...sampleBanks.slice(1), { ...first, ...part }]), "is no bank"] as const,
  ),
])("a source that gives %s leaves the list as it is", async (_, body, message) => {
  const project = dataProject();
  const before = project.state();
  await using server = await startHttpServer((_request, reply) => sendJson(reply, body));
  const outcome = await project.update([vietqrIo], { from: { "vietqr-io": server.url } });
  expect([outcome.failed, outcome.newer]).toEqual([["vietqr-io"], []]);
  expect(outcome.text).toContain(message);
  expect(project.state()).toBe(before);
});
