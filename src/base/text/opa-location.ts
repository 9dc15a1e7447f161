/** A place in Rego as OPA writes it: row and column from 1; no file for a query. */
export interface OpaLocation {
  file: string;
  row: number;
  col: number;
}

export function toOpaLocation(place: { file: string; row: number; column: number }): OpaLocation {
  return { file: place.file, row: place.row, col: place.column };
}
