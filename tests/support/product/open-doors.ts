import { createHmac } from "node:crypto";
import { mcpPath } from "#api/mcp/serve-mcp.ts";
import { Visitor } from "#tests/support/people/visitor.ts";
import { freePort } from "#tests/support/servers/free-port.ts";
import { startIdentityProvider } from "#tests/support/servers/identity-provider.ts";
import { newFileUrl } from "./database.ts";
import type { Entrant } from "./door-costs.ts";
import { hookSecret, mailEnv } from "./mailbox.ts";
import { finishSignIn, reachCallback, settingsFor } from "./sign-in.ts";
import type { Door } from "./text-doors.ts";
import { type WatchedProduct, withWatchedProduct } from "./watched-product.ts";
import { type Strangers, makeOneOfEach, onLoopback, withWholeNetwork } from "./whole-network.ts";

const operator = { id: "sep", name: "Sếp", email: "sep@people.example", email_verified: true };

/** A request of Facebook's to delete somebody's data, as it signs it. */
function signedRequest(): string {
  const claims = { algorithm: "HMAC-SHA256", user_id: "1", issued_at: Math.floor(Date.now() / 1000) };
  const payload = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return `${createHmac("sha256", "secret").update(payload).digest("base64url")}.${payload}`;
}

/** What clients of 2025 have to accept. */
const bothTypes = "application/json, text/event-stream";

const asksSites = ({ path }: Door): boolean => /\/(http|proxy)\b/.test(path);

export type OpenDoors = {
  readonly product: WatchedProduct;
  readonly doors: readonly Door[];
  /** A web site that the product may reach, and a mailbox of it. */
  readonly site: string;
  readonly email: string;
  readonly entrantAt: (door: Pick<Door, "path">) => Entrant;
  /** Texts of which some field or other takes one. */
  readonly candidates: readonly unknown[];
};

/** Runs a test against the product in a thread of its own, with all that it may ask elsewhere and somebody who has one of each thing. */
export const withOpenDoors = (
  run: (open: OpenDoors) => Promise<void>,
  strangers?: Strangers,
): Promise<void> =>
  withWholeNetwork(async ({ settings, site }) => {
    const [google, facebook] = [startIdentityProvider("google"), startIdentityProvider("facebook")];
    google.state.person = operator;
    const { env, smtpPort } = await mailEnv();
    const port = await freePort();
    const own = {
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: newFileUrl(),
      RATE_LIMIT: "0",
      ADMIN_EMAILS: operator.email,
      MAIL_HOOK_SECRET: hookSecret,
    };
    const signIn = { ...settingsFor("google", google), ...settingsFor("facebook", facebook) };
    await withWatchedProduct({ ...env, ...settings, ...signIn, ...own }, async (product) => {
      const owner = new Visitor(product.url());
      const page = await finishSignIn(owner, await reachCallback(owner, "google"));
      owner.token = new URLSearchParams(page.split("?")[1]).get("token");
      const { places, email, key } = await makeOneOfEach(product.url(), owner, smtpPort);
      const mailbox = places["/mailbox/{token}"]?.split("/").at(-1) ?? "";
      const cookies = [...owner.cookies, ["mailbox", mailbox]].map((pair) => pair.join("=")).join("; ");
      const noteKey = places["/notes/public/{key}"]?.split("/").at(-1) ?? "";
      const linkCode = places["/links/{code}"]?.split("/").at(-1) ?? "";
      const known = { target: linkCode };
      const ofPages = { ...places, "/notes/{key}": `/notes/${noteKey}` };
      await run({
        product,
        site,
        email,
        doors: product.doors.map((door) => (asksSites(door) ? onLoopback(door, site) : door)),
        entrantAt: ({ path }) =>
          path === mcpPath
            ? { headers: { Authorization: `Bearer ${key}`, Accept: bothTypes }, places, known }
            : path.startsWith("/api/")
              ? { headers: { Authorization: `Bearer ${owner.token}` }, places, known }
              : { headers: { Cookie: cookies }, places: ofPages, known },
        candidates: [
          ..."a|1|#000000|0912345678|a@example.com|970436|links|qr|png|2030-01-01|~~~|A: b".split("|"),
          ["links"],
          signedRequest(),
          linkCode,
        ],
      });
    });
    await Promise.all([google.stop(), facebook.stop()]);
  }, strangers);
