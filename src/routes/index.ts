import { type PageId, tools } from "../core/catalog.ts";
import type { DocumentedCall } from "../core/documented-call.ts";
import type { Page } from "../ssr/page.ts";
import type { Actions, ToolActions } from "../tools/actions.ts";
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
import * as registry from "./registry.ts";
import { sharedNotePage } from "./shared-note.tsx";
import { signOutPage } from "./sign-out.tsx";

/** The page of each tool; a tool without one does not compile. */
const pages: { [Id in keyof ToolActions]: (actions: ToolActions[Id]) => Page } = registry;

// oxlint-disable-next-line no-unnecessary-type-parameters -- ties the page to the actions of the same tool
const pageOf = <Id extends keyof ToolActions>(id: Id, actions: ToolActions): Page => pages[id](actions[id]);

/** The pages that are no tools; one that the catalogue lists and this does not have does not compile. */
const otherPagesOf = (
  actions: Actions,
  documentedCalls: readonly DocumentedCall[],
): Record<Exclude<PageId, keyof ToolActions>, Page> => ({
  home: homePage(actions.account),
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
  ...tools.map(({ id }) => pageOf(id, actions)),
  ...Object.values(otherPagesOf(actions, documentedCalls)),
  adminPage(actions.admin),
  sharedNotePage(actions.notes, actions.reports),
];

export function pageAt(served: readonly Page[], id: PageId): Page {
  const page = served.find((servedPage) => servedPage.id === id);
  if (!page) throw new Error(`No page has the id ${id}`);
  return page;
}
