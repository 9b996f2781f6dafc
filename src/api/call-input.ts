import { isFormAsJson, readFormBody, readJsonBody } from "#http/body.ts";
import type { RawInput } from "#core/read-fields.ts";
import { idempotencyHeader, idempotencyKeyPattern } from "#core/idempotency.ts";
import { message } from "#core/i18n.ts";
import { type Result, ok } from "#core/result.ts";
import type { ApiRequest, Endpoint } from "./endpoint.ts";

const maxNamed = 10;
const maxNameLength = 100;

export const hasBody = ({ method }: Request): boolean => method !== "GET" && method !== "HEAD";

/** Fields that a call does not know are most often misspelt ones, which it would otherwise leave out silently. */
export function refuseUnknown(body: RawInput, schemaProperties: object): Result<RawInput> {
  const unknownFields = Object.keys(body).filter((fieldName) => !Object.hasOwn(schemaProperties, fieldName));
  if (unknownFields.length === 0) return ok(body);
  const knownFields = Object.keys(schemaProperties);
  const errors = unknownFields.slice(0, maxNamed).map((wholeName) => {
    const fieldName = wholeName.slice(0, maxNameLength);
    const meantField = knownFields.find(
      (knownField) =>
        fieldName.length > 2 && (knownField.startsWith(fieldName) || fieldName.startsWith(knownField)),
    );
    const unknownFieldMessage = meantField
      ? message("requests.misspeltField", { name: fieldName, meant: meantField })
      : message("requests.unknownField", { name: fieldName });
    return { path: fieldName, message: unknownFieldMessage };
  });
  return { ok: false, failure: { code: "invalid_input", errors } };
}

/** With the key by which a call that makes something is known when it is sent again. */
function withIdempotencyKey({ action }: Endpoint, { headers }: Request, input: RawInput): Result<RawInput> {
  const sent = action?.runsOnce ? headers.get(idempotencyHeader) : null;
  if (sent === null) return ok(input);
  // The draft of the standard writes it as a string in quotes, most clients as it is.
  const key = sent.replace(/^"(.*)"$/, "$1");
  if (idempotencyKeyPattern.test(key)) return ok({ ...input, [idempotencyHeader]: key });
  const keyError = { path: idempotencyHeader, message: message("requests.idempotencyKey") };
  return { ok: false, failure: { code: "invalid_input", errors: [keyError] } };
}

/** What a call takes: the query, the body and what its path names, the last counting most. */
export async function readCallInput(
  endpoint: Endpoint,
  { request, params, query }: ApiRequest,
): Promise<Result<RawInput>> {
  const { action, takesForm, takesAny } = endpoint;
  const queryFields = query.size === 0 ? {} : Object.fromEntries(query);
  if (!hasBody(request)) return ok({ ...queryFields, ...params });
  const body = await (takesForm ? readFormBody(request) : readJsonBody(request));
  if (!body.ok) return body;
  const isLenient = (takesForm ?? takesAny ?? false) || isFormAsJson(request);
  const readInput = isLenient || !action ? body : refuseUnknown(body.value, action.input.properties);
  if (!readInput.ok) return readInput;
  return withIdempotencyKey(endpoint, request, { ...queryFields, ...readInput.value, ...params });
}
