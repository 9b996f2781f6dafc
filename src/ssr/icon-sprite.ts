import { iconNames } from "../core/icons.ts";

type Node = readonly [tag: string, attributes: Readonly<Record<string, string>>];
type IconModule = { readonly __iconData: { readonly node: readonly Node[] } };

/** Lucide's own attributes of an icon; a symbol takes everything else from where it is used. */
const drawing =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

const elementOf = ([tag, { key: _key, ...attributes }]: Node): string =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ")}/>`;

async function symbolOf(name: string): Promise<string> {
  const { __iconData: data }: IconModule = await import(`lucide-react/icons/${name}`);
  return `<symbol id="${name}" viewBox="0 0 24 24" ${drawing}>${data.node.map(elementOf).join("")}</symbol>`;
}

/** All icons in one file, drawn from Lucide's data one by one: its index would load two thousand. */
export async function buildSprite(): Promise<string> {
  const symbols = await Promise.all(iconNames.map(symbolOf));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}
