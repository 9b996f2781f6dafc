import { exceptions } from "#tests/e2e/exceptions.ts";

// Runs the journeys that a browser without storage cannot make in an old one that has it. Without scripts no name is
// missed that an old browser lacks.
const names = Object.keys(exceptions["no-storage"]).filter((name) => !name.includes("without scripts"));
const pattern = `^(${names.map((name) => name.replace(/[^\w ]/g, ".")).join("|")})$`;
const run = Bun.spawn(
  [process.execPath, "run", "test:files", "tests/e2e", "/visitor.", "/visitor-", "-t", pattern],
  {
    env: { ...process.env, BROWSER_PROFILE: "old" },
    stdio: ["inherit", "inherit", "inherit"],
  },
);
process.exit(await run.exited);
