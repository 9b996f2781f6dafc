/** A browser without scripts, as far as its cookies go: they are kept and sent back, redirects are not followed. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #base: string;
  token: string | null = null;

  constructor(base: string) {
    this.#base = base;
  }

  async open(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0)
      headers.set("Cookie", [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(new URL(path, this.#base), { redirect: "manual", ...init, headers });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /** Asks the API with the token, and without cookies. */
  call(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.token) headers.set("Authorization", `Bearer ${this.token}`);
    if (init.body) headers.set("Content-Type", "application/json");
    return fetch(new URL(`/api${path}`, this.#base), { ...init, headers });
  }

  /** Sends a form of a page of this site. */
  submit(path: string, fields: Record<string, string>): Promise<Response> {
    const headers = { "Sec-Fetch-Site": "same-origin" };
    return this.open(path, { method: "POST", body: new URLSearchParams(fields), headers });
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split("; ");
    const [name = "", value = ""] = pair.split("=");
    if (attributes.includes("Max-Age=0")) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
