import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./src/db/schema/postgresql.ts",
  out: "./src/db/migrations/postgresql",
});
