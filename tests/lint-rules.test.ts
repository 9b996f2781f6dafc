import { expect, test } from "bun:test";
import { reportsOn } from "./support/product/lint-reports.ts";

/** Each was in the product, where it ran over what visitors, mail servers and registries write. */
const quadratic = [
  '"".replace(/=+$/, "")',
  '"".replace(/[ \\t]*\\r?\\n[ \\t]*/g, "")',
  "/^mailto:([^\\s?]+@[^\\s?]+)(?:\\?\\S*)?$/i",
  "/^[0-9a-f:.]*:[0-9a-f:.]*$/i",
  "/^\\S+(?:@| AT )\\S+ (?=\\d{8})/",
  "/(\\d+)\\.(\\d+)\\.(\\d+)\\.(\\d+)(?=%|$)/",
  "new RegExp(String.raw`^\\s*(?:a|b)*:\\s*(.*)$`)",
];
const begunAnew = [
  '/<img [^>]*?\\bsrc="([^"]*)"/',
  '/<details class="raw">.*?<pre\\b[^>]*>/s',
  "/<meta[^>]+charset\\s*=/i",
  "/Android[^)]*; ?[^;)]*(?:tv|box)\\b/i",
  "/Android [\\d.]+; ([^;)]+?)(?: Build\\/[^;)]*)?[;)]/i",
  '/^<svg[^>]*\\swidth="(\\d+)"[^>]*\\sheight="(\\d+)"/',
  "/\\{(\\w+)(?:\\|([^|}]*)\\|([^}]*))?\\}/g",
  "/<(?:br|p)\\b[^>]*>/g",
];
const linear = [
  '"".replace(/(?<!=)=+$/, "")',
  "/^mailto:([^\\s?@]+@[^\\s?]+)(?:\\?\\S*)?$/i",
  '/<img [^<>]*?\\bsrc="([^"]*)"/',
  "/^[ \\t]*(?:refer|whois)[ \\t]*:[ \\t]*(\\S+)[ \\t]*$/im",
  "/\\b(?:smarttv|roku)\\w*\\b/i",
  '"".replace(/[/?#][^]*/, "")',
  "/[ \\t]{0,80}\\n/",
  "/FBAN(?:.*?FBAV\\/([\\d.]+))?/",
];

test("an expression over what visitors write that may cost quadratic time is found before it runs", async () => {
  const reports = await reportsOn([...quadratic, ...begunAnew, ...linear]);
  const missed = quadratic.filter((_, index) => !reports[index]?.some((code) => /super-linear/.test(code)));
  const missedAnew = begunAnew.filter(
    (_, index) => !reports[quadratic.length + index]?.some((code) => /begun-anew|super-linear/.test(code)),
  );
  const wronged = linear.filter((_, index) => reports[quadratic.length + begunAnew.length + index]?.length);
  expect({ missed, missedAnew, wronged }).toEqual({ missed: [], missedAnew: [], wronged: [] });
});

test("bytes that are copied one by one are found", async () => {
  const lines = [
    "Uint8Array.from(Buffer.alloc(3))",
    "Uint8Array.from([1, 2])",
    "new Uint8Array(Buffer.alloc(3))",
    "Uint16Array.from([1], (one) => one)",
  ];
  expect(await reportsOn(lines)).toEqual([["toolbox(bytes-one-by-one)"], [], [], []]);
});
