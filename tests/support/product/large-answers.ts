import { sessionCookie } from "#tools/sign-in/cookies.ts";
import { mailboxCookie } from "#tools/temp-mail/access.ts";
import { taskPlaces } from "#tools/catalog.ts";
import type { Declared } from "#server/app.ts";
import { richPlaces } from "./rich-user.ts";

export type RichOwner = { readonly token: string; readonly mailbox: string };

/** An address that is read, and who asks there. */
export type Asked = { readonly path: string; readonly headers: Readonly<Record<string, string>> };

const isOfTask = new Set(taskPlaces.flatMap(({ addresses }) => Object.values(addresses)));

/** Every route of the product that a GET reaches, as somebody asks who has as much as one may have. */
export const readingsOf = (
  { routes }: Pick<Declared, "routes">,
  { token, mailbox }: RichOwner,
): readonly Asked[] => {
  const patterns = new Set(routes.flatMap(({ method, path }) => (method === "GET" ? [path] : [])));
  const places = Object.entries(richPlaces(mailbox));
  return [...patterns]
    .filter((pattern) => !isOfTask.has(pattern))
    .map((pattern) => {
      const path = places
        .reduce((text, [from, to]) => text.replace(from, to), pattern)
        .replaceAll(/:\w+/g, "a");
      const who = path.startsWith("/api/")
        ? { Authorization: `Bearer ${token}` }
        : { Cookie: `${sessionCookie}=${token}; ${mailboxCookie}=${mailbox}` };
      // What is compressed is less, and may be made in another way.
      return { path, headers: { ...who, "Accept-Encoding": "identity" } };
    });
};

type Read = {
  readonly status: number;
  /** How much was given in one go: a stream says no length. */
  readonly bytesAtOnce: number;
  /** No more than `maxBytes` is read, by which it may be passed. */
  readonly bytes: number;
};

/** Reads the beginning of an answer. */
export async function readUpTo(maxBytes: number, base: string, { path, headers }: Asked): Promise<Read> {
  const reply = await fetch(base + path, { headers, redirect: "manual" });
  const { status } = reply;
  const bytesAtOnce = Number(reply.headers.get("content-length"));
  const isEndless = reply.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  let bytes = 0;
  if (isEndless) await reply.body?.cancel();
  else
    for await (const piece of reply.body ?? []) {
      bytes += piece.length;
      if (bytes > maxBytes) break;
    }
  return { status, bytesAtOnce, bytes };
}
