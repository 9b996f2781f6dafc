import { isFormAsJson, readFormBody, readJsonBody } from "../http/body.ts";
import type { RawInput } from "../core/decode.ts";
import { message } from "../core/i18n.ts";
import { type Result, ok } from "../core/result.ts";
import type { ApiRequest, Endpoint } from "./endpoint.ts";

const maxNamed = 10;
const maxNameLength = 100;

export const hasBody = ({ method }: Request): boolean => method !== "GET" && method !== "HEAD";

/** Fields that a call does not know are most often misspelt ones, which it would otherwise leave out silently. */
function refuseUnknown(body: RawInput, schemaProperties: object): Result<RawInput> {
  const unknown = Object.keys(body).filter((name) => !Object.hasOwn(schemaProperties, name));
  if (unknown.length === 0) return ok(body);
  const known = Object.keys(schemaProperties);
  const errors = unknown.slice(0, maxNamed).map((whole) => {
    const name = whole.slice(0, maxNameLength);
    const meant = known.find((one) => name.length > 2 && (one.startsWith(name) || name.startsWith(one)));
    const about = meant
      ? message("requests.misspeltField", { name, meant })
      : message("requests.unknownField", { name });
    return { path: name, message: about };
  });
  return { ok: false, failure: { code: "invalid_input", errors } };
}

/** What a call takes: the query, the body and what its path names, the last counting most. */
export async function readCallInput(
  { action, takesForm, takesAny }: Endpoint,
  { request, params, query }: ApiRequest,
): Promise<Result<RawInput>> {
  const queryFields = query.size === 0 ? {} : Object.fromEntries(query);
  if (!hasBody(request)) return ok({ ...queryFields, ...params });
  const body = await (takesForm ? readFormBody(request) : readJsonBody(request));
  if (!body.ok) return body;
  const isLenient = (takesForm ?? takesAny ?? false) || isFormAsJson(request);
  const read = isLenient || !action ? body : refuseUnknown(body.value, action.input.properties);
  return read.ok ? ok({ ...queryFields, ...read.value, ...params }) : read;
}
