import { eq } from "drizzle-orm";
import { customAlphabet } from "nanoid";
import type { DeletionRequests } from "../tools/data-deletion.ts";
import type { Db } from "./client.ts";
import { deletionRequests } from "./schema.ts";

/** Digits and capitals that cannot be taken for one another when read aloud or copied by hand. */
const draw = customAlphabet("23456789ABCDEFGHJKLMNPQRSTUVWXYZ", 12);

const newCode = (): string => draw().replace(/(.{4})(?!$)/g, "$1-");

export const deletionRequestStore = (db: Db) =>
  ({
    async record({ email, at }) {
      const confirmationCode = newCode();
      const completedAt = email === null ? at : null;
      db.insert(deletionRequests).values({ email, code: confirmationCode, createdAt: at, completedAt }).run();
      return { confirmationCode };
    },
    async find(code) {
      return db.select().from(deletionRequests).where(eq(deletionRequests.code, code)).get() ?? null;
    },
  }) satisfies DeletionRequests;
