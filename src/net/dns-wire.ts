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
export function isWholeMessage(packetBytes: Buffer): boolean {
  if (packetBytes.length < headerBytes) return false;
  const [questionCount = 0, ...recordCounts] = [4, 6, 8, 10].map((offset) =>
    packetBytes.readUInt16BE(offset),
  );
  let offset: number = headerBytes;
  for (let questionsLeft = questionCount; questionsLeft > 0; questionsLeft -= 1) {
    offset = afterDnsName(packetBytes, offset) + 4;
    if (offset > packetBytes.length) return false;
  }
  for (
    let recordsLeft = recordCounts.reduce((recordSum, recordCount) => recordSum + recordCount, 0);
    recordsLeft > 0;
    recordsLeft -= 1
  ) {
    const recordFields = afterDnsName(packetBytes, offset);
    if (recordFields + 10 > packetBytes.length) return false;
    const recordSize = packetBytes.readUInt16BE(recordFields + 8);
    if (recordSize !== (addressBytes.get(packetBytes.readUInt16BE(recordFields)) ?? recordSize)) return false;
    offset = recordFields + 10 + recordSize;
    if (offset > packetBytes.length) return false;
  }
  return true;
}

/** Where a name ends: at its empty label, or after a pointer of two bytes. */
function afterDnsName(packetBytes: Buffer, nameStart: number): number {
  let offset = nameStart;
  while (offset < packetBytes.length) {
    const labelLength = packetBytes.readUInt8(offset);
    if (labelLength >= 0xc0) return offset + 2;
    offset += 1 + labelLength;
    if (labelLength === 0) return offset;
  }
  return offset;
}
