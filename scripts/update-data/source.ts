import { readFile, stat } from "node:fs/promises";

export type SourceBounds = { readonly maxBytes: number; readonly timeoutMs: number };

export const usualBounds: SourceBounds = { maxBytes: 8 * 1024 * 1024, timeoutMs: 20_000 };

/** The bytes of a file, or of what an address answers: whole, within the bounds, or an error that says why not. */
async function readSource(source: string, bounds: SourceBounds): Promise<Buffer> {
  if (/^https?:/.test(source)) return fetchSource(source, bounds);
  const { size } = await stat(source);
  if (size > bounds.maxBytes) throw tooLarge(bounds);
  return readFile(source);
}

const tooLarge = ({ maxBytes }: SourceBounds) => new Error(`it has more than ${maxBytes} bytes`);

async function fetchSource(source: string, bounds: SourceBounds): Promise<Buffer> {
  const response = await fetch(source, {
    redirect: "manual",
    signal: AbortSignal.timeout(bounds.timeoutMs),
  });
  const movedTo = response.headers.get("location");
  if (movedTo !== null) throw new Error(`it has moved to ${movedTo}`);
  if (response.status !== 200) throw new Error(`it answers ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > bounds.maxBytes) throw tooLarge(bounds);
    chunks.push(chunk);
  }
  const announced = response.headers.get("content-length");
  const isEncoded = response.headers.has("content-encoding");
  if (announced !== null && !isEncoded && Number(announced) !== size)
    throw new Error(`it ends after ${size} of ${announced} bytes`);
  return Buffer.concat(chunks);
}

/** A source that is text in UTF-8. */
export const readText = async (source: string, bounds: SourceBounds): Promise<string> =>
  new TextDecoder("utf-8", { fatal: true }).decode(await readSource(source, bounds));

export async function readJson(source: string, bounds: SourceBounds): Promise<unknown> {
  const text = await readText(source, bounds);
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`it is no JSON: ${JSON.stringify(text.slice(0, 60))}`);
  }
}
