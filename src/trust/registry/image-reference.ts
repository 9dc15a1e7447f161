import { isRegohostError } from "../../base/errors.js";
import { IMAGE_SCHEME } from "../../base/text/address.js";
import { DOCKER_HUB, parseImageName, type ImageName } from "./image-name.js";

/** The name of an image with a digest. */
export type ImageDigest = ImageName & { digest: string };

const DEFAULT_TAG = "latest";

/** The address in a registry with the default tag, if it has neither a tag nor a digest. */
export function withDefaultTag(address: string): string {
  return /[:@]/.test(address.slice(address.lastIndexOf("/"))) ? address : `${address}:${DEFAULT_TAG}`;
}

/** Separates a tag from a name; a colon before a slash is that of a port. */
function splitTag(text: string): [name: string, tag: string | undefined] {
  const colon = text.lastIndexOf(":");
  return colon < 0 || text.includes("/", colon)
    ? [text, undefined]
    : [text.slice(0, colon), text.slice(colon + 1)];
}

/** The name with its registry: the part before the first slash if it has a dot or a colon, otherwise Docker Hub. */
function withRegistry(name: string): string {
  const slash = name.indexOf("/");
  return slash > 0 && /[.:]/.test(name.slice(0, slash)) ? name : `${DOCKER_HUB}/${name}`;
}

/**
 * Parses a reference as go-containerregistry does, with Docker Hub and the tag `latest` where none is written. Names that no
 * registry has, such as those with empty parts, are invalid.
 *
 * @returns `undefined` for an invalid reference.
 */
export function parseReference(value: unknown): ImageName | undefined {
  if (typeof value !== "string") return undefined;
  const [base = "", digest, ...more] = value.split("@");
  if (more.length > 0 || (digest !== undefined && !digest.startsWith("sha256:"))) return undefined;
  const [name, tag] = splitTag(base);
  const suffix = digest === undefined ? `:${tag || DEFAULT_TAG}` : `@${digest}`;
  try {
    return parseImageName(`${IMAGE_SCHEME}${withRegistry(name)}${suffix}`);
  } catch (error) {
    if (isRegohostError(error, "config_invalid")) return undefined;
    throw error;
  }
}

/** As `parseReference`, with a digest. */
export function parseDigestReference(value: unknown): ImageDigest | undefined {
  const name = parseReference(value);
  return name?.digest === undefined ? undefined : { ...name, digest: name.digest };
}

/** The name of the repository in results: that of Docker Hub has its registry's host. */
export function getRepositoryName({ registry, repository }: ImageName): string {
  return `${registry === DOCKER_HUB ? `index.${DOCKER_HUB}` : registry}/${repository}`;
}
