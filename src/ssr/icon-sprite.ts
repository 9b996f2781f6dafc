import { iconNames } from "#core/icons.ts";

type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];
type IconModule = { readonly __iconData: { readonly node: readonly IconNode[] } };

/** Lucide's own attributes of an icon; as a mask only what is drawn counts, not its colour. */
const svgStroke = 'fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

const side = 24;

const svgElementOf = ([svgTag, { key: _key, ...svgAttributes }]: IconNode): string =>
  `<${svgTag} ${Object.entries(svgAttributes)
    .map(([attributeName, attributeValue]) => `${attributeName}="${attributeValue}"`)
    .join(" ")}/>`;

async function groupOf(iconName: string, iconIndex: number): Promise<string> {
  const { __iconData: data }: IconModule = await import(`lucide-react/icons/${iconName}`);
  return `<g id="${iconName}" transform="translate(0 ${iconIndex * side})">${data.node.map(svgElementOf).join("")}</g>`;
}

/** All icons below one another in one file, drawn from Lucide's data one by one: its index would load two thousand. */
export async function buildSprite(): Promise<string> {
  const groups = await Promise.all(iconNames.map(groupOf));
  const height = iconNames.length * side;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${height}" viewBox="0 0 ${side} ${height}" ${svgStroke}>${groups.join("")}</svg>`;
}

/** The lines that an icon of the sprite is drawn with. */
export function iconIn(sprite: string, iconName: string): string {
  const [, iconLines = ""] = new RegExp(`<g id="${iconName}"[^>]*>(.*?)</g>`).exec(sprite) ?? [];
  return iconLines;
}

/** Which part of the sprite each icon is; how an icon stands among words is said in base.css. */
export function iconStyles(spriteAddress: string): string {
  const step = 100 / (iconNames.length - 1);
  const mask = `url(${spriteAddress}) 0 calc(var(--at)*${step.toFixed(6)}%)/100% auto no-repeat`;
  const places = iconNames.map((iconName, iconIndex) => `.i-${iconName}{--at:${iconIndex}}`);
  return `i:before{-webkit-mask:${mask};mask:${mask}}${places.join("")}`;
}
