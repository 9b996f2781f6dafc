import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { startHttpServer } from "./http-server.ts";

type Files = Readonly<Record<string, string | Uint8Array>>;

/** A package as it is published: a tarball whose folder is `package`. */
async function packed(name: string, version: string, files: Files): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), "npm-"));
  const all = { ...files, "package.json": JSON.stringify({ name, version }) };
  for (const [file, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, "package", file)), { recursive: true });
    writeFileSync(join(folder, "package", file), content);
  }
  const job = Bun.spawn(["tar", "-czf", "-", "-C", folder, "package"], { stdout: "pipe" });
  return new Response(job.stdout).bytes();
}

type Published = {
  readonly name: string;
  readonly version: string;
  readonly files: Files;
  /** Changes what the registry says of it, or what it hands out. */
  readonly describe?: (metadata: Record<string, unknown>) => unknown;
  readonly handOut?: (tarball: Uint8Array) => Uint8Array;
};

/** A registry on loopback that has one version of one package. */
export async function startNpmRegistry({ name, version, files, describe, handOut }: Published) {
  const tarball = await packed(name, version, files);
  return startHttpServer(({ url, headers }, reply) => {
    if (url.endsWith(".tgz")) return reply.end(handOut ? handOut(tarball) : tarball);
    if (decodeURIComponent(url.split("?")[0] ?? "") !== `/${name}`) return reply.writeHead(404).end("{}");
    const integrity = `sha512-${createHash("sha512").update(tarball).digest("base64")}`;
    const dist = { tarball: `http://${headers.host}/${name}/-/${version}.tgz`, integrity };
    const metadata = {
      name,
      "dist-tags": { latest: version },
      versions: { [version]: { name, version, dist } },
      time: { [version]: "2026-11-30T10:00:00.000Z" },
    };
    return reply
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify(describe ? describe(metadata) : metadata));
  });
}
