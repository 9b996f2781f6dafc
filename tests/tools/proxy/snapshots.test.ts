import { testContract } from "#tests/support/product/contract.ts";
import { testToolPages } from "#tests/support/product/page-snapshots.ts";

await testContract("proxy");
await testToolPages("proxy", { forms: [["", { proxy: "khong" }]] });
