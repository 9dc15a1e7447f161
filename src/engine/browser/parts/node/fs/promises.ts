/** The file system of a browser: there is none, so that nothing of it can be read. */
function refuse(): Promise<never> {
  return Promise.reject(
    Object.assign(new Error("a browser has no files; give texts or bytes"), { code: "ENOSYS" }),
  );
}

export const [stat, lstat, readdir, realpath, open] = Array<() => Promise<never>>(5).fill(refuse);
