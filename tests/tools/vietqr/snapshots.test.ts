import { testContract } from "#tests/support/product/contract.ts";
import { testToolPages } from "#tests/support/product/page-snapshots.ts";

await testContract("vietqr");
await testToolPages("vietqr", {
  forms: [
    ["", { bank: "970436", account: "1133666688880", amount: "79000", info: "Ủng hộ" }],
    ["", { bank: "970436", account: "!" }],
  ],
});
