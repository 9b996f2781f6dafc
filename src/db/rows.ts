/** The row of a statement that always gives one. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error("The database gave no row");
  return row;
}

/** In pieces of `chunkSize` and a last one of what is left. */
export const chunksOf = <Row>(tableRows: readonly Row[], chunkSize: number): Row[][] =>
  Array.from({ length: Math.ceil(tableRows.length / chunkSize) }, (_, index) =>
    tableRows.slice(index * chunkSize, (index + 1) * chunkSize),
  );
