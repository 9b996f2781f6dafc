import { Type } from "@sinclair/typebox";
import { type User, action } from "#core/action.ts";
import { asciiLowerCase } from "#core/ascii.ts";
import { type Result, fail, ok } from "#core/result.ts";
import { Success, choice, storedText } from "#core/schema.ts";
import { reportKinds } from "#tools/reports/schema.ts";
import { type AdminAct, adminActs, maxReasonLength } from "./acts.ts";
import type { Actor, AdminOperations } from "./operations.ts";
import type { ReportTarget } from "./store.ts";

export type AdminPageEffects = {
  readonly operations: AdminOperations;
  /** The address of a user whose provider says that it is theirs. */
  readonly verifiedEmailOf: (userId: string) => Promise<string | null>;
  /** In small letters, as far as ASCII goes. */
  readonly adminEmails: ReadonlySet<string>;
};

const AdminInput = Type.Object({
  act: choice(adminActs),
  target: storedText({ minLength: 1, maxLength: 300 }),
  kind: Type.Optional(choice(reportKinds)),
  why: Type.Optional(storedText({ maxLength: maxReasonLength })),
});

export function adminActions({ operations, verifiedEmailOf, adminEmails }: AdminPageEffects) {
  /** The address by which somebody is an operator; null for everybody else. */
  async function operatorEmail(user: User | null): Promise<string | null> {
    if (!user || adminEmails.size === 0) return null;
    const email = await verifiedEmailOf(user.id);
    return email !== null && adminEmails.has(asciiLowerCase(email)) ? email : null;
  }

  const perform = (adminAct: AdminAct, reported: ReportTarget, actor: Actor): Promise<Result<string>> =>
    adminAct === "dismiss"
      ? operations.dismissReports(reported, actor)
      : operations[adminAct](reported.target, actor);

  return {
    /** Does one thing in the name of the operator who asks; for everybody else there is no such page. */
    act: action(
      AdminInput,
      Success,
      "write",
      async ({ act: adminAct, target: adminTarget, kind: targetKind = "link", why = "" }, { user }) => {
        const who = await operatorEmail(user);
        if (who === null) return fail("not_found");
        const outcome = await perform(adminAct, { kind: targetKind, target: adminTarget }, { who, why });
        if (outcome.ok) return ok({ success: true });
        const { detail, errors } = outcome.failure;
        // The page is there, and says which field names nothing.
        return {
          ok: false,
          failure: {
            code: "invalid_input",
            errors: errors ?? [{ path: "target", message: detail ?? { key: "problem.not_found" } }],
          },
        };
      },
    ),

    /** What the page shows; null to everybody but operators. */
    overview: async (user: User | null, query: string) => {
      if ((await operatorEmail(user)) === null) return null;
      return {
        totals: await operations.totals(),
        reports: await operations.openReports(),
        found: query === "" ? null : await operations.find(query),
        hosts: await operations.blockedHosts(),
        clients: await operations.topClients(),
        audit: await operations.audit(),
      };
    },
  };
}

export type AdminActions = ReturnType<typeof adminActions>;
export type AdminOverview = NonNullable<Awaited<ReturnType<AdminActions["overview"]>>>;
