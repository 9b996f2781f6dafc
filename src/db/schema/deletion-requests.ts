import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { time } from "./columns.ts";

/** `email` is unknown when the provider asks for the person; `completedAt` when the deletion is still to be done. */
export const deletionRequests = sqliteTable("deletion_requests", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  email: text("email"),
  code: text("code").notNull().unique(),
  createdAt: time("created_at").notNull(),
  completedAt: time("completed_at"),
});
