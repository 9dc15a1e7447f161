import { fileURLToPath } from "node:url";
import * as z from "../../../base/text/zod.js";
import { invalidConfig } from "../../../base/errors.js";
import type { BundleKey, BundleVerifyOptions } from "../../../trust/verify/bundle-options.js";
import { getService, type ServiceConfig } from "./service-config.js";
import {
  DELAYS,
  invalid,
  nullish,
  refused,
  seconds,
  toDelay,
  TRIGGER,
  type Delay,
} from "./setting-schemas.js";

/** One of OPA's `bundles`. */
export interface BundleConfig {
  name: string;
  from:
    | { kind: "service"; service: string; path: string }
    /** With the credentials of a service, or those of credential files. */
    | { kind: "image"; address: string; service?: string | undefined }
    | { kind: "file"; path: string };
  delay: Delay;
  /** How long the service may wait for a change, in milliseconds; `undefined`: it responds at once. */
  longPollMs: number | undefined;
  persist: boolean;
  sizeLimitBytes: number;
  /** The required signers. */
  verify: BundleVerifyOptions | undefined;
  /** Whether a bundle without signatures is accepted although there are keys, as OPA does without a `signing` block. */
  isSignatureOptional: boolean;
}

/** OPA's default for a file in a bundle; here for the bundle and its unpacked size. */
const DEFAULT_BUNDLE_BYTES = 1024 * 1024 * 1024;

export const BUNDLE = z.strictObject({
  service: nullish(z.string()),
  resource: nullish(z.string()),
  persist: nullish(z.boolean()),
  size_limit_bytes: nullish(z.number().int().positive()),
  trigger: TRIGGER,
  polling: nullish(
    z.strictObject({
      ...DELAYS,
      long_polling_timeout_seconds: nullish(seconds.min(1)),
      superseded_etag_ttl_seconds: refused("ETags of replaced bundles are not sent"),
    }),
  ),
  signing: nullish(
    z.strictObject({
      keyid: nullish(z.string()),
      scope: nullish(z.string()),
      exclude_files: nullish(z.array(z.string())),
      allow_unsigned_delta_bundles: nullish(
        z.literal(false, { error: () => "delta bundles are refused, whoever signed them" }),
      ),
    }),
  ),
});

/** Names of bundles serve as names of folders, of policies and of files. */
const BUNDLE_NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

export function toBundle(
  name: string,
  given: z.infer<typeof BUNDLE>,
  services: ReadonlyMap<string, ServiceConfig>,
  keys: Record<string, BundleKey>,
): BundleConfig {
  const where = `bundles.${name}`;
  if (!BUNDLE_NAME.test(name)) throw invalid(`${where}: the name may have letters, digits and ._-/`);
  const { signing, polling } = given;
  const hasKeys = Object.keys(keys).length > 0;
  if (signing !== undefined && !hasKeys) throw invalid(`${where}.signing needs keys`);
  if (signing?.keyid !== undefined && signing.keyid !== "" && !Object.hasOwn(keys, signing.keyid)) {
    throw invalid(`${where}.signing.keyid: there is no key ${JSON.stringify(signing.keyid)}`);
  }
  const longPoll = polling?.long_polling_timeout_seconds;
  return {
    name,
    from: toOrigin(where, name, given, services),
    delay: toDelay(`${where}.polling`, polling ?? {}, [60, 120]),
    longPollMs: longPoll === undefined ? undefined : longPoll * 1_000,
    persist: given.persist ?? false,
    sizeLimitBytes: given.size_limit_bytes ?? DEFAULT_BUNDLE_BYTES,
    isSignatureOptional: signing === undefined,
    verify: hasKeys
      ? {
          keys,
          keyId: signing?.keyid,
          scope: signing?.scope,
          excludeFiles: signing?.exclude_files,
        }
      : undefined,
  };
}

const IMAGE_SCHEME = "oci://";
/** The names of Docker Hub, in images and as hosts. */
const DOCKER_HUB = new Set(["docker.io", "index.docker.io", "registry-1.docker.io"]);

function toOrigin(
  where: string,
  name: string,
  { service, resource = "" }: z.infer<typeof BUNDLE>,
  services: ReadonlyMap<string, ServiceConfig>,
): BundleConfig["from"] {
  if (resource.startsWith("file://")) return { kind: "file", path: toFilePath(where, resource) };
  const image = resource.startsWith(IMAGE_SCHEME) ? resource.slice(IMAGE_SCHEME.length) : undefined;
  if (image !== undefined && (service ?? "") === "") return { kind: "image", address: resource };
  const found = getService(where, service, services);
  if (found.isOci) return toImage(where, image ?? resource, found);
  if (image !== undefined) {
    throw invalid(`${where}.resource is an image, and the service ${found.name} is no registry (type: oci)`);
  }
  return { kind: "service", service: found.name, path: resource === "" ? `bundles/${name}` : resource };
}

function toImage(where: string, image: string, service: ServiceConfig): BundleConfig["from"] {
  if (image === "") throw invalid(`${where}.resource: name the image, such as ghcr.io/org/policies:1`);
  const address = `${IMAGE_SCHEME}${image}`;
  if (!service.hasCredentials) return { kind: "image", address };
  // OPA uses the registry of the service's URL, regardless of the resource's.
  const [registry = ""] = image.split("/", 1);
  const { host } = new URL(service.url);
  if (registry !== host && !(DOCKER_HUB.has(registry) && DOCKER_HUB.has(host))) {
    throw invalid(
      `${where}.resource: its registry is ${JSON.stringify(registry)}, and the credentials of the service ${service.name} are for ${host}`,
    );
  }
  return { kind: "image", address, service: service.name };
}

function toFilePath(where: string, url: string): string {
  try {
    return fileURLToPath(url);
  } catch (error) {
    throw invalidConfig(
      `the configuration: ${where}.resource is not a file: URL such as file:///policies/a.tar.gz`,
      error,
    );
  }
}
