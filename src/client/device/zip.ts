import { crc32 } from "#tools/qr/png.ts";

type ZipFile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

const [localHeader, centralHeader, endOfCentral] = [0x04034b50, 0x02014b50, 0x06054b50];
/** Names are UTF-8 (APPNOTE.TXT, appendix D). */
const utf8Flag = 0x0800;
/** 1 January 1980, the first day that a ZIP can tell. */
const firstDay = 0x0021;

function header(size: number, write: (view: DataView) => void): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  write(new DataView(bytes.buffer));
  return bytes;
}

/** Files in a ZIP (PKWARE APPNOTE.TXT 6.3), stored as they are: pictures are compressed already. */
export function zipOf(files: readonly ZipFile[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name: fileName, bytes } of files) {
    const name = new TextEncoder().encode(fileName);
    const writeFacts = (view: DataView, at: number) => {
      view.setUint16(at, 20, true);
      view.setUint16(at + 2, utf8Flag, true);
      view.setUint16(at + 8, firstDay, true);
      view.setUint32(at + 10, crc32(bytes), true);
      view.setUint32(at + 14, bytes.length, true);
      view.setUint32(at + 18, bytes.length, true);
      view.setUint16(at + 22, name.length, true);
    };
    const start = offset;
    const local = header(30, (view) => {
      view.setUint32(0, localHeader, true);
      writeFacts(view, 4);
    });
    const central = header(46, (view) => {
      view.setUint32(0, centralHeader, true);
      view.setUint16(4, 20, true);
      writeFacts(view, 6);
      view.setUint32(42, start, true);
    });
    parts.push(local, name, bytes);
    directory.push(central, name);
    offset += local.length + name.length + bytes.length;
  }
  const directorySize = directory.reduce((sum, { length }) => sum + length, 0);
  const end = header(22, (view) => {
    view.setUint32(0, endOfCentral, true);
    view.setUint16(8, files.length, true);
    view.setUint16(10, files.length, true);
    view.setUint32(12, directorySize, true);
    view.setUint32(16, offset, true);
  });
  return new Blob([...parts, ...directory, end], { type: "application/zip" });
}
