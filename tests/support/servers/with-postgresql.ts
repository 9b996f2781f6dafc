import { hasPostgresql, startPostgresql } from "./postgresql.ts";

// Runs a command with the address of a server of its own in CHECK_DATABASE_URL, and ends with the command's own code.
if (!hasPostgresql) throw new Error("There is no PostgreSQL to be had here.");

const { url, stop } = await startPostgresql();
const command = Bun.spawn(process.argv.slice(2), {
  env: { ...process.env, CHECK_DATABASE_URL: url },
  stdio: ["inherit", "inherit", "inherit"],
});
const code = await command.exited;
await stop();
process.exit(code);
