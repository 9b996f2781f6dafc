import type { TObject } from "@sinclair/typebox";
import type { ComponentType, ReactNode } from "react";
import { folderModules } from "#core/folder-modules.ts";
import { type BoundDecodedCalls, type DecodedCalls, type ToolDeclaration, decodedCalls } from "#core/tool.ts";
import { defaultsOf } from "#ssr/form-defaults.ts";
import { type GivenProps, ToolIsland } from "#ssr/island.tsx";
import { type FormValues, type Page, type PageDefinition, type View, definePage } from "#ssr/page.ts";
import type { ToolId } from "#tools/registry.ts";
import { ToolPage } from "#ui/tool-page.tsx";

const islands = folderModules(import.meta, "../islands/*.tsx");

/** The island named after a tool. */
function islandOf(id: string): ComponentType<GivenProps> {
  const island = islands[id]?.["default"];
  if (!island) throw new Error(`There is no islands/${id}.tsx, and routes/${id}.tsx does without it`);
  // oxlint-disable-next-line no-unsafe-type-assertion -- an island's default export is its component
  return island as ComponentType<GivenProps>;
}

/** A field that an input cannot do without. */
const requiredIn = ({ properties, required = [] }: TObject): readonly string[] =>
  required.filter((name) => properties[name]?.["default"] === undefined);

type OwnPage<OfTool extends DecodedCalls> = Partial<PageDefinition<BoundDecodedCalls<OfTool>, undefined>> & {
  /** A worked example below the form. */
  readonly example?: (view: View<BoundDecodedCalls<OfTool>>) => ReactNode;
  /** What its first form opens with besides the schema's defaults, where that is not known before there is a page. */
  readonly opensWith?: (view: Pick<View, "site">) => FormValues;
};

/**
 * The page of a tool as it declares itself: its form with what it opens with, sent by GET where its calls say so, and
 * around it what is said of it. `own` is what differs.
 */
export function toolPage<Id extends ToolId, OfTool extends DecodedCalls>(
  { id, calls }: ToolDeclaration<Id, OfTool>,
  actions: BoundDecodedCalls<OfTool>,
  { example, opensWith, ...own }: OwnPage<OfTool> = {},
): Page {
  const declared = decodedCalls(calls);
  const [first = ""] = declared.map(([name]) => name);
  const shareable = declared.flatMap(([name, { form }]) => (form === "get" ? [name] : []));
  const openings = declared.flatMap(([name, { opening, input }]) =>
    opening ? [[name, { values: { ...defaultsOf(input), ...opening } }]] : [],
  );
  // oxlint-disable-next-line no-unsafe-type-assertion -- its own part is typed by its calls; the rest is read from them
  const ownDefinition = own as Partial<PageDefinition<BoundDecodedCalls<DecodedCalls>, undefined>>;
  return definePage<BoundDecodedCalls<DecodedCalls>>({
    id,
    actions,
    shareable,
    initialForms: () => Object.fromEntries(openings),
    choose: (values) => {
      const named = values["action"];
      if (named !== undefined) return declared.some(([name]) => name === named) ? named : null;
      const meant = declared.find(([, { input }]) => requiredIn(input).some((name) => name in values));
      return meant?.[0] ?? null;
    },
    view: (view) => {
      const shown = view.submission?.name ?? view.taskAction ?? first;
      const input = declared.find(([name]) => name === shown)?.[1].input;
      return (
        <ToolPage
          id={id}
          lang={view.lang}
          // oxlint-disable-next-line no-unsafe-type-assertion -- the view is of this tool's own calls
          example={example?.(view as View<BoundDecodedCalls<OfTool>>)}
        >
          <ToolIsland
            name={id}
            area={id}
            of={islandOf(id)}
            lang={view.lang}
            // oxlint-disable-next-line no-unsafe-type-assertion -- answers are JSON
            with={view.state(shown, { ...(input && defaultsOf(input)), ...opensWith?.(view) }) as GivenProps}
          />
        </ToolPage>
      );
    },
    ...ownDefinition,
  });
}
