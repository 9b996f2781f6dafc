import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";

type Bytes = Uint8Array<ArrayBuffer>;
export type Variants = { readonly identity: Bytes; readonly gzip: Bytes; readonly br: Bytes };
export type Asset = Variants & { readonly type: string };

const toBrotli = promisify<Bytes, { params: Record<number, number> }, Buffer<ArrayBuffer>>(brotliCompress);
const toGzip = promisify<Bytes, { level: number }, Buffer<ArrayBuffer>>(gzip);

const brotli = async (identity: Bytes, quality: number): Promise<Bytes> =>
  new Uint8Array(await toBrotli(identity, { params: { [zlib.BROTLI_PARAM_QUALITY]: quality } }));

/** Compresses apart from the main thread: the best brotli of a page takes longer than drawing it. */
export async function compress(identity: Bytes, quality = 9): Promise<Variants> {
  const [br, gz] = await Promise.all([brotli(identity, quality), toGzip(identity, { level: 9 })]);
  return { identity, gzip: new Uint8Array(gz), br };
}

/** Nearly the best of brotli, in half the time: it is done once for each version, and every visitor loads the result. */
const assetQuality = 10;

/** As small as it gets, 4 % under zlib's best; it takes the thread that it is called on. */
export const compressAsset = async (identity: Bytes): Promise<Variants> => ({
  identity,
  gzip: Bun.gzipSync(identity, { library: "libdeflate", level: 12 }),
  br: await brotli(identity, assetQuality),
});
