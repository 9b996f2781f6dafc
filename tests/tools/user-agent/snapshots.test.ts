import { testContract } from "#tests/support/product/contract.ts";
import { testToolPages } from "#tests/support/product/page-snapshots.ts";

await testContract("user-agent");
await testToolPages("user-agent", {
  addresses: ["?browser=khong"],
  forms: [
    ["", { userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0" }],
  ],
});
