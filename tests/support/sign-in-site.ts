import { freePort } from "./free-port.ts";
import { startIdentityProvider } from "./identity-provider.ts";
import { startTestProduct } from "./product.ts";
import { settingsFor } from "./sign-in.ts";

/** A product that a browser can sign in at, with Google on the loopback. */
export async function startSignInSite() {
  const idp = startIdentityProvider("google");
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const product = await startTestProduct({
    env: { ...settingsFor("google", idp), PORT: port, PUBLIC_URL: url },
  });
  return { idp, url, stop: () => Promise.all([product.stop(), idp.stop()]) };
}
