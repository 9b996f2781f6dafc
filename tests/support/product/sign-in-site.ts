import type { OnQuery } from "#db/db.ts";
import { freePort } from "#tests/support/servers/free-port.ts";
import { startIdentityProvider } from "#tests/support/servers/identity-provider.ts";
import { startTestProduct } from "./product.ts";
import { settingsFor } from "./sign-in.ts";

/** A product that a browser can sign in at, with Google on the loopback. */
export async function startSignInSite(
  more: Record<string, string> = {},
  options: { onQuery?: OnQuery } = {},
) {
  const idp = startIdentityProvider("google");
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const product = await startTestProduct({
    ...options,
    env: { ...more, ...settingsFor("google", idp), PORT: String(port), PUBLIC_URL: url },
  });
  return { idp, url, stop: () => Promise.all([product.stop(), idp.stop()]) };
}
