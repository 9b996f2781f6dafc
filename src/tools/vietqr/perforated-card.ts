import { capitalized } from "#core/capitalized.ts";
import { formatAmount } from "#core/format.ts";
import { type Result, ok } from "#core/result.ts";
import { type QrModules, layOut, qrSvg } from "#tools/qr/svg.ts";
import { numberInVietnamese } from "#tools/text-analyzer/number-words.ts";
import { type CardText, escapeSvg, fontFamily, grey, textWidth } from "./card-parts.ts";
import { grouped } from "./grouped.ts";

/** Twice what the page shows it at, in pixels. */
const width = 656;
const side = 40;
const band = 84;
/** The most that the code takes; its modules are whole pixels. */
const maxCode = 448;
/** What a camera needs to find it, in modules. */
const quietModules = 4;
const rowStep = 60;

const ink = "#12231d";
const [accent, accentStrong, tint] = ["#0b6b57", "#084f41", "#e9f4ef"];

type Words = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight?: number;
  readonly fill: string;
  readonly anchor?: "start" | "middle" | "end";
};

/** Attributes that say what is so without them are left out. */
const words = ({ text, x, y, size, weight = 400, fill, anchor = "start" }: Words): string =>
  `<text x="${x}" y="${Math.round(y)}" font-size="${Math.floor(size)}"${weight === 400 ? "" : ` font-weight="${weight}"`} fill="${fill}"${anchor === "start" ? "" : ` text-anchor="${anchor}"`}>${escapeSvg(text)}</text>`;

/** A text on one line, or on two of about the same width where its letters would be too small on one. */
function linesOf(text: string, maxWidth: number, leastSize: number): readonly string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  if (textWidth(text) * leastSize <= maxWidth || spaces.length === 0) return [text];
  const wider = (at: number) => Math.max(textWidth(text.slice(0, at)), textWidth(text.slice(at + 1)));
  const cut = spaces.reduce((best, at) => (wider(at) < wider(best) ? at : best));
  return [text.slice(0, cut), text.slice(cut + 1)];
}

const [rowSize, leastRowSize] = [30, 24];

/** What it is at the left, what it says at the right: on a line of its own, or on two. */
function rowOf(label: string, text: string, y: number): { readonly svg: string; readonly height: number } {
  const maxWidth = width - 2 * side - 24 - textWidth(label) * rowSize;
  const lines = linesOf(text, maxWidth, leastRowSize);
  const size = Math.min(rowSize, ...lines.map((line) => maxWidth / textWidth(line)));
  const lineHeight = Math.ceil(size * 1.3);
  const said = lines.map((line, at) =>
    words({
      text: line,
      x: width - side,
      y: y + at * lineHeight,
      size,
      weight: 600,
      fill: ink,
      anchor: "end",
    }),
  );
  const name = words({ text: label, x: side, y, size: rowSize, fill: grey });
  return { svg: name + said.join(""), height: rowStep + (lines.length - 1) * lineHeight };
}

/** In the language of whoever pays, whose app is Vietnamese, whatever the page is in. */
const rowsOf = ({ bank, account, name, info }: CardText): readonly (readonly [string, string])[] => [
  ["Ngân hàng", bank.short_name],
  ["Số tài khoản", grouped(account)],
  ...(name ? [["Chủ tài khoản", name] as const] : []),
  ...(info ? [["Nội dung", info] as const] : []),
];

function amountLine(amount: number, y: number): string {
  const text = formatAmount(amount);
  const size = Math.min(64, (width - 2 * side) / textWidth(text));
  return words({ text, x: width / 2, y, size, weight: 700, fill: ink, anchor: "middle" });
}

const spelledSize = 24;
const spelledStep = 32;

