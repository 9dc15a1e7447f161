/** Where relative paths start when nobody says otherwise: the process's current directory. */
export function workingFolder(): string {
  return process.cwd();
}
