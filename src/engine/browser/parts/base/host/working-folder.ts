/** Where the names of sources start. A browser has no folders, so that it is nowhere else. */
export function workingFolder(): string {
  return "/";
}
