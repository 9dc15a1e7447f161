const DEFAULT_REGISTRY = "index.docker.io";

/** Removes a tag after the last colon; a colon before a slash belongs to a port. */
function withoutTag(text: string): string | undefined {
  const at = text.lastIndexOf(":");
  if (at === -1 || text.includes("/", at)) return text;
  return /^[\w.-]{1,127}$/.test(text.slice(at + 1)) ? text.slice(0, at) : undefined;
}

/**
 * The repository of an image's name with its registry, without tag and digest, as go-containerregistry writes it:
 * `index.docker.io/library/alpine` for `alpine:3.20`.
 *
 * @returns `undefined` for a text that is not an image name.
 */
export function getRepository(text: string): string | undefined {
  const [named = "", digest, ...more] = text.split("@");
  if (more.length > 0 || (digest !== undefined && !/^sha256:[0-9a-f]{64}$/.test(digest))) return undefined;
  const base = withoutTag(named);
  if (base === undefined) return undefined;
  const slash = base.indexOf("/");
  const first = slash === -1 ? "" : base.slice(0, slash);
  const isRegistry = first.includes(".") || first.includes(":") || first === "localhost";
  const repository = isRegistry ? base.slice(slash + 1) : base;
  if (!/^[a-z0-9_\-./]{2,255}$/.test(repository)) return undefined;
  if (isRegistry && !/^[\w.-]+(?::\d+)?$/.test(first)) return undefined;
  const registry = !isRegistry || first === "docker.io" ? DEFAULT_REGISTRY : first;
  const isImplicit = registry === DEFAULT_REGISTRY && !repository.includes("/");
  return `${registry}/${isImplicit ? "library/" : ""}${repository}`;
}
