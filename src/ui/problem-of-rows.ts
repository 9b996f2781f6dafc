import type { Problem } from "#core/problem.ts";

/** All that is said of a list's rows in one: a field shows one sentence of a refusal. */
export function problemOfRows(problem: Problem | null, field: string): Problem | null {
  const rows = problem?.errors?.filter(({ path }) => path === field) ?? [];
  if (!problem || rows.length < 2) return problem;
  const said = { path: field, message: rows.map(({ message }) => message).join(" ") };
  return { ...problem, errors: [said, ...(problem.errors ?? []).filter(({ path }) => path !== field)] };
}
