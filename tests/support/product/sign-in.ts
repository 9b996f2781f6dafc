import { type Person, startIdentityProvider } from "#tests/support/servers/identity-provider.ts";
import { type Options, startTestProduct } from "./product.ts";
import { Visitor } from "#tests/support/people/visitor.ts";

export type Provider = "google" | "facebook";

/** The settings by which the product takes an identity provider of the loopback for Google or Facebook. */
export function settingsFor(name: Provider, { settings }: ReturnType<typeof startIdentityProvider>) {
  const prefix = name.toUpperCase();
  return {
    [`${prefix}_CLIENT_ID`]: settings.clientId,
    [`${prefix}_CLIENT_SECRET`]: settings.clientSecret,
    [`${prefix}_AUTH_URL`]: settings.authUrl,
    [`${prefix}_TOKEN_URL`]: settings.tokenUrl,
    [`${prefix}_USERINFO_URL`]: settings.userinfoUrl,
  };
}

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address, "http://localhost");
  return pathname + search;
};

/** Goes to the provider and consents; returns the path of the product's own callback, with code and state. */
export async function reachCallback(visitor: Visitor, name: Provider, query = ""): Promise<string> {
  const start = await visitor.open(`/api/auth/${name}${query}`);
  const consent = await fetch(start.headers.get("location") ?? "", { redirect: "manual" });
  return pathOf(consent.headers.get("location") ?? "");
}

/** Opens the product's callback; returns the path that it leads to, the callback page's. */
export async function finishSignIn(visitor: Visitor, callback: string): Promise<string> {
  return pathOf((await visitor.open(callback)).headers.get("location") ?? "");
}

export type SignInSite = {
  readonly base: string;
  readonly visitor: () => Visitor;
  readonly signedIn: (person?: Person, name?: Provider) => Promise<Visitor>;
  readonly idps: Record<Provider, ReturnType<typeof startIdentityProvider>>;
};

/** Runs a test against a product at which anybody can sign in. */
export async function withSignIn(
  run: (site: SignInSite) => Promise<void>,
  env: Record<string, string> = {},
  options: Pick<Options, "write" | "now" | "chance"> = {},
): Promise<void> {
  const idps = { google: startIdentityProvider("google"), facebook: startIdentityProvider("facebook") };
  const settings = { ...settingsFor("google", idps.google), ...settingsFor("facebook", idps.facebook) };
  const product = await startTestProduct({ env: { ...settings, ...env }, ...options });
  let people = 0;
  const newPerson = (): Person => {
    people += 1;
    return { id: `person-${people}`, name: `Người ${people}`, email: `nguoi-${people}@people.example` };
  };
  const visitor = () => new Visitor(product.url);
  const signedIn = async (person = newPerson(), name: Provider = "google") => {
    const browser = visitor();
    idps[name].state.person = person;
    const page = await finishSignIn(browser, await reachCallback(browser, name));
    browser.token = new URLSearchParams(page.split("?")[1]).get("token");
    return browser;
  };
  try {
    await run({ base: product.url, visitor, signedIn, idps });
  } finally {
    await product.stop();
    await Promise.all([idps.google.stop(), idps.facebook.stop()]);
  }
}
