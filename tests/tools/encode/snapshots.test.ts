import { testContract } from "#tests/support/product/contract.ts";
import { testToolPages } from "#tests/support/product/page-snapshots.ts";

await testContract("encode");
await testToolPages("encode", {
  forms: [
    ["", { text: "Cà phê", action: "b64encode" }],
    ["", { text: "%zz", action: "urldecode" }],
  ],
});
