import type { Given } from "../../product/written-answers.ts";

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
];

export const encode: readonly Given[] = texts.flatMap((text) =>
  ["urlencode", "urldecode", "b64encode", "b64decode"].map((name): Given => [
    `POST /tools/${name}`,
    { text },
  ]),
);
