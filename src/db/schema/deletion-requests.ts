import type { Kit } from "../kit.ts";

export const deletionTables = ({ table, id, text, instant }: Kit) => ({
  /** `email` is unknown when the provider asks for the person; `completedAt` when the deletion is still to be done. */
  deletionRequests: table("deletion_requests", {
    id: id("id"),
    email: text("email"),
    code: text("code").notNull().unique(),
    createdAt: instant("created_at").notNull(),
    completedAt: instant("completed_at"),
  }),
});
