import { isLoopback } from "../../base/text/service-url.js";
import { invalidConfig } from "../../base/errors.js";
import { IMAGE_SCHEME, isImageAddress, shownSource } from "../../base/text/address.js";

/**
 * The name of a manifest in a registry, as in `oci://registry.example.com/team/app:1.0@sha256:…`. It has a tag, a
 * digest, or both, in which case the digest counts.
 */
export interface ImageName {
  /** Host and port as passed: `registry.example.com:5000`. */
  registry: string;
  /** For example `team/app`. */
  repository: string;
  tag?: string;
  /** `sha256:` or `sha512:`, and lower-case hex digits. */
  digest?: string;
}

/** Names as defined by https://github.com/opencontainers/distribution-spec (pulling manifests). */
const REPOSITORY = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*(?:\/[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*)*$/;
const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
const DIGEST = /^(?:sha256:[0-9a-f]{64}|sha512:[0-9a-f]{128})$/;
const HOST = /^(?:\[[0-9a-fA-F:]+\]|[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?)(?::\d{1,5})?$/;
const MAX_NAME_LENGTH = 255;

/** Whether it is a digest with a registered, strong algorithm: sha256 or sha512. */
export function isDigest(text: string): boolean {
  return DIGEST.test(text);
}

function isHost(text: string): boolean {
  // Docker's rule to recognize a registry in the first part of a repository.
  return HOST.test(text) && (/[.:[]/.test(text) || text.toLowerCase() === "localhost");
}

/** The host of a URL of the registry, without a port. */
function getHost(registry: string): string {
  return registry.replace(/:\d+$/, "");
}

/**
 * Parses an address of a registry.
 *
 * Registry and tag are never implied: both must be written. `docker.io` is Docker Hub, with `library/` before a name of
 * one part.
 *
 * @throws ConfigurationError `config_invalid`
 */
export function parseImageName(address: string): ImageName {
  const throwNameError = (why: string): never => {
    throw invalidConfig(`${JSON.stringify(shownSource(address).slice(0, 300))}: ${why}`);
  };
  if (!isImageAddress(address)) throwNameError(`an address of a registry begins with ${IMAGE_SCHEME}`);
  const rest = address.slice(IMAGE_SCHEME.length);
  const slash = rest.indexOf("/");
  const registry = slash < 0 ? rest : rest.slice(0, slash);
  if (!isHost(registry)) {
    throwNameError(
      "its registry is missing; no registry is assumed, so write it as oci://registry.example.com/name",
    );
  }
  const [named = "", digest, ...more] = slash < 0 ? [] : rest.slice(slash + 1).split("@");
  const [, path = "", tag] = /^([^:]*)(?::(.*))?$/.exec(named) ?? [];
  if (more.length > 0 || !REPOSITORY.test(path) || path.length > MAX_NAME_LENGTH) {
    throwNameError("its name is malformed; write it as oci://registry/name@sha256:… with lower-case letters");
  }
  if (tag !== undefined && !TAG.test(tag)) throwNameError("its tag is malformed");
  if (digest !== undefined && !isDigest(digest)) {
    throwNameError(
      "its digest is malformed; write it as sha256: and 64 lower-case hex digits, or sha512: and 128",
    );
  }
  if (tag === undefined && digest === undefined) {
    throwNameError("it has neither a tag nor a digest; no tag is assumed, so write :TAG or @sha256:…");
  }
  const isHub = registry === DOCKER_HUB || registry === `index.${DOCKER_HUB}`;
  return {
    registry: isHub ? DOCKER_HUB : registry,
    repository: isHub && !path.includes("/") ? `library/${path}` : path,
    ...(tag === undefined ? {} : { tag }),
    ...(digest === undefined ? {} : { digest }),
  };
}

export const DOCKER_HUB = "docker.io";

/** The origin of a registry: over TLS, and on this machine over plain HTTP. */
export function getOrigin({ registry }: Pick<ImageName, "registry">): string {
  if (registry === DOCKER_HUB) return "https://registry-1.docker.io";
  return `${isLoopback(getHost(registry)) ? "http" : "https"}://${registry}`;
}

/** The address, with this digest in place of its own. */
export function getAddress(name: ImageName, digest: string | undefined = name.digest): string {
  const tag = name.tag === undefined ? "" : `:${name.tag}`;
  return `${IMAGE_SCHEME}${name.registry}/${name.repository}${tag}${digest === undefined ? "" : `@${digest}`}`;
}

/** The tag with an index of referrers for registries without the API (distribution-spec, referrers tag schema). */
export function fallbackTag(digest: string): string {
  const [algorithm = "", hex = ""] = digest.split(":");
  return `${algorithm}-${hex.slice(0, 64)}`;
}
