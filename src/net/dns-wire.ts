const headerBytes = 12;
/** How many bytes the data of type A (1) and AAAA (28) has: RFC 1035 §3.4.1, RFC 3596 §2.2. */
const addressBytes = new Map([
  [1, 4],
  [28, 16],
]);

/**
 * Whether all that the header counts lies within the bytes (RFC 1035 §4.1), and addresses have their length.
 * dns-packet reads past the end of a message that was cut, and makes up what is missing.
 */
export function isWholeMessage(bytes: Buffer): boolean {
  if (bytes.length < headerBytes) return false;
  const [questions = 0, ...records] = [4, 6, 8, 10].map((offset) => bytes.readUInt16BE(offset));
  let offset: number = headerBytes;
  for (let left = questions; left > 0; left -= 1) {
    offset = afterName(bytes, offset) + 4;
    if (offset > bytes.length) return false;
  }
  for (let left = records.reduce((sum, count) => sum + count, 0); left > 0; left -= 1) {
    const fields = afterName(bytes, offset);
    if (fields + 10 > bytes.length) return false;
    const size = bytes.readUInt16BE(fields + 8);
    if (size !== (addressBytes.get(bytes.readUInt16BE(fields)) ?? size)) return false;
    offset = fields + 10 + size;
    if (offset > bytes.length) return false;
  }
  return true;
}

/** Where a name ends: at its empty label, or after a pointer of two bytes. */
function afterName(bytes: Buffer, start: number): number {
  let offset = start;
  while (offset < bytes.length) {
    const length = bytes.readUInt8(offset);
    if (length >= 0xc0) return offset + 2;
    offset += 1 + length;
    if (length === 0) return offset;
  }
  return offset;
}
