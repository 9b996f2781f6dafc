import { type ComponentType, createContext, useContext, useId } from "react";
import { renderToString } from "react-dom/server";
import { type Lang, islandTextsOf } from "#core/i18n.ts";
import { StandIn } from "#ui/long-text.ts";
import type { Assets } from "./assets.ts";
import { packProps } from "./pack-props.ts";
import { createRenderCache } from "./render-cache.ts";

export type JsonProps =
  | string
  | number
  | boolean
  | null
  | readonly JsonProps[]
  | { readonly [key: string]: JsonProps | undefined };

/** The same island stands in many pages with the same props, and rendering it is most of a page's work. */
const renderings = createRenderCache<{ readonly html: string; readonly packed: string }>({
  maxCharacters: 8_000_000,
  lengthOf: ({ html, packed }) => html.length + packed.length,
});

/** A longer form and answer are not said a second time in the page: what was typed stands in its field already. */
const maxFormLength = 256 * 1024;

/** Whether the texts that an island is given, of its forms and their answers, are longer than that. */
function isTooLong(props: GivenProps): boolean {
  let length = 0;
  const addLength = (value: JsonProps | undefined): void => {
    if (typeof value === "string") length += value.length;
    else if (typeof value === "object" && value !== null)
      for (const part of Object.values(value)) if (length <= maxFormLength) addLength(part);
  };
  addLength(props);
  return length > maxFormLength;
}

/** Where the module of each island stands, what it imports, and its texts. */
export const IslandModules = createContext<Pick<Assets, "island" | "islandWith" | "parts" | "texts">>({
  island: (islandName) => islandName,
  islandWith: () => null,
  parts: () => [],
  texts: (area, lang) => `texts-${area}-${lang}`,
});

/** The fields of the form that was sent for the page, by their names: what stands in them is the visitor's. */
export const AskedFields = createContext<readonly string[]>([]);

/** What an island may be given. */
export type GivenProps = { readonly [key: string]: JsonProps | undefined };

type IslandElement<Props> = {
  readonly name: string;
  readonly of: ComponentType<Props>;
  /** Further props, which the component reads from its markup in the browser: they are not said again beside it. */
  readonly shown?: Partial<NoInfer<Props>>;
  readonly load?: string;
  /** Does not come alive by touch: its markup does all that it has to until `load` says otherwise. */
  readonly isPassive?: boolean;
};

/**
 * An island that is given the texts of its area in the page's language: they are in a file of their own, so the page
 * says only what is shown of them.
 */
export function ToolIsland<Props extends GivenProps>({
  area,
  lang,
  with: islandProps,
  ...island
}: IslandElement<Props> & {
  readonly area: string;
  readonly lang: Lang;
  readonly with: NoInfer<Omit<Props, "lang" | "texts">>;
}) {
  const modules = useContext(IslandModules);
  const texts = islandTextsOf(lang, area);
  // oxlint-disable-next-line no-unsafe-type-assertion -- with its language and texts it has all its props
  const props = { ...islandProps, lang } as unknown as Props;
  return (
    <IslandMarkup
      {...island}
      props={props}
      texts={texts}
      address={modules.island(island.name)}
      parts={modules.parts(island.name)}
      textsAddress={modules.texts(area, lang)}
    />
  );
}

/**
 * A component that comes alive in the browser on first touch; `load` names a key of localStorage that makes it
 * live at once when it is there ("" for always). With a very long form it stays what it is without scripts: a form, and
 * its answer. Its `texts` stand in its module, where one was built with them.
 */
export function Island<Props extends GivenProps>({
  with: islandProps,
  ...island
}: IslandElement<Props> & { with: NoInfer<Props> }) {
  const modules = useContext(IslandModules);
  const { texts, ...propsWithoutTexts } = islandProps;
  const { name } = island;
  const withTexts = typeof texts === "object" && texts !== null ? modules.islandWith(name, texts) : null;
  return (
    <IslandMarkup
      {...island}
      // oxlint-disable-next-line no-unsafe-type-assertion -- the texts are given apart
      props={(withTexts === null ? islandProps : propsWithoutTexts) as Props}
      texts={withTexts === null ? null : (texts ?? null)}
      address={withTexts ?? modules.island(name)}
      parts={modules.parts(name)}
    />
  );
}

/** The element, rendered on its own, with one prefix, so that `useId` agrees on both sides. */
function IslandMarkup<Props extends GivenProps>({
  name,
  of: Component,
  shown,
  load,
  isPassive = false,
  props: givenProps,
  texts,
  address,
  parts,
  textsAddress,
}: IslandElement<Props> & {
  readonly props: Props;
  readonly texts: JsonProps;
  readonly address: string;
  readonly parts: readonly string[];
  /** Of a file of their own. */
  readonly textsAddress?: string;
}) {
  const props = { ...givenProps, ...shown, ...(texts !== null && { texts }) };
  // React's own underscores stand in each id that an island's parts have.
  const idPrefix = useId().replaceAll("_", "");
  const standIn = useContext(StandIn);
  const askedFields = useContext(AskedFields);
  const renderIsland = () => renderToString(<Component {...props} />, { identifierPrefix: idPrefix });
  if (isTooLong({ ...givenProps, ...shown })) {
    const island = (
      <StandIn value={standIn}>
        <Component {...props} />
      </StandIn>
    );
    const markup = renderToString(island, { identifierPrefix: idPrefix });
    // oxlint-disable-next-line react/no-danger -- React's own markup, as below
    return <div data-static="" dangerouslySetInnerHTML={{ __html: markup }} />;
  }
  const { html, packed } = renderings.get(
    `${name} ${address} ${idPrefix} ${JSON.stringify([givenProps, shown])}`,
    () => {
      const markup = renderIsland();
      return { html: markup, packed: packProps(givenProps, markup) };
    },
  );
  return (
    <div
      data-island={address}
      data-parts={parts.join(" ") || undefined}
      data-texts={textsAddress}
      data-prefix={idPrefix}
      data-props={packed === "{}" ? undefined : packed}
      data-asked={askedFields.join(" ") || undefined}
      {...(isPassive && { "data-passive": "" })}
      {...(load !== undefined && { "data-load": load })}
      // oxlint-disable-next-line react/no-danger -- React's own markup, rendered apart so that ids agree
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
