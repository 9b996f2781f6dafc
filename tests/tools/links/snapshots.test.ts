import { testContract } from "#tests/support/product/contract.ts";
import { testToolPages } from "#tests/support/product/page-snapshots.ts";

await testContract("links");
await testToolPages("links", {
  addresses: ["?history=open"],
  forms: [
    ["", { url: "https://example.com/a", code: "cuaan", title: "Tết", tags: "tet", max_clicks: "5" }],
    ["", { url: "khong phai" }],
  ],
});
