import { asciiLowerCase } from "#core/ascii.ts";
import { moderationStore } from "#db/moderation.ts";
import { createMailboxEvents } from "#mail/mailbox-events.ts";
import type { AdminPageEffects } from "#tools/admin/actions.ts";
import { adminOperations } from "#tools/admin/operations.ts";
import { blocklistTopic } from "./links.ts";
import type { SharedState } from "./shared-state.ts";

/** What operators do, on this database and for all processes of the site. */
export const operationsOn = (
  { database: { db }, bus }: Pick<SharedState, "database" | "bus">,
  now: () => Date,
) =>
  adminOperations({
    moderation: moderationStore(db),
    announceBlocklist: () => bus.publish(blocklistTopic, ""),
    notifyMailbox: createMailboxEvents(bus).notify,
    now,
  });

/** What the page of operators needs. */
export const adminOn = (
  shared: Pick<SharedState, "database" | "bus">,
  now: () => Date,
  { ADMIN_EMAILS }: { ADMIN_EMAILS: string },
): AdminPageEffects => ({
  operations: operationsOn(shared, now),
  verifiedEmailOf: (userId) => moderationStore(shared.database.db).verifiedEmailOf(userId),
  adminEmails: new Set(
    asciiLowerCase(ADMIN_EMAILS)
      .split(/[\s,;]+/)
      .filter((adminEmail) => adminEmail !== ""),
  ),
});
