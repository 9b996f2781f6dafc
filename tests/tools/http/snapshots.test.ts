import { testContract } from "#tests/support/product/contract.ts";
import { testToolPages } from "#tests/support/product/page-snapshots.ts";

await testContract("http");
await testToolPages("http", { forms: [["", { url: "ftp://a" }]] });
