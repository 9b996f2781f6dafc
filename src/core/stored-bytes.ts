const pageBytes = 4096;

/**
 * About what a row takes in a database file: its columns, in whole pages where they are long, and `overheadBytes` for
 * its header, its places in the indices, and its part of pages that are not full.
 */
export const storedRowBytes = (columnBytes: number, overheadBytes: number): number =>
  overheadBytes +
  (columnBytes > pageBytes / 4 ? Math.ceil(columnBytes / pageBytes) * pageBytes : columnBytes);

const encoder = new TextEncoder();

export const utf8Bytes = (...storedTexts: readonly (string | null)[]): number =>
  storedTexts.reduce(
    (byteSum, storedText) => byteSum + (storedText ? encoder.encode(storedText).byteLength : 0),
    0,
  );
