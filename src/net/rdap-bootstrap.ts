import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { type RdapBootstrap, builtInBootstrap, readBootstrap } from "#tools/whois/bootstrap.ts";
import { isJsonObject, parseJson } from "#core/json.ts";
import type { HttpClient } from "./http.ts";

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
/** The wait after a failure while there is nothing but the built-in list. */
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

type BootstrapCopy = { readonly list: RdapBootstrap; readonly at: number };

/** Gives the list of RDAP servers: fetched once a week and stored on disk, else the built-in one. */
export function createBootstrap({
  url,
  file: bootstrapFile,
  client,
  now,
}: BootstrapSettings): () => Promise<RdapBootstrap> {
  let bootstrapCopy: BootstrapCopy | null = null;
  let isDiskRead = false;
  let nextTry = 0;
  let fetching: Promise<void> | null = null;

  async function refreshBootstrap(): Promise<void> {
    const json = await fetchBootstrap(client, url);
    const bootstrapList = readBootstrap(json);
    nextTry = now() + (bootstrapList ? weekMs : bootstrapCopy ? dayMs : retryMs);
    if (!bootstrapList) return;
    bootstrapCopy = { list: bootstrapList, at: now() };
    if (bootstrapFile !== null) await storeBootstrap(bootstrapFile, { url, at: bootstrapCopy.at, json });
  }

  return async () => {
    if (!isDiskRead) {
      isDiskRead = true;
      bootstrapCopy = bootstrapFile === null ? null : await readStored(bootstrapFile, url);
      nextTry = bootstrapCopy ? bootstrapCopy.at + weekMs : 0;
    }
    if (now() >= nextTry) {
      fetching ??= refreshBootstrap().finally(() => {
        fetching = null;
      });
    }
    // An old list is better than waiting for a new one.
    if (!bootstrapCopy && fetching) await fetching;
    return bootstrapCopy?.list ?? builtInBootstrap();
  };
}

async function fetchBootstrap(client: HttpClient, url: string): Promise<unknown> {
  const request = { url, keepBytes: maxListBytes, headers: [["Accept", "application/json"]] } as const;
  const bootstrapReply = await client.request(request, AbortSignal.timeout(timeoutMs));
  if (!bootstrapReply.ok || bootstrapReply.value.status !== 200 || bootstrapReply.value.body.isCut)
    return null;
  return parseJson(new TextDecoder().decode(bootstrapReply.value.body.bytes));
}

type StoredList = { readonly url: string; readonly at: number; readonly json: unknown };

/** Whole or not at all; a disk that is full or closed costs the next start a fetch, and nothing else. */
async function storeBootstrap(bootstrapFile: string, storedList: StoredList): Promise<void> {
  try {
    await mkdir(path.dirname(bootstrapFile), { recursive: true });
    await writeFile(`${bootstrapFile}.new`, JSON.stringify(storedList));
    await rename(`${bootstrapFile}.new`, bootstrapFile);
  } catch {
    // See above.
  }
}

/** The stored list, when it came from the same address. */
async function readStored(bootstrapFile: string, url: string): Promise<BootstrapCopy | null> {
  const storedText = await readFile(bootstrapFile, "utf8").catch(() => "null");
  const storedList = parseJson(storedText);
  const { url: storedUrl, at, json } = isJsonObject(storedList) ? storedList : {};
  const bootstrapList = readBootstrap(json);
  return bootstrapList && storedUrl === url && typeof at === "number" ? { list: bootstrapList, at } : null;
}
