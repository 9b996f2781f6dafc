import { testContract } from "#tests/support/product/contract.ts";
import { testToolPages } from "#tests/support/product/page-snapshots.ts";

await testContract("two-factor");
await testToolPages("two-factor", {
  forms: [
    ["", { action: "generate", issuer: "Hộp", account: "an" }],
    ["", { action: "code", secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ" }],
    ["", { action: "verify", secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", code: "000000" }],
    ["", { action: "code", secret: "1" }],
  ],
});
