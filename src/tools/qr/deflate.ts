type Bytes = Uint8Array<ArrayBuffer>;

/** The server's own, in one go: a stream costs as much as all else that a small picture takes. */
function compressedByBun(plainBytes: Bytes): Bytes {
  const deflated = Bun.deflateSync(plainBytes, { level: 6 });
  const zlib = new Uint8Array(deflated.length + 6);
  const zlibView = new DataView(zlib.buffer);
  zlibView.setUint16(0, 0x789c);
  zlib.set(deflated, 2);
  zlibView.setUint32(zlib.length - 4, Bun.hash.adler32(plainBytes));
  return zlib;
}

async function compressed(plainBytes: Bytes): Promise<Bytes> {
  const deflateStream = new Blob([plainBytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(deflateStream).arrayBuffer());
}

const longestBlock = 65_535;
const largestPrime = 65_521;
/** How many bytes can be summed before a sum outgrows 32 bits and its modulo is due. */
const bytesPerModulo = 5552;

/** Adler-32 (RFC 1950, section 9). */
function adlerChecksum(plainBytes: Bytes): number {
  let [adlerLow, adlerHigh] = [1, 0];
  for (let modulusStart = 0; modulusStart < plainBytes.length; modulusStart += bytesPerModulo) {
    for (const plainByte of plainBytes.subarray(modulusStart, modulusStart + bytesPerModulo)) {
      adlerLow += plainByte;
      adlerHigh += adlerLow;
    }
    adlerLow %= largestPrime;
    adlerHigh %= largestPrime;
  }
  return adlerHigh * 65_536 + adlerLow;
}

/** The bytes in blocks that are not compressed (RFC 1951, section 3.2.4). */
export function stored(plainBytes: Bytes): Bytes {
  const blockCount = Math.max(1, Math.ceil(plainBytes.length / longestBlock));
  const zlib = new Uint8Array(2 + plainBytes.length + blockCount * 5 + 4);
  const zlibView = new DataView(zlib.buffer);
  zlibView.setUint16(0, 0x7801);
  for (let blockIndex = 0; blockIndex < blockCount; blockIndex += 1) {
    const blockBytes = plainBytes.subarray(blockIndex * longestBlock, (blockIndex + 1) * longestBlock);
    const blockOffset = 2 + blockIndex * (longestBlock + 5);
    zlibView.setUint8(blockOffset, blockIndex === blockCount - 1 ? 1 : 0);
    zlibView.setUint16(blockOffset + 1, blockBytes.length, true);
    zlibView.setUint16(blockOffset + 3, ~blockBytes.length, true);
    zlib.set(blockBytes, blockOffset + 5);
  }
  zlibView.setUint32(zlib.length - 4, adlerChecksum(plainBytes));
  return zlib;
}

/** A zlib stream (RFC 1950) of the bytes; browsers before 2023 cannot compress, and get a longer one. */
export async function deflate(plainBytes: Bytes): Promise<Bytes> {
  if ("Bun" in globalThis) return compressedByBun(plainBytes);
  return "CompressionStream" in globalThis ? compressed(plainBytes) : stored(plainBytes);
}
