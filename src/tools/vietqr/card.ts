import { formatAmount } from "../../core/format.ts";
import type { Result } from "../../core/result.ts";
import { ok } from "../../core/result.ts";
import { layOut, qrSvg } from "../qr/draw.ts";
import type { Bank } from "./schema.ts";

const width = 540;
const code = { size: 440, margin: 4, level: "M", dark: "#000000", light: "#ffffff" } as const;
const ink = "#16202b";
const grey = "#5a6672";

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

type Line = { readonly text: string; readonly size: number; readonly weight: number; readonly fill: string };

/** A size at which a line of that many characters stays inside the card. */
const fitting = (text: string, size: number): number =>
  Math.min(size, Math.floor((width - 48) / (text.length * 0.54)));

export type CardText = {
  readonly bank: Bank;
  readonly account: string;
  readonly amount?: number;
  readonly info?: string;
};

/** The code with bank, account, amount and message written under it, as an SVG document 540 px wide. */
export function transferCard(payload: string, { bank, account, amount, info }: CardText): Result<string> {
  const modules = layOut(payload, code);
  if (!modules.ok) return modules;
  const lines: Line[] = [
    { text: bank.short_name, size: 26, weight: 600, fill: ink },
    { text: bank.name, size: 16, weight: 400, fill: grey },
    { text: account, size: 30, weight: 600, fill: ink },
    ...(amount === undefined ? [] : [{ text: formatAmount(amount), size: 28, weight: 600, fill: "#0b6b57" }]),
    ...(info ? [{ text: info, size: 20, weight: 400, fill: ink }] : []),
  ];
  let baseline = 30 + code.size;
  const written = lines.map(({ text, size, weight, fill }) => {
    baseline += size + 14;
    return `<text x="${width / 2}" y="${baseline}" font-size="${fitting(text, size)}" font-weight="${weight}" fill="${fill}">${escape(text)}</text>`;
  });
  const height = baseline + 34;
  return ok(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Be Vietnam Pro" text-anchor="middle">` +
      `<path fill="#fff" d="M0 0h${width}v${height}H0z"/>${qrSvg(modules.value, code, `x="${(width - code.size) / 2}" y="24" `)}${written.join("")}</svg>`,
  );
}
