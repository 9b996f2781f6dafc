import { testContract } from "#tests/support/product/contract.ts";
import { testToolPages } from "#tests/support/product/page-snapshots.ts";

await testContract("ip");
await testToolPages("ip", { addresses: ["?ip=10.0.0.1"] });
