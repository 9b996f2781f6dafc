import { createHash } from "node:crypto";

export type Person = {
  id: string;
  name?: string;
  email?: string;
  email_verified?: boolean;
  picture?: string;
};

const s256 = (verifier: string): string => createHash("sha256").update(verifier).digest("base64url");

/** How each provider tells of the same person. */
const told = {
  google: ({ id, ...person }: Person) => ({ sub: id, ...person }),
  facebook: ({ picture, ...person }: Person) => ({
    ...person,
    ...(picture && { picture: { data: { url: picture } } }),
  }),
};

/** A stranger way for a provider to answer, at its token or its userinfo address. */
export type Mischief = () => Response | Promise<Response>;

/**
 * Google and Facebook on the loopback: strict about the client, the redirect address, single use and PKCE. Whoever
 * is `person` consents to everything.
 */
export function startIdentityProvider(provider: "google" | "facebook") {
  const grants = new Map<string, { challenge: string; redirect: string; person: Person }>();
  const tokens = new Map<string, Person>();
  const state: { person: Person; token?: Mischief; userinfo?: Mischief } = {
    person: { id: "person-1", name: "Nguyễn Văn Đức", email: "duc@people.example" },
  };

  const refusal = (error: string) => Response.json({ error }, { status: 400 });

  async function exchange(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    const grant = grants.get(form.get("code") ?? "");
    grants.delete(form.get("code") ?? "");
    if (form.get("client_id") !== "client" || form.get("client_secret") !== "secret")
      return refusal("invalid_client");
    if (!grant || grant.redirect !== form.get("redirect_uri")) return refusal("invalid_grant");
    if (grant.challenge !== s256(form.get("code_verifier") ?? "")) return refusal("invalid_grant");
    const token = crypto.randomUUID();
    tokens.set(token, grant.person);
    return Response.json({ access_token: token, token_type: "Bearer", expires_in: 3600 });
  }

  function consent(query: URLSearchParams): Response {
    const [code, back] = [crypto.randomUUID(), new URL(query.get("redirect_uri") ?? "")];
    grants.set(code, {
      challenge: query.get("code_challenge") ?? "",
      redirect: back.href,
      person: state.person,
    });
    back.searchParams.set("code", code);
    back.searchParams.set("state", query.get("state") ?? "");
    return Response.redirect(back.href, 302);
  }

  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    async fetch(request) {
      const url = new URL(request.url);
      if (url.pathname === "/authorize") return consent(url.searchParams);
      if (url.pathname === "/token") return state.token ? state.token() : exchange(request);
      if (state.userinfo) return state.userinfo();
      const person = tokens.get(request.headers.get("authorization")?.replace("Bearer ", "") ?? "");
      return person ? Response.json(told[provider](person)) : new Response(null, { status: 401 });
    },
  });

  const at = (path: string) => `http://127.0.0.1:${server.port}${path}`;
  return {
    state,
    settings: {
      clientId: "client",
      clientSecret: "secret",
      authUrl: at("/authorize"),
      tokenUrl: at("/token"),
      userinfoUrl: at("/userinfo"),
      redirectUrl: `http://127.0.0.1/api/auth/${provider}/callback`,
    },
    stop: () => server.stop(true),
  };
}

/** Consents at the provider; returns the query that it sends the visitor back with. */
export async function consentAt(url: string): Promise<Record<string, string>> {
  const reply = await fetch(url, { redirect: "manual" });
  return Object.fromEntries(new URL(reply.headers.get("location") ?? "").searchParams);
}
