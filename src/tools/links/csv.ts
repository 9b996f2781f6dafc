import Papa from "papaparse";

/** Lines of a table, which a spreadsheet neither runs nor misreads; each ends with a line break. */
export const csvLines = (rows: readonly (readonly unknown[])[]): string =>
  rows.length === 0
    ? ""
    : `${Papa.unparse(
        rows.map((row) => [...row]),
        { escapeFormulae: true, newline: "\r\n" },
      )}\r\n`;
