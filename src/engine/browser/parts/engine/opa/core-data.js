// @ts-check In a browser modules have their data sections.

/** The end of reading a data section: there is none. */
export class DataUnusable extends Error {}

export function fillMemory() {
  throw new DataUnusable("a browser has no files");
}
