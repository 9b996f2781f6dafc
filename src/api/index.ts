import { type ToolId, tools } from "#tools/registry.ts";
import { localizer } from "#core/i18n.ts";
import type { BoundCalls, Calls } from "#core/tool.ts";
import type { Actions, ToolActions } from "#tools/actions.ts";
import { accountApi } from "./account.ts";
import { authApi } from "./auth.ts";
import { dataDeletionApi } from "./data-deletion.ts";
import { type Endpoint, declaredEndpoint, declaredRawEndpoint } from "./endpoint.ts";
import { withGetCalls } from "./script-access.ts";
import { ownDataApi } from "./own-data.ts";

/** The calls of a tool, as it declares them, in their order. */
function callsOf(id: ToolId, calls: Calls, actions: ToolActions): readonly Endpoint[] {
  // oxlint-disable-next-line no-unsafe-type-assertion -- they are under the names of the calls
  const bound = actions[id] as BoundCalls<Calls>;
  return Object.keys(calls).flatMap((name) => {
    const one = bound[name];
    if (!one) return [];
    const summary = summaryOf(id, name);
    return "input" in one ? declaredEndpoint(one, summary) : declaredRawEndpoint(one, summary);
  });
}

// oxlint-disable-next-line no-unsafe-type-assertion -- a test holds that each call has its words
const summaryOf = (id: ToolId, name: string): string => localizer("en")(`${id}.api.${name}` as "api.label");

/** Every call of the API, tools first, in the order of the catalogue. */
export const endpointsOf = (actions: Actions): readonly Endpoint[] =>
  withGetCalls([
    ...tools.flatMap(({ id, calls }) => callsOf(id, calls, actions)),
    ...authApi(actions.signIn, actions.account),
    ...accountApi(actions.account),
    ...ownDataApi(actions.timeline),
    ...dataDeletionApi(actions.dataDeletion),
  ]);
