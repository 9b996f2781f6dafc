import type { ToolId } from "#tools/registry.ts";
import { tools } from "#tools/catalog.ts";
import { type GroupId } from "#core/tool.ts";
import { type Lang, localizer } from "#core/i18n.ts";
import type { Site } from "#core/site.ts";
import type { Assets } from "./assets.ts";
import { iconIn } from "./icon-sprite.ts";
import type { TaskPage } from "./task-page.ts";

export const shareSize = { width: 1200, height: 630 } as const;

/** As in tokens.css: what stands behind the icons of a group, and the icons. */
const tints: Readonly<Record<GroupId, { readonly tint: string; readonly soft: string }>> = {
  codes: { tint: "#0b6b57", soft: "#e2f2ec" },
  text: { tint: "#8a4b08", soft: "#fbeedd" },
  network: { tint: "#1f5fa8", soft: "#e4eefa" },
  security: { tint: "#7a3e9d", soft: "#f2e8f8" },
  language: { tint: "#a8324a", soft: "#fbe7eb" },
};

const logo =
  "M7 14h18v10a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1zM12 14v-3a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v3M7 18.5h18M16 17v3";

/** The widest that letters of a size are on average, as a share of it. */
const letterWidth = 0.56;
const fittingSize = (titleText: string, { size, width }: { size: number; width: number }): number =>
  Math.floor(Math.min(size, width / (titleText.length * letterWidth)));

type TextLine = {
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly weight?: number;
};

const leftMargin = 110;
const textLine = (
  lineText: string,
  { y, size, fill, weight = 600 }: TextLine,
  lineX = leftMargin,
): string => {
  const fontSize = fittingSize(lineText, { size, width: shareSize.width - leftMargin - lineX });
  return `<text x="${lineX}" y="${y}" font-size="${fontSize}" font-weight="${weight}" fill="${fill}">${Bun.escapeHTML(lineText)}</text>`;
};

const stroke = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

/** What other sites show beside a link to a tool, or to a task of it: its icon, name and one line, in the site's own look; as SVG. */
export function sharePictureOf(
  id: ToolId,
  lang: Lang,
  { site, assets, task }: { site: Site; assets: Assets; task?: TaskPage | null },
): string {
  const tool = tools.find((anyTool) => anyTool.id === id);
  if (!tool) throw new Error(`There is no tool ${id}`);
  const t = localizer(lang);
  const { width, height } = shareSize;
  const { tint, soft } = tints[tool.group];
  const sprite = new TextDecoder().decode(assets.files.get(assets.icons)?.identity);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Be Vietnam Pro">`,
    `<path fill="#f6f8f6" d="M0 0h${width}v${height}H0z"/><path fill="${tint}" d="M0 0h${width}v14H0z"/>`,
    `<rect x="${leftMargin}" y="110" width="136" height="136" rx="36" fill="${soft}"/>`,
    `<g transform="translate(${leftMargin + 32} 142) scale(3)" ${stroke} stroke-width="2" stroke="${tint}">${iconIn(sprite, tool.icon)}</g>`,
    textLine(task?.texts.label ?? t(tool.label), { y: 362, size: 84, fill: "#12231d" }),
    textLine(t(task ? tool.label : tool.line), { y: 430, size: 38, fill: "#55655f", weight: 400 }),
    `<g transform="translate(${leftMargin} 496) scale(1.75)"><rect width="32" height="32" rx="8" fill="#0b6b57"/><path d="${logo}" ${stroke} stroke-width="1.8" stroke="#fff"/></g>`,
    textLine(site.name, { y: 535, size: 34, fill: "#0b6b57" }, leftMargin + 76),
    "</svg>",
  ].join("");
}
