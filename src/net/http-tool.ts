import type { HttpEffects } from "#tools/http/effects.ts";
import type { Guard } from "./guard.ts";
import type { HttpClient } from "./http.ts";

type HttpToolParts = { readonly guard: Guard; readonly http: HttpClient; readonly now: () => Date };

export const httpEffects = ({ guard, http: client, now }: HttpToolParts): HttpEffects => ({
  send: (request, caller) => guard.run(caller, (signal) => client.request(request, signal)),
  now,
});
