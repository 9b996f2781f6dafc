import { type PageId, tools } from "../core/catalog.ts";
import type { Page } from "../ssr/page.ts";
import type { Actions, ToolActions } from "../tools/actions.ts";
import { callbackPage } from "./callback.tsx";
import { accountPage } from "./account.tsx";
import { dataDeletionPage } from "./data-deletion.tsx";
import { donatePage } from "./donate.tsx";
import { homePage } from "./home.tsx";
import { privacyPage, termsPage } from "./legal.tsx";
import * as registry from "./registry.ts";
import { sharedNotePage } from "./shared-note.tsx";
import { signOutPage } from "./sign-out.tsx";

/** The page of each tool; a tool without one does not compile. */
const pages: { [Id in keyof ToolActions]: (actions: ToolActions[Id]) => Page } = registry;

// oxlint-disable-next-line no-unnecessary-type-parameters -- ties the page to the actions of the same tool
const pageOf = <Id extends keyof ToolActions>(id: Id, actions: ToolActions): Page => pages[id](actions[id]);

/** The pages that are no tools; one that the catalogue lists and this does not have does not compile. */
const otherPagesOf = (actions: Actions): Record<Exclude<PageId, keyof ToolActions>, Page> => ({
  home: homePage(),
  donate: donatePage(),
  privacy: privacyPage(),
  terms: termsPage(),
  account: accountPage(actions.account),
  "data-deletion": dataDeletionPage(actions.dataDeletion, actions.account),
  callback: callbackPage(),
  "sign-out": signOutPage(actions.signIn),
});

/** Every page, and those at addresses that the catalogue does not list, since they hold a key. */
export const pagesOf = (actions: Actions): readonly Page[] => [
  ...tools.map(({ id }) => pageOf(id, actions)),
  ...Object.values(otherPagesOf(actions)),
  sharedNotePage(actions.notes),
];
