const pageBytes = 4096;

/**
 * About what a row takes in a database file: its columns, in whole pages where they are long, and `overheadBytes` for
 * its header, its places in the indices, and its part of pages that are not full.
 */
export const storedRowBytes = (columnBytes: number, overheadBytes: number): number =>
  overheadBytes +
  (columnBytes > pageBytes / 4 ? Math.ceil(columnBytes / pageBytes) * pageBytes : columnBytes);

const encoder = new TextEncoder();

export const utf8Bytes = (...texts: readonly (string | null)[]): number =>
  texts.reduce((sum, text) => sum + (text ? encoder.encode(text).byteLength : 0), 0);
