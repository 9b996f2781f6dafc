/** The files of a ZIP without compression, as its central directory lists them; throws where a file is not as it says. */
export function filesInZip(
  zip: Uint8Array,
): readonly { readonly name: string; readonly bytes: Uint8Array }[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = zip.length - 22;
  if (view.getUint32(end, true) !== 0x06054b50) throw new Error("No directory");
  let at = view.getUint32(end + 16, true);
  const files = Array.from({ length: view.getUint16(end + 10, true) }, () => {
    if (view.getUint32(at, true) !== 0x02014b50 || view.getUint16(at + 10, true) !== 0)
      throw new Error("No stored file");
    const [crc, size] = [view.getUint32(at + 16, true), view.getUint32(at + 24, true)];
    const nameLength = view.getUint16(at + 28, true);
    const start = view.getUint32(at + 42, true);
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength));
    const localName = new TextDecoder().decode(
      zip.subarray(start + 30, start + 30 + view.getUint16(start + 26, true)),
    );
    const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    const bytes = zip.subarray(from, from + size);
    if (view.getUint32(start, true) !== 0x04034b50 || localName !== name)
      throw new Error(`Not there: ${name}`);
    if (Bun.hash.crc32(bytes) !== crc) throw new Error(`Broken: ${name}`);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    return { name, bytes };
  });
  if (at !== end) throw new Error("More than the directory says");
  return files;
}
