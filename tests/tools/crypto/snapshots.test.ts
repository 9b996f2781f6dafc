import { testContract } from "#tests/support/product/contract.ts";
import { testToolPages } from "#tests/support/product/page-snapshots.ts";

const token = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIiwiZXhwIjoxNzAwMDAwMDAwfQ.AAAA";

await testContract("crypto");
await testToolPages("crypto", {
  addresses: ["?tab=hash", "?tab=jwt", "?tab=uuid"],
  forms: [
    ["?tab=password", { action: "password", length: "20", lower: "on" }],
    ["?tab=password", { action: "passphrase", words: "2" }],
    ["?tab=hash", { text: "abc", algo: "md5" }],
    ["?tab=hash", { text: "abc", algo: "sha256", key: "k" }],
    ["?tab=jwt", { token }],
    ["?tab=jwt", { token: "khong" }],
    ["?tab=uuid", { action: "decodeUuid", uuid: "0190a5d2-7d3c-7b1e-8f4a-1234567890ab" }],
    ["?tab=uuid", { action: "uuid", version: "4", count: "2" }],
  ],
});
