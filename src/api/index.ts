import { tools } from "../core/catalog.ts";
import type { Actions, ToolActions } from "../tools/actions.ts";
import { accountApi } from "./account.ts";
import { authApi } from "./auth.ts";
import { dataDeletionApi } from "./data-deletion.ts";
import type { Endpoint } from "./endpoint.ts";
import { withGetCalls } from "./script-access.ts";
import { ownDataApi } from "./own-data.ts";
import * as registry from "./registry.ts";

/** The calls of each tool; a tool without any does not compile. */
const apis: { [Id in keyof ToolActions]: (actions: ToolActions[Id]) => readonly Endpoint[] } = registry;

// oxlint-disable-next-line no-unnecessary-type-parameters -- ties the calls to the actions of the same tool
const callsOf = <Id extends keyof ToolActions>(id: Id, actions: ToolActions): readonly Endpoint[] =>
  apis[id](actions[id]);

/** Every call of the API, tools first, in the order of the catalogue. */
export const endpointsOf = (actions: Actions): readonly Endpoint[] =>
  withGetCalls([
    ...tools.flatMap(({ id }) => callsOf(id, actions)),
    ...authApi(actions.signIn, actions.account),
    ...accountApi(actions.account),
    ...ownDataApi(actions.timeline),
    ...dataDeletionApi(actions.dataDeletion),
  ]);
