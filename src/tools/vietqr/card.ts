import { formatAmount } from "#core/format.ts";
import { type Result, ok } from "#core/result.ts";
import { layOut, qrSvg } from "#tools/qr/svg.ts";
import { type CardText, escapeSvg, fontFamily, grey, textWidth } from "./card-parts.ts";
import { perforatedCard } from "./perforated-card.ts";

type CardLine = {
  readonly text: string;
  readonly size: number;
  readonly weight: number;
  readonly fill: string;
};

/** Sizes in pixels. */
type CardLayout = {
  readonly width: number;
  readonly height: number;
  readonly code: number;
  readonly top: number;
  readonly lines: (text: CardText, width: number) => readonly CardLine[];
};

const ink = "#16202b";
const green = "#0b6b57";
const lineGap = 14;
const bottom = 34;

const bankLine = ({ bank }: CardText): CardLine => ({
  text: bank.short_name,
  size: 26,
  weight: 600,
  fill: ink,
});

/** Letters of a name are not made smaller than this while it can be cut in two. */
const minNameSize = 16;
const sideSpace = 48;

/** A name on one line, or on two of about the same width where it would be too small on one. */
function nameLines(holderName: string, maxWidth: number): readonly CardLine[] {
  const nameLine = (cardText: string): CardLine => ({ text: cardText, size: 22, weight: 600, fill: ink });
  const isShort = textWidth(holderName) * minNameSize <= maxWidth - sideSpace;
  const spaces = [...holderName.matchAll(/ /g)].map(({ index }) => index);
  if (isShort || spaces.length === 0) return [nameLine(holderName)];
  const widerHalf = (spaceAt: number) =>
    Math.max(textWidth(holderName.slice(0, spaceAt)), textWidth(holderName.slice(spaceAt + 1)));
  const lineBreakAt = spaces.reduce((bestSpace, spaceAt) =>
    widerHalf(spaceAt) < widerHalf(bestSpace) ? spaceAt : bestSpace,
  );
  return [nameLine(holderName.slice(0, lineBreakAt)), nameLine(holderName.slice(lineBreakAt + 1))];
}

const cardLines = (cardText: CardText, maxWidth: number): readonly CardLine[] => [
  bankLine(cardText),
  { text: cardText.bank.name, size: 16, weight: 400, fill: grey },
  ...(cardText.name ? nameLines(cardText.name, maxWidth) : []),
  { text: cardText.account, size: 30, weight: 600, fill: ink },
  ...(cardText.amount === undefined
    ? []
    : [{ text: formatAmount(cardText.amount), size: 28, weight: 600, fill: green }]),
  ...(cardText.info ? [{ text: cardText.info, size: 20, weight: 400, fill: ink }] : []),
];

/** The sizes of `compact2` are vietqr.io's, so that its pictures can be replaced by these. */
const layouts = {
  qr: { width: 480, height: 480, code: 480, top: 0, lines: () => [] },
  compact: { width: 540, height: 540, code: 464, top: 12, lines: (cardText) => [bankLine(cardText)] },
  compact2: { width: 540, height: 640, code: 400, top: 12, lines: cardLines },
  print: { width: 600, height: 776, code: 500, top: 16, lines: cardLines },
} as const satisfies Record<string, CardLayout>;
/** `card` is the one that is handed over; the others have the sizes that programs count on. */
export type LayoutName = keyof typeof layouts | "card";

/** The code in one of the layouts, with what it says written under it, as an SVG document. */
export function transferCard(
  qrPayload: string,
  cardText: CardText,
  layoutName: LayoutName = "card",
): Result<string> {
  if (layoutName === "card") return perforatedCard(qrPayload, cardText);
  const { width, height, code, top, lines }: CardLayout = layouts[layoutName];
  const qrStyle = { size: code, margin: 4, level: "M", dark: "#000000", light: "#ffffff" } as const;
  const modules = layOut(qrPayload, qrStyle);
  if (!modules.ok) return modules;
  const textLines = lines(cardText, width);
  const textHeight = textLines.reduce((heightSum, { size }) => heightSum + size + lineGap, 6 + bottom);
  const scale = Math.min(1, (height - top - code) / textHeight);
  const corner = { x: (width - code) / 2, y: top };
  let baseline = top + code + 6 * scale;
  const svgTexts = textLines.map(({ text: lineText, size, weight, fill }) => {
    baseline += (size + lineGap) * scale;
    const fittingSize = Math.min(size * scale, (width - sideSpace) / textWidth(lineText));
    return `<text x="${width / 2}" y="${Math.round(baseline)}" font-size="${Math.floor(fittingSize)}" font-weight="${weight}" fill="${fill}">${escapeSvg(lineText)}</text>`;
  });
  return ok(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ${fontFamily} text-anchor="middle">` +
      `<path fill="#fff" d="M0 0h${width}v${height}H0z"/>${qrSvg(modules.value, qrStyle, `x="${corner.x}" y="${corner.y}" `)}${svgTexts.join("")}</svg>`,
  );
}
