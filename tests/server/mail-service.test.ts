import { expect, test } from "bun:test";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { watchCertificate } from "#server/mail-certificate.ts";
import { until } from "#tests/support/product/until.ts";
import { newCertificate } from "#tests/support/servers/certificate.ts";
import { freePort } from "#tests/support/servers/free-port.ts";
import { newFileUrl } from "#tests/support/product/database.ts";
import { startServerProcess } from "#tests/support/product/server-process.ts";
import { dial } from "#tests/support/product/mail-service.ts";
import { postJson, withProduct } from "#tests/support/product/product.ts";

test("an SMTP port that is taken closes the mailbox only, and is told in the log", async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  const address = taken.address();
  const port = address && typeof address === "object" ? address.port : 0;
  const lines: string[] = [];
  const run = async (base: string) => {
    const made = await postJson(`${base}/api/temp-mail`, {});
    expect([made.status, (await made.json()).code]).toEqual([503, "not_configured"]);
    expect((await fetch(`${base}/qr`)).status).toBe(200);
  };
  await withProduct(run, { env: { SMTP_PORT: String(port) }, write: (text) => lines.push(text) });
  taken.close();
  expect(lines.join("")).toContain(`cannot listen on 127.0.0.1:${port}`);
});

test("thorough: an SMTP port that is free again is opened, without a restart", async () => {
  const taken = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => taken.listen(port, "127.0.0.1", resolve));
  const run = async (base: string) => {
    expect((await postJson(`${base}/api/temp-mail`, {})).status).toBe(503);
    taken.close();
    await until(async () => (await postJson(`${base}/api/temp-mail`, {})).status, 200);
    expect((await dial(port)).greeting).toStartWith("220 ");
  };
  await withProduct(run, { env: { SMTP_PORT: String(port) } });
});

test("thorough: a process for mail alone waits for a port that is taken, says so, and receives once it is free", async () => {
  const taken = createServer();
  const [port, httpPort] = [await freePort(), await freePort()];
  await new Promise<void>((resolve) => taken.listen(port, "127.0.0.1", resolve));
  const env = {
    DATABASE_URL: newFileUrl(),
    HOST: "127.0.0.1",
    SMTP_HOST: "127.0.0.1",
    MAIL_DOMAIN: "hopthu.example",
  };
  const server = await startServerProcess({
    ...env,
    ROLE: "mail",
    PORT: String(httpPort),
    SMTP_PORT: String(port),
  });
  const ready = async () => {
    const reply = await fetch(`http://127.0.0.1:${httpPort}/readyz`);
    return [reply.status, await reply.text()] as const;
  };
  try {
    expect(await ready()).toEqual([503, "not ready\nSMTP: does not answer"]);
    await until(
      () => server.output(),
      (seen) => seen.includes(`cannot listen on 127.0.0.1:${port}`),
    );
    taken.close();
    await until(ready, ([status]) => status === 200);
    expect((await dial(port)).greeting).toStartWith("220 ");
  } finally {
    await server.stop();
  }
});

test("a certificate that cannot be read closes no mailbox; mail comes without TLS, and the log says why", async () => {
  const port = await freePort();
  const env = {
    SMTP_PORT: String(port),
    SMTP_TLS_CERT: "/no/such/certificate.pem",
    SMTP_TLS_KEY: "/no/such/key.pem",
  };
  const lines: string[] = [];
  const run = async (base: string) => {
    expect((await postJson(`${base}/api/temp-mail`, {})).status).toBe(200);
    const call = await dial(port);
    expect(await call.say("EHLO there")).not.toContain("STARTTLS");
    call.hangUp();
  };
  await withProduct(run, { env, write: (text) => lines.push(text) });
  expect(lines.join("")).toContain("/no/such/certificate.pem");
});

test("a certificate is used once it can be, renewed without a restart, and the last good one kept", async () => {
  const folder = mkdtempSync(join(tmpdir(), "mail-tls-"));
  const files = { SMTP_TLS_CERT: join(folder, "cert.pem"), SMTP_TLS_KEY: join(folder, "key.pem") };
  const write = ({ cert, key }: { cert: string; key: string }) => {
    writeFileSync(files.SMTP_TLS_CERT, cert);
    writeFileSync(files.SMTP_TLS_KEY, key);
  };
  const [given, faults]: [string[], string[]] = [[], []];
  const watched = watchCertificate(files, {
    onCertificate: ({ cert }) => given.push(cert),
    report: (fault) => faults.push(String(fault)),
    everyMs: 10,
  });
  expect([given.length, faults.length, watched.validUntil()]).toEqual([0, 1, Number.NaN]);
  const [first, second] = [newCertificate("a.example"), newCertificate("b.example")];
  write(first);
  await until(
    () => given,
    (seen) => seen.length === 1,
  );
  expect(Math.abs(watched.validUntil() - Date.now() / 1000 - 2 * 86_400)).toBeLessThan(3600);
  write({ cert: second.cert, key: first.key });
  await until(
    () => faults,
    (seen) => seen.length === 2,
  );
  write(second);
  await until(
    () => given,
    (seen) => seen.length === 2,
  );
  expect(given).toEqual([first.cert, second.cert]);
  watched.stop();
});

test("RATE_LIMIT scales how many sessions a sender begins in a minute", async () => {
  const port = await freePort();
  const greetings: string[] = [];
  const run = async () => {
    for (let session = 0; session < 4; session += 1) {
      const call = await dial(port);
      greetings.push(call.greeting.slice(0, 3));
      call.hangUp();
    }
  };
  await withProduct(run, { env: { SMTP_PORT: String(port), RATE_LIMIT: "0.05" } });
  expect(greetings).toEqual(["220", "220", "220", "421"]);
});
