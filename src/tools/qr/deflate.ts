type Bytes = Uint8Array<ArrayBuffer>;

async function compressed(bytes: Bytes): Promise<Bytes> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const longestBlock = 65_535;
const largestPrime = 65_521;
/** How many bytes can be summed before a sum outgrows 32 bits and its modulo is due. */
const bytesPerModulo = 5552;

/** Adler-32 (RFC 1950, section 9). */
function checksum(bytes: Bytes): number {
  let [low, high] = [1, 0];
  for (let from = 0; from < bytes.length; from += bytesPerModulo) {
    for (const byte of bytes.subarray(from, from + bytesPerModulo)) {
      low += byte;
      high += low;
    }
    low %= largestPrime;
    high %= largestPrime;
  }
  return high * 65_536 + low;
}

/** The bytes in blocks that are not compressed (RFC 1951, section 3.2.4). */
export function stored(bytes: Bytes): Bytes {
  const blocks = Math.max(1, Math.ceil(bytes.length / longestBlock));
  const zlib = new Uint8Array(2 + bytes.length + blocks * 5 + 4);
  const view = new DataView(zlib.buffer);
  view.setUint16(0, 0x7801);
  for (let block = 0; block < blocks; block += 1) {
    const part = bytes.subarray(block * longestBlock, (block + 1) * longestBlock);
    const at = 2 + block * (longestBlock + 5);
    view.setUint8(at, block === blocks - 1 ? 1 : 0);
    view.setUint16(at + 1, part.length, true);
    view.setUint16(at + 3, ~part.length, true);
    zlib.set(part, at + 5);
  }
  view.setUint32(zlib.length - 4, checksum(bytes));
  return zlib;
}

/** A zlib stream (RFC 1950) of the bytes; browsers before 2023 cannot compress, and get a longer one. */
export const deflate = async (bytes: Bytes): Promise<Bytes> =>
  "CompressionStream" in globalThis ? compressed(bytes) : stored(bytes);
