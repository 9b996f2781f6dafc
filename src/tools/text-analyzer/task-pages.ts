import type { ToolTask } from "#core/tool.ts";

/** What a text is counted for, what is changed in one, and filler text. */
export default [
  { slug: { vi: "dem-so-tu", en: "word-count" }, call: "analyze", tab: "analyze", values: {} },
  { slug: { vi: "dem-ky-tu-sms", en: "sms-length" }, call: "analyze", tab: "analyze", values: {} },
  {
    slug: { vi: "lorem-ipsum", en: "lorem-ipsum" },
    call: "lipsum",
    tab: "lorem",
    values: { length: "3", type: "paragraphs", language: "latin", start: "on" },
  },
  {
    slug: { vi: "van-ban-mau-tieng-viet", en: "vietnamese-filler-text" },
    call: "lipsum",
    tab: "lorem",
    values: { length: "5", type: "sentences", language: "vi" },
  },
  {
    slug: { vi: "bo-dau-tieng-viet", en: "remove-vietnamese-accents" },
    call: "change",
    tab: "change",
    values: { kind: "unaccent" },
  },
  {
    slug: { vi: "chu-hoa-thanh-chu-thuong", en: "change-case" },
    call: "change",
    tab: "change",
    values: { kind: "sentence" },
  },
  {
    slug: { vi: "doc-so-thanh-chu", en: "vietnamese-numbers-in-words" },
    call: "change",
    tab: "change",
    values: { kind: "number_vi" },
  },
  {
    slug: { vi: "vni-sang-unicode", en: "vni-to-unicode" },
    call: "change",
    tab: "change",
    values: { kind: "vni" },
  },
  {
    slug: { vi: "tcvn3-sang-unicode", en: "tcvn3-to-unicode" },
    call: "change",
    tab: "change",
    values: { kind: "tcvn3" },
  },
  {
    slug: { vi: "loc-dong-trung", en: "remove-duplicate-lines" },
    call: "change",
    tab: "change",
    values: { kind: "unique" },
  },
] as const satisfies readonly ToolTask[];
