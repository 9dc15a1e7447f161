/** The used part of Node's `path`, for the names of sources, which belong to no file system: relative to `/`. */
export function resolve(...names: string[]): string {
  let parts: string[] = [];
  for (const name of names) {
    if (name.startsWith("/")) parts = [];
    for (const part of name.split("/")) {
      if (part === "..") parts.pop();
      else if (part !== "" && part !== ".") parts.push(part);
    }
  }
  return `/${parts.join("/")}`;
}

export function join(...names: string[]): string {
  const whole = names.filter((name) => name !== "").join("/");
  const path = resolve(whole);
  return whole.startsWith("/") ? path : path.slice(1) || ".";
}

export function basename(name: string): string {
  return name.replace(/\/+$/, "").split("/").at(-1) ?? "";
}

export function dirname(name: string): string {
  const at = name.replace(/\/+$/, "").lastIndexOf("/");
  return at < 0 ? "." : name.slice(0, at) || "/";
}

export function extname(name: string): string {
  return /[^/](\.[^./]*)$/.exec(basename(name))?.[1] ?? "";
}

export function relative(from: string, to: string): string {
  const [a, b] = [from, to].map((name) =>
    resolve(name)
      .split("/")
      .filter((part) => part !== ""),
  );
  const [left = [], right = []] = [a, b];
  let same = 0;
  while (same < left.length && left[same] === right[same]) same++;
  return [...left.slice(same).map(() => ".."), ...right.slice(same)].join("/");
}

export const sep = "/";

export const posix = { resolve, join, basename, dirname, extname, relative, sep };
