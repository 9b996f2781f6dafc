import { testContract } from "#tests/support/product/contract.ts";
import { testToolPages } from "#tests/support/product/page-snapshots.ts";

await testContract("cron");
await testToolPages("cron", { addresses: ["?expr=61+*+*+*+*", "?expr=0+9+*+*+1-5&tz=UTC&count=2"] });
