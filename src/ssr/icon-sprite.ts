import { iconNames } from "../core/icons.ts";

type Node = readonly [tag: string, attributes: Readonly<Record<string, string>>];
type IconModule = { readonly __iconData: { readonly node: readonly Node[] } };

/** Lucide's own attributes of an icon; as a mask only what is drawn counts, not its colour. */
const drawing = 'fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

const side = 24;

const elementOf = ([tag, { key: _key, ...attributes }]: Node): string =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ")}/>`;

async function groupOf(name: string, at: number): Promise<string> {
  const { __iconData: data }: IconModule = await import(`lucide-react/icons/${name}`);
  return `<g id="${name}" transform="translate(0 ${at * side})">${data.node.map(elementOf).join("")}</g>`;
}

/** All icons below one another in one file, drawn from Lucide's data one by one: its index would load two thousand. */
export async function buildSprite(): Promise<string> {
  const groups = await Promise.all(iconNames.map(groupOf));
  const height = iconNames.length * side;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${height}" viewBox="0 0 ${side} ${height}" ${drawing}>${groups.join("")}</svg>`;
}

/** The lines that an icon of the sprite is drawn with. */
export function iconIn(sprite: string, name: string): string {
  const [, lines = ""] = new RegExp(`<g id="${name}"[^>]*>(.*?)</g>`).exec(sprite) ?? [];
  return lines;
}

/** Which part of the sprite each icon is; how an icon stands among words is said in base.css. */
export function iconStyles(address: string): string {
  const step = 100 / (iconNames.length - 1);
  const mask = `url(${address}) 0 calc(var(--at)*${step.toFixed(6)}%)/100% auto no-repeat`;
  const places = iconNames.map((name, at) => `.i-${name}{--at:${at}}`);
  return `i:before{-webkit-mask:${mask};mask:${mask}}${places.join("")}`;
}
