import { testContract } from "#tests/support/product/contract.ts";
import { testToolPages } from "#tests/support/product/page-snapshots.ts";

await testContract("qr");
await testToolPages("qr", {
  addresses: ["?tab=wifi", "?tab=contact", "?tab=phone", "?tab=sms", "?tab=email", "?tab=event", "?tab=geo"],
  forms: [
    ["", { text: "https://example.com/", size: "128", dark: "#777777", light: "#888888" }],
    ["", { text: "" }],
    ["?tab=wifi", { tab: "wifi", ssid: "Nhà", password: "bi-mat-99", security: "WPA" }],
  ],
});
