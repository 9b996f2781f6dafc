/** What people paste around a value; `label` is what the value is called, `end` whether it adds a mark to its end. */
export type Wrapper = {
  readonly name: string;
  readonly wrap: (value: string, label: string) => string;
  readonly kind: "signs" | "end" | "list" | "label" | "words";
};

const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

const around = (kind: Wrapper["kind"], templates: readonly string[]): readonly Wrapper[] =>
  templates.map((template) => ({
    name: JSON.stringify(template),
    kind,
    wrap: (value, label) => template.replaceAll("{L}", () => label).replace("{}", () => value),
  }));

export const wrappers: readonly Wrapper[] = [
  ...around("signs", [
    '"{}"',
    "'{}'",
    "“{}”",
    "„{}“",
    "‘{}’",
    "«{}»",
    "« {} »",
    "`{}`",
    "({})",
    "[{}]",
    "<{}>",
    "{{}}",
    "「{}」",
    "【{}】",
    '“{}"',
    "**{}**",
    "__{}__",
    "```\n{}\n```",
    "```text\n{}\n```",
    "<code>{}</code>",
    "\u200b{}\u200b",
    "\ufeff{}",
    "\u202a{}\u202c",
    "\u2066{}\u2069",
    "{}\u200e",
    "\u00a0{}\u00a0",
    "  {}\r\n",
    "👉{}",
    "👉 {} 👈",
    "✅ {}",
    "1️⃣ {}",
    "🇻🇳 {}",
    "{}🌸",
    "{} 🙏🏻",
  ]),
  {
    name: "soft hyphen",
    kind: "signs",
    wrap: (value) => `${value.slice(0, 3)}\u00ad${value.slice(3)}`,
  },
  { name: "full width", kind: "signs", wrap: fullWidth },
  ...around("end", [
    "{}.",
    "{},",
    "{};",
    "{}!",
    "{}?",
    "{}:",
    "{}…",
    "{}...",
    "{}。",
    "{} .",
    '"{}",',
    "'{}';",
  ]),
  ...around("list", [
    "1. {}",
    "2) {}",
    "(3) {}",
    "- {}",
    "– {}",
    "* {}",
    "• {}",
    "> {}",
    "→ {}",
    "- [ ] {}",
    "- `{}`",
    "a) {}",
  ]),
  ...around("label", [
    "{L}: {}",
    "{L} : {}",
    "{L}:{}",
    "{L}：{}",
    "{L} = {}",
    '{L}="{}"',
    '"{L}": "{}",',
    "**{L}:** {}",
    "- {L}: {}.",
    "{L} của em: {}",
  ]),
  ...around("words", [
    "{L} là {}",
    "{} nhé",
    "xem giúp em {}",
    "anh xem {} giúp em với ạ",
    "Chào shop,\n{}",
    "{}\n\nCảm ơn shop",
    "please look at {} for me, thanks",
    "(em gửi: {})",
  ]),
];
