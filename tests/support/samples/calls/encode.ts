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

export const encode: readonly Given[] = texts.flatMap((text) =>
  ["urlencode", "urldecode", "b64encode", "b64decode", "recognise"].map((name): Given => [
    `POST /tools/${name}`,
    { text },
  ]),
);
