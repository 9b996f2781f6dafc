import { testContract } from "#tests/support/product/contract.ts";
import { testToolPages } from "#tests/support/product/page-snapshots.ts";

await testContract("data");
await testToolPages("data", {
  forms: [
    ["", { text: '{"a":[1,2]}', action: "json/yaml" }],
    ["", { text: '{"a":', action: "json/pretty" }],
  ],
});
