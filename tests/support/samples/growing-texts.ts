/** Makes a text of so many UTF-16 units. */
export type Shape = { readonly name: string; readonly of: (length: number) => string };

export const repeated = (part: string): Shape => ({
  name: JSON.stringify(part),
  of: (length) => part.repeat(Math.ceil(length / part.length)).slice(0, length),
});

/** Begins with a letter, so that nobody trims what follows, and ends with what a search does not find. */
const enclosed = (part: string): Shape => ({
  name: `a ${JSON.stringify(part)} !`,
  of: (length) => (length < 3 ? "a" : `a${repeated(part).of(length - 2)}!`),
});

const levels = 100;

/** JSON that is right, and a hundred times as long once it is laid out. */
export const deepList: Shape = {
  name: "a deep list",
  of: (length) =>
    length < 3 * levels
      ? "[]"
      : `${"[".repeat(levels)}${"1,".repeat((length - 2 * levels) / 2 - 1)}1${"]".repeat(levels)}`,
};

/** No word twice, so that whoever looks for another like it looks through all of them. */
const differentWords: Shape = {
  name: "different words",
  of: (length) =>
    Array.from({ length: Math.ceil(length / 4) }, (_, index) => (index + 46_656).toString(36))
      .join(" ")
      .slice(0, length),
};

/** Where searches that begin anew at each sign, and ways to cut a text, have most to do. */
export const fewShapes: readonly Shape[] = [
  ...Array.from(' \n\t=a0%.["/@\u0301').map(enclosed),
  ...["a@", "a b ", "a: ", " "].map(repeated),
  deepList,
  differentWords,
];

/** For what is short. */
export const aFewShapes: readonly Shape[] = [
  ...Array.from(" =a").map(enclosed),
  ...["a@", "a.", "0"].map(repeated),
];

const signs = [
  ...Array.from("aZ09 \t\n\r\v\f\0=<>&%,.:;/\\'\"`*#@-_+()[]{}|~^$!?"),
  "\u00a0",
  "\u0301",
  "\u0323",
  "\u200b",
  "\u202e",
  "\ufeff",
  "\u2028",
  "đ",
  "ệ",
  "中",
  "０",
  "İ",
  "ß",
  "\ufdfa",
  "\ud800",
  "😀",
];

const pairs = [
  ..."a_ |_a|a,|a.|a:|a;|a@|a=|a/|a-|-a|a+|a'|0.|0:|0,|0-|0 |.0|@.|::|--|//|./|()|[]|{}|[[|[{|({|**|*a|_a|`a|#a|<a|a>|</|&a|&#|%2|%a|$a|\\a|!a|?a".split(
    "|",
  ),
  "\r\n",
  " \n",
  "\n ",
  "\t ",
  "a\n",
  "\n\n",
  "-\n",
  "#\n",
  "a\u0301",
  "e\u0323\u0302",
  "a\u200d",
  "😀\u200d",
];

const words = [
  "a b ",
  "a: ",
  "a: [",
  "- ",
  "- a\n",
  "a,b\n",
  '"a",',
  '{"a":',
  "[1,",
  "&a [*a,",
  "*a,",
  "&amp;",
  "%2525",
  "%zz",
  "<a ",
  "<!--",
  "<a href=",
  "<b></b>",
  "a=b&",
  "a.b.",
  "a@b.",
  "http://",
  "https://a.b/",
  "mailto:a@",
  "www.",
  "../",
  "1,000.",
  "12:30 ",
  "5-1,",
  "*/5 ",
  "0912 ",
  "STK: ",
  "QUJD",
  "eyJh.",
  "Mozilla/5.0 (",
  "Windows NT 10.0; ",
  "Chrome/1.",
  "xn--",
  "::ffff:",
  "\\u0041",
  '\\"',
  "Dr. ",
  "e.g. ",
  "tiếng Việt ",
  "Tiê\u0301ng Viê\u0323t ",
  "👨‍👩‍👧‍👦",
  "đ ",
  "[a](b)",
  "`a` ",
  "| a ",
  "> ",
  "1. ",
];

/** One sign, two in turn, a few that mean something to some tool. */
export const allShapes: readonly Shape[] = [
  ...[...signs, ...pairs, ...words].map(repeated),
  ...signs.map(enclosed),
  deepList,
  differentWords,
];

/** What is right at first or at last, so that a search goes on until it fails, and what is right again and again. */
export const shapesAround = (example: string): readonly Shape[] => [
  repeated(example),
  ...signs.map(repeated).flatMap(({ name, of }) => [
    { name: `example, then ${name}`, of: (length: number) => (example + of(length)).slice(0, length) },
    {
      name: `${name}, then example`,
      of: (length: number) => of(Math.max(0, length - example.length)) + example,
    },
  ]),
];

const listOf =
  (part: string) =>
  (bytes: number): string =>
    `[${Array(Math.floor(bytes / (part.length + 1)))
      .fill(part)
      .join()}]`;

/** JSON that is no text, of so many bytes: what a field may be sent whatever it takes. */
export const growingJson: readonly { readonly name: string; readonly of: (bytes: number) => string }[] = [
  ...["[]", "1", '""', "{}", '{"a":1}', "[[[]]]"].map((part) => ({
    name: `list of ${part}`,
    of: listOf(part),
  })),
  {
    name: "names",
    of: (bytes) =>
      `{${Array.from({ length: Math.floor(bytes / 11) }, (_, index) => `"${(index + 1e5).toString(36)}":1`).join()}}`,
  },
  { name: "digits", of: (bytes) => "1".repeat(bytes) },
  { name: "decimals", of: (bytes) => `0.${"1".repeat(bytes - 2)}` },
];
