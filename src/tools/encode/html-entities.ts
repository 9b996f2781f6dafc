/** The names of U+00A0 to U+00FF in their order, as old editors wrote Vietnamese with, then of other signs. */
const latinNames =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml".split(
    " ",
  );

const signs = new Map<string, string>([
  ...latinNames.map((name, at) => [name, String.fromCharCode(0xa0 + at)] as const),
  ...Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    hellip: "…",
    ndash: "–",
    mdash: "—",
    lsquo: "‘",
    rsquo: "’",
    sbquo: "‚",
    ldquo: "“",
    rdquo: "”",
    bdquo: "„",
    bull: "•",
    euro: "€",
    trade: "™",
    larr: "←",
    uarr: "↑",
    rarr: "→",
    darr: "↓",
    minus: "−",
    ne: "≠",
    le: "≤",
    ge: "≥",
    infin: "∞",
    zwnj: "\u200C",
    zwj: "\u200D",
    ensp: "\u2002",
    emsp: "\u2003",
    thinsp: "\u2009",
    Dstrok: "Đ",
    dstrok: "đ",
    Abreve: "Ă",
    abreve: "ă",
    Itilde: "Ĩ",
    itilde: "ĩ",
    Utilde: "Ũ",
    utilde: "ũ",
  }),
]);

const windows = new TextDecoder("windows-1252");

/** What a number stands for (HTML, 13.2.5.80): 128 to 159 are of Windows; null for what is no character. */
function numbered(code: number): string | null {
  if (code >= 0x80 && code < 0xa0) return windows.decode(Uint8Array.of(code));
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : null;
}

/** A text with its entities as the characters they stand for; what is none stays as it is. */
export const decodeHtmlEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]{1,7}));/g,
    (entity: string, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name !== undefined) return signs.get(name) ?? entity;
      const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
      return numbered(code) ?? entity;
    },
  );
