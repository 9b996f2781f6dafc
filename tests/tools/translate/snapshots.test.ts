import { testContract } from "#tests/support/product/contract.ts";
import { testToolPages } from "#tests/support/product/page-snapshots.ts";

await testContract("translate");
await testToolPages("translate", { addresses: ["?text="] });
