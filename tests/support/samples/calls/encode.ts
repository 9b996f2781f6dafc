import type { Given } from "#tests/support/product/written-answers.ts";

const texts = [
  "",
  "a b",
  "Xin chào!",
  "100%",
  "%",
  "%2",
  "%zz",
  "%C3",
  "a+b",
  "a%20b%2Bc",
  "é~*'()",
  "😀",
  "YQ==",
  "YQ",
  "Y",
  "a-_b",
  "a+/b",
  "YWI*",
  "  YWI=\n",
  "/w==",
  "YR==",
  "Q8OgIHBow6olMjBz4buvYQ==",
  "43c3a0207068c3aa",
  "C&agrave; ph\\u00ea &amp;amp;",
  "H4sIAAAAAAAAA/NzBAD9ZthDAgAAAA==",
];

const firstBase64 = texts.indexOf("YQ==");

/** What is written is held against other programs by the tests of the functions: here it is a few texts. */
export const encode: readonly Given[] = texts.flatMap((text, index) =>
  [
    ...(index < 6 ? ["urlencode", "b64encode"] : []),
    ...(index < firstBase64 ? ["urldecode"] : ["b64decode"]),
    "recognise",
  ].map((name): Given => [`POST /tools/${name}`, { text }]),
);
