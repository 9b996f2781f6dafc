import { debianPackages } from "./debian-packages.ts";
import { findProgram } from "./debian.ts";

// Installs all that the tests need, at once, before the first of them: two that install side by side meet in apt's locks.
const lacking = Object.values(debianPackages).filter(([pattern]) => !findProgram(pattern));
if (lacking.length === 0) process.exit(0);
const asRoot = process.getuid?.() === 0 ? [] : ["sudo"];
const apt = [...asRoot, "apt-get", "-o", "DPkg::Lock::Timeout=600", "-o", "Acquire::Retries=3", "-qq"];
const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
const run = (...args: readonly string[]) =>
  Bun.spawnSync(["flock", "/tmp/install-programs.lock", ...apt, ...args], {
    env,
    stdout: "ignore",
    stderr: "inherit",
  });
run("update");
const { exitCode } = run("install", "-y", "--no-install-recommends", ...lacking.map(([, name]) => name));
if (exitCode !== 0) throw new Error(`${lacking.map(([, name]) => name).join(", ")} could not be installed`);
