import { testContract } from "#tests/support/product/contract.ts";
import { testToolPages } from "#tests/support/product/page-snapshots.ts";

await testContract("text-analyzer");
await testToolPages("text-analyzer", {
  addresses: ["?tab=change", "?tab=lorem"],
  forms: [
    ["", { text: "Một câu. Hai câu dài hơn một chút, đúng không?" }],
    ["?tab=lorem", { tab: "lorem", type: "words", length: "3" }],
    ["?tab=change", { action: "change", text: "Cà phê", kind: "upper" }],
    ["?tab=change", { action: "change", text: "Cà phê", kind: "number_vi" }],
  ],
});
