import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Bootstrap, builtInBootstrap, readBootstrap } from "../tools/whois/bootstrap.ts";
import { isJsonObject, parseJson } from "../core/json.ts";
import type { HttpClient } from "./http.ts";

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
/** The wait after a failure while there is nothing but the built-in table. */
const retryMs = 600_000;
const timeoutMs = 5000;
const maxListBytes = 2 * 1024 * 1024;

export type BootstrapSettings = {
  readonly url: string;
  /** Where the list is stored between two starts; nowhere when null. */
  readonly file: string | null;
  readonly client: HttpClient;
  readonly now: () => number;
};

type Copy = { readonly list: Bootstrap; readonly at: number };

/** Gives the list of RDAP servers: fetched once a week and stored on disk, else the built-in table. */
export function createBootstrap({ url, file, client, now }: BootstrapSettings): () => Promise<Bootstrap> {
  let copy: Copy | null = null;
  let isDiskRead = false;
  let nextTry = 0;
  let fetching: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    const json = await fetchList(client, url);
    const list = readBootstrap(json);
    nextTry = now() + (list ? weekMs : copy ? dayMs : retryMs);
    if (!list) return;
    copy = { list, at: now() };
    if (file !== null) await store(file, { url, at: copy.at, json });
  }

  return async () => {
    if (!isDiskRead) {
      isDiskRead = true;
      copy = file === null ? null : await readStored(file, url);
      nextTry = copy ? copy.at + weekMs : 0;
    }
    if (now() >= nextTry) {
      fetching ??= refresh().finally(() => {
        fetching = null;
      });
    }
    // An old list is better than waiting for a new one.
    if (!copy && fetching) await fetching;
    return copy?.list ?? builtInBootstrap;
  };
}

async function fetchList(client: HttpClient, url: string): Promise<unknown> {
  const request = { url, keepBytes: maxListBytes, headers: [["Accept", "application/json"]] } as const;
  const reply = await client.request(request, AbortSignal.timeout(timeoutMs));
  if (!reply.ok || reply.value.status !== 200 || reply.value.body.isCut) return null;
  return parseJson(new TextDecoder().decode(reply.value.body.bytes));
}

type StoredList = { readonly url: string; readonly at: number; readonly json: unknown };

/** Whole or not at all; a disk that is full or closed costs the next start a fetch, and nothing else. */
async function store(file: string, stored: StoredList): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(`${file}.new`, JSON.stringify(stored));
    await rename(`${file}.new`, file);
  } catch {
    // See above.
  }
}

/** The stored list, when it came from the same address. */
async function readStored(file: string, url: string): Promise<Copy | null> {
  const text = await readFile(file, "utf8").catch(() => "null");
  const stored = parseJson(text);
  const { url: from, at, json } = isJsonObject(stored) ? stored : {};
  const list = readBootstrap(json);
  return list && from === url && typeof at === "number" ? { list, at } : null;
}
