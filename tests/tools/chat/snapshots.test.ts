import { testContract } from "#tests/support/product/contract.ts";
import { testToolPages } from "#tests/support/product/page-snapshots.ts";

await testContract("chat");
await testToolPages("chat", { forms: [["", { message: "Xin chào" }]] });
