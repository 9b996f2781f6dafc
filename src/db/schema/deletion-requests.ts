import type { Dialect } from "#db/dialect.ts";

export const deletionTables = ({ table, id, text, timestamp }: Dialect) => ({
  /** `email` is unknown when the provider asks for the person; `completedAt` when the deletion is still to be done. */
  deletionRequests: table("deletion_requests", {
    id: id("id"),
    email: text("email"),
    code: text("code").notNull().unique(),
    createdAt: timestamp("created_at").notNull(),
    completedAt: timestamp("completed_at"),
  }),
});