/** The amount as it is said, so that a digit too many is noticed: in as many lines as it takes. */
function spelledLines(amount: number): readonly string[] {
  const said = `${capitalized(numberInVietnamese(String(amount)), "vi")} đồng`;
  return said.split(" ").reduce<string[]>((lines, word) => {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    return textWidth(longer) * spelledSize <= width - 2 * side
      ? [...lines.slice(0, -1), longer]
      : [...lines, word];
  }, []);
}

/** The amount in figures and in words, and how high that is. */
function amountOf(amount: number, top: number): { readonly svg: string; readonly height: number } {
  const lines = spelledLines(amount);
  const spelled = lines.map((text, at) =>
    words({
      text,
      x: width / 2,
      y: top + 84 + at * spelledStep,
      size: spelledSize,
      fill: grey,
      anchor: "middle",
    }),
  );
  return { svg: amountLine(amount, top + 42) + spelled.join(""), height: 78 + lines.length * spelledStep };
}

const perforation = (y: number): string =>
  `<path stroke="#cfd8d3" stroke-width="3" stroke-dasharray="12 9" d="M${side - 8} ${y}h${width - 2 * side + 16}"/>` +
  `<circle cx="0" cy="${y}" r="18" fill="${tint}"/><circle cx="${width}" cy="${y}" r="18" fill="${tint}"/>`;

const bandOf = (): string =>
  `<linearGradient id="g"><stop stop-color="${accentStrong}"/><stop offset="1" stop-color="${accent}"/></linearGradient><path fill="url(#g)" d="M0 0h${width}v${band}H0z"/>` +
  words({ text: "VietQR", x: side, y: 54, size: 34, weight: 700, fill: "#fff" }) +
  words({ text: "Napas 247", x: width - side, y: 52, size: 25, weight: 600, fill: "#fff", anchor: "end" });

/** As much of a code as hides more of it than can be put right (a level M code stands 15 % of its words). */
const stampHeight = 0.36;

/** What stands under the stamp is not there at all. */
export const withRoom = ({ size, isDark, isPattern }: QrModules): QrModules => ({
  size,
  isPattern,
  isDark: (row, column) => Math.abs(row + 0.5 - size / 2) > (size * stampHeight) / 2 && isDark(row, column),
});

const stampAt = (text: string, y: number, code: number): string =>
  words({
    text,
    x: width / 2,
    y: y + code * 0.055,
    size: code * 0.16,
    weight: 700,
    fill: grey,
    anchor: "middle",
  });

/** The card that is handed over: the code, the amount in large figures, then whom it goes to, as an SVG document. */
export function perforatedCard(qrPayload: string, cardText: CardText): Result<string> {
  const colours = { dark: "#0c1a15", light: "#ffffff" };
  const modules = layOut(qrPayload, { size: maxCode, margin: 0, level: "M" });
  if (!modules.ok) return modules;
  const scale = Math.floor(maxCode / modules.value.size);
  const code = scale * modules.value.size;
  const corner = { x: Math.floor((width - code) / 2), y: band + quietModules * scale };
  const codeEnd = corner.y + code + quietModules * scale;
  const amount = cardText.amount === undefined ? { svg: "", height: 0 } : amountOf(cardText.amount, codeEnd);
  const cut = codeEnd + amount.height;
  let y = cut + 62;
  const rows = rowsOf(cardText).map(([label, text]) => {
    const row = rowOf(label, text, y);
    y += row.height;
    return row.svg;
  });
  const height = y - rowStep + 44;
  return ok(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ${fontFamily}>` +
      `<path fill="#fff" d="M0 0h${width}v${height}H0z"/>${bandOf()}` +
      qrSvg(
        cardText.stamp ? withRoom(modules.value) : modules.value,
        { size: code, margin: 0, ...colours },
        `x="${corner.x}" y="${corner.y}" `,
      ) +
      (cardText.stamp ? stampAt(cardText.stamp, corner.y + code / 2, code) : "") +
      `${amount.svg}${perforation(cut)}${rows.join("")}</svg>`,
  );
}
