/** Returns the default base of relative paths: the process's current directory. */
export function workingFolder(): string {
  return process.cwd();
}
