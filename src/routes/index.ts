import { folderModules } from "#core/folder-modules.ts";
import type { BoundCall, BoundDecodedCalls, Calls, DecodedCalls, ToolDeclaration } from "#core/tool.ts";
import type { PageId } from "#tools/catalog.ts";
import { type ToolId, tools } from "#tools/registry.ts";
import type { DocumentedCall } from "#tools/documented-call.ts";
import type { Page } from "#ssr/page.ts";
import type { Actions, ToolActions } from "#tools/actions.ts";
import { callbackPage } from "./callback.tsx";
import { accountPage } from "./account.tsx";
import { apiPage } from "./api.tsx";
import { adminPage } from "./admin.tsx";
import { dataDeletionPage } from "./data-deletion.tsx";
import { donatePage } from "./donate.tsx";
import { offlinePage } from "./offline.tsx";
import { homePage } from "./home.tsx";
import { ownDataPage } from "./own-data.tsx";
import { privacyPage, termsPage } from "./legal.tsx";
import { sharedNotePage } from "./shared-note.tsx";
import { signOutPage } from "./sign-out.tsx";
import { toolPage } from "./tool-page.tsx";

type PageMaker = (actions: never) => Page;

const modules = folderModules(import.meta, "*.tsx");

/** A tool's page as `routes/<id>.tsx` has it, else as the tool declares it. */
function pageOf(tool: ToolDeclaration<ToolId, Calls>, actions: BoundDecodedCalls<DecodedCalls>): Page {
  // oxlint-disable-next-line no-unsafe-type-assertion -- what such a module exports makes the page of its tool
  const own = modules[tool.id]?.["default"] as PageMaker | undefined;
  // oxlint-disable-next-line no-unsafe-type-assertion -- of its own tool's actions
  return own ? own(actions as never) : toolPage(tool as ToolDeclaration<ToolId, DecodedCalls>, actions);
}

const isGlanced = (one: object): one is BoundCall => "glance" in one;

/** The calls of which home shows the answer at a glance. */
const glancesIn = (actions: Actions): readonly BoundCall[] =>
  tools.flatMap(({ id }) => Object.values<object>(actions[id]).filter(isGlanced));

/** The pages that are no tools; one that the catalogue lists and this does not have does not compile. */
const otherPagesOf = (
  actions: Actions,
  documentedCalls: readonly DocumentedCall[],
): Record<Exclude<PageId, keyof ToolActions>, Page> => ({
  home: homePage(actions.account, glancesIn(actions)),
  donate: donatePage(),
  api: apiPage(documentedCalls),
  privacy: privacyPage(),
  terms: termsPage(),
  account: accountPage(actions.account),
  "own-data": ownDataPage(actions),
  "data-deletion": dataDeletionPage(actions.dataDeletion, actions.account),
  callback: callbackPage(),
  "sign-out": signOutPage(actions.signIn),
  offline: offlinePage(),
});

/** Every page, and those at addresses that the catalogue does not list, since they hold a key. */
export const pagesOf = (actions: Actions, documentedCalls: readonly DocumentedCall[]): readonly Page[] => [
  // oxlint-disable-next-line no-unsafe-type-assertion -- the actions under a tool's id are its own
  ...tools.map((tool) => pageOf(tool, actions[tool.id] as BoundDecodedCalls<DecodedCalls>)),
  ...Object.values(otherPagesOf(actions, documentedCalls)),
  adminPage(actions.admin),
  sharedNotePage(actions.notes, actions.reports),
];

export function pageAt(served: readonly Page[], id: PageId): Page {
  const page = served.find((servedPage) => servedPage.id === id);
  if (!page) throw new Error(`No page has the id ${id}`);
  return page;
}
