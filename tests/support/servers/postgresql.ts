import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { SQL } from "bun";
import { openPostgresql } from "#db/postgresql.ts";
import { asUser, debianProgram } from "./debian.ts";
import { freePort } from "./free-port.ts";

const initdb = debianProgram("postgresql");
const [bin, user] = [dirname(initdb ?? ""), asUser("postgres")];

/** Whether tests can have a server; see `asUser` for who runs it. */
export const hasPostgresql = initdb !== null;

const run = (command: string[]) => {
  const { exitCode, stderr } = Bun.spawnSync(command, { stdout: "ignore", stderr: "pipe", cwd: "/" });
  if (exitCode !== 0) throw new Error(`${command.join(" ")}: ${stderr.toString()}`);
};

/** Whether a server, or a pooler in front of it, takes a statement. */
export async function isAnswering(url: string): Promise<boolean> {
  const server = new SQL({ url, max: 1, connectionTimeout: 60, prepare: false });
  try {
    await server`SELECT 1`;
    return true;
  } catch {
    return false;
  } finally {
    await server.close();
  }
}

/** A server's files, where none of it runs yet. */
function initialize(): string {
  const folder = mkdtempSync(join(tmpdir(), "postgresql-"));
  const data = join(folder, "data");
  mkdirSync(data);
  if (process.getuid?.() === 0) run(["chown", "-R", "postgres:postgres", folder]);
  const options = ["-A", "trust", "-U", "toolbox", "-E", "UTF8", "--no-sync", "-D", data];
  run([...user, join(bin, "initdb"), ...options]);
  return folder;
}

/** The same with a database that has today's tables, made once: all processes of a run have one folder for temporary files. */
async function migratedFiles(): Promise<string> {
  const files = join(tmpdir(), "postgresql-migrated");
  if (existsSync(files)) return files;
  const folder = initialize();
  const { urlOf, stop } = await serve(folder);
  const admin = new SQL({ url: urlOf("postgres"), max: 1 });
  await admin.unsafe("CREATE DATABASE migrated");
  await admin.close();
  await (await openPostgresql(urlOf("migrated"))).close();
  await stop();
  try {
    renameSync(folder, files);
  } catch (fault) {
    // Another process was faster.
    rmSync(folder, { recursive: true });
    if (!existsSync(files)) throw fault;
  }
  return files;
}

/** Runs a server on the files in a folder, on a free port of loopback; it ends with this process. */
async function serve(folder: string) {
  let port = await freePort();
  const urlOf = (database: string) => `postgres://toolbox@127.0.0.1:${port}/${database}`;
  let server: Bun.Subprocess | null = null;

  async function start(): Promise<void> {
    const settings = [
      "listen_addresses=127.0.0.1",
      `unix_socket_directories=${folder}`,
      "max_connections=500",
      "fsync=off",
    ];
    const command = [
      join(bin, "postgres"),
      "-D",
      join(folder, "data"),
      "-p",
      String(port),
      ...settings.flatMap((one) => ["-c", one]),
    ];
    server = Bun.spawn([...user, "--pdeathsig=QUIT", ...command], {
      stdout: "ignore",
      stderr: "ignore",
      cwd: "/",
    });
    while (!(await isAnswering(urlOf("postgres")))) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
      await Bun.sleep(20);
    }
  }

  /** `SIGINT` cuts all connections and ends it in good order, `SIGQUIT` as a power cut would. */
  async function stop(signal: "SIGINT" | "SIGQUIT" = "SIGINT"): Promise<void> {
    server?.kill(signal);
    await server?.exited;
  }

  // Another program may take the port before the server does.
  for (let tries = 1; ; tries += 1) {
    try {
      await start();
      break;
    } catch (fault) {
      if (tries === 3) throw fault;
      port = await freePort();
    }
  }
  return { port, urlOf, start, stop, pid: () => server?.pid ?? 0 };
}

/** A server of its own on loopback, in a temporary folder, which ends with this process. */
export async function startPostgresql() {
  const folder = join(tmpdir(), `postgresql-${crypto.randomUUID()}`);
  run(["cp", "-a", await migratedFiles(), folder]);
  const { port, urlOf, start, stop, pid } = await serve(folder);
  process.once("exit", () => {
    void stop("SIGQUIT");
    rmSync(folder, { recursive: true, force: true });
  });
  const admin = new SQL({ url: urlOf("postgres"), max: 1 });
  const [{ version }] = await admin`SELECT current_setting('server_version_num')::int AS version`;
  const copying = version >= 150_000 ? " STRATEGY file_copy" : "";
  let databases = 0;
  return {
    port,
    /** The database that a server has from the start, for making others. */
    url: urlOf("postgres"),
    start,
    stop,
    /** The server's first process; 0 while there is none. */
    pid,
    /** False also while it waits for its clients to leave and takes no more: what `SIGTERM` does to it. */
    async isReady(): Promise<boolean> {
      const status = await readFile(join(folder, "data", "postmaster.pid"), "utf8").catch(() => "");
      return status.split("\n")[7]?.trim() === "ready";
    },
    /** A database that nothing else uses: with today's tables, or with none; a process has `pool` connections to it. */
    async newDatabase(template: "migrated" | "template0" = "migrated", pool = 2): Promise<string> {
      const name = `toolbox_${(databases += 1)}`;
      // Files are copied faster than pages are logged one by one, as is done without asking.
      await admin.unsafe(`CREATE DATABASE ${name} TEMPLATE ${template}${copying}`);
      return `${urlOf(name)}?pool=${pool}`;
    },
  };
}

type Postgresql = Awaited<ReturnType<typeof startPostgresql>>;

let shared: Promise<Postgresql> | null = null;

async function whileReady(server: Postgresql): Promise<Postgresql> {
  if (await server.isReady()) return server;
  await server.stop("SIGQUIT");
  return startPostgresql();
}

/** One server for all tests of a process, which none of them stops; where it was begun in a test, one that is too late does. */
export function sharedPostgresql(): Promise<Postgresql> {
  shared = (shared ?? startPostgresql()).then(whileReady);
  return shared;
}
