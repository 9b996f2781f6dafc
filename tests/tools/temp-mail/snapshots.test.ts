import { testContract } from "#tests/support/product/contract.ts";
import { testToolPages } from "#tests/support/product/page-snapshots.ts";

await testContract("temp-mail");
await testToolPages("temp-mail", { forms: [["", { action: "create" }]] });
