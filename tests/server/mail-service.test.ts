import { expect, test } from "bun:test";
import { createServer } from "node:net";
import { freePort } from "../support/servers/free-port.ts";
import { dial } from "../support/product/mail-service.ts";
import { postJson, startTestProduct, withProduct } from "../support/product/product.ts";

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

test("a certificate that cannot be read keeps the product from starting", async () => {
  const env = { SMTP_TLS_CERT: "/no/such/certificate.pem", SMTP_TLS_KEY: "/no/such/key.pem" };
  const refusal = await startTestProduct({ env }).then(() => "it started", String);
  expect(refusal).toContain("/no/such/certificate.pem");
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
