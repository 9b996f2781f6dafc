import { type ComponentType, createContext, useContext, useId } from "react";
import { renderToString } from "react-dom/server";
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

/** Whether the texts of a form that was sent, and of its answer, are longer than that. */
function isTooLong({ values, answer }: { readonly [key: string]: JsonProps | undefined }): boolean {
  let answerLength = 0;
  const addLength = (answerValue: JsonProps | undefined): void => {
    if (typeof answerValue === "string") answerLength += answerValue.length;
    else if (typeof answerValue === "object" && answerValue !== null) {
      for (const answerPart of Object.values(answerValue))
        if (answerLength <= maxFormLength) addLength(answerPart);
    }
  };
  addLength(values);
  addLength(answer);
  return answerLength > maxFormLength;
}

/** Where the module of each island stands, and what it imports. */
export const IslandModules = createContext<Pick<Assets, "island" | "islandWith" | "parts">>({
  island: (islandName) => islandName,
  islandWith: () => null,
  parts: () => [],
});

/**
 * A component that comes alive in the browser on first touch; `load` names a key of localStorage that makes it
 * live at once when it is there ("" for always). Rendered on its own, with one prefix, so that `useId` agrees on
 * both sides. With a very long form it stays what it is without scripts: a form, and its answer.
 * Its `texts` stand in its module, where one was built with them: what is shown of them is in the page already.
 */
export function Island<Props extends { readonly [key: string]: JsonProps | undefined }>({
  name,
  of: Component,
  with: islandProps,
  shown,
  load,
  isPassive = false,
}: {
  name: string;
  of: ComponentType<Props>;
  with: NoInfer<Props>;
  /** Further props, which the component reads from its markup in the browser: they are not said again beside it. */
  shown?: Partial<NoInfer<Props>>;
  load?: string;
  /** Does not come alive by touch: its markup does all that it has to until `load` says otherwise. */
  isPassive?: boolean;
}) {
  const props = { ...islandProps, ...shown };
  // React's own underscores stand in each id that an island's parts have.
  const idPrefix = useId().replaceAll("_", "");
  const modules = useContext(IslandModules);
  const renderIsland = () => renderToString(<Component {...props} />, { identifierPrefix: idPrefix });
  if (isTooLong(props)) {
    // oxlint-disable-next-line react/no-danger -- React's own markup, as below
    return <div data-static="" dangerouslySetInnerHTML={{ __html: renderIsland() }} />;
  }
  const { texts, ...propsWithoutTexts } = islandProps;
  const withTexts = typeof texts === "object" && texts !== null ? modules.islandWith(name, texts) : null;
  const givenProps = withTexts === null ? islandProps : propsWithoutTexts;
  const { html, packed } = renderings.get(
    `${name} ${withTexts} ${idPrefix} ${JSON.stringify([givenProps, shown])}`,
    () => {
      const markup = renderIsland();
      return { html: markup, packed: packProps(givenProps, markup) };
    },
  );
  return (
    <div
      data-island={withTexts ?? modules.island(name)}
      data-parts={modules.parts(name).join(" ")}
      data-prefix={idPrefix}
      data-props={packed}
      {...(isPassive && { "data-passive": "" })}
      {...(load !== undefined && { "data-load": load })}
      // oxlint-disable-next-line react/no-danger -- React's own markup, rendered apart so that ids agree
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
