import { VerificationError, invalidConfig } from "../../base/errors.js";
import {
  FLAG,
  isObject,
  mergeOptions,
  readFromCaller,
  rule,
  TEXT,
  type Rules,
} from "../../base/text/option-rules.js";
import type { TufRoot } from "../tuf/read-tuf-root.js";
import { isFileSource, readFileSource, type FileSource } from "./given-file.js";
import { holds, isBytes } from "../../base/realms.js";
import { caller, message, option } from "../../base/message.js";

/** A trusted root that a TUF repository (https://theupdateframework.io) updates: its target `trusted_root.json`. */
export interface TufSource {
  /** The repository's URL. That of Sigstore's public instance is `https://tuf-repo-cdn.sigstore.dev`. */
  tuf: string;
  /**
   * A `root.json` of the repository that you trust: its file, its JSON text, or the JSON value. Each later one must be
   * signed by the one before it. Default: the one inside this package, for Sigstore's public instance only.
   */
  root?: string | Uint8Array | FileSource | Readonly<Record<string, unknown>>;
  /**
   * Whether to fetch updates. Default: false: the root comes from the user's cache, no connection is made, and expired
   * metadata is rejected.
   */
  update?: boolean;
}

/** Sigstore's `trusted_root.json`: its file, its JSON text, the JSON value, or the TUF repository that provides it. */
export type TrustedRootSource =
  string | Uint8Array | FileSource | TufSource | Readonly<Record<string, unknown>>;

const TUF_RULES: Rules<TufSource> = {
  tuf: TEXT,
  root: rule("an object or its JSON text", (value) => typeof value === "string" || isObject(value)),
  update: FLAG,
};

export function isTufSource(value: unknown): value is TufSource {
  return isObject(value) && holds(() => "tuf" in value);
}

/** @throws ConfigurationError `config_invalid` */
export function checkTrustedRootSource(subject: string, source: TrustedRootSource): void {
  if (!isTufSource(source)) return;
  const { tuf } = mergeOptions(`${subject}.trustedRoot`, source, TUF_RULES);
  if (typeof (tuf as unknown) === "string") return;
  throw invalidConfig(
    message`${caller(subject)}${option("trustedRoot.tuf")} must be the URL of a repository`,
  );
}

/** The environment for reading a source. */
interface ReadingContext {
  /** Base of relative paths. */
  cwd: string;
  /** Determines the user's cache and proxies. Default: the process's environment. */
  env?: Readonly<Record<string, string | undefined>>;
  signal?: AbortSignal | undefined;
}

/**
 * Reads the trusted root of a TUF repository, verified from its first root on.
 *
 * @throws VerificationError `trusted_root_missing`, `trusted_root_expired`, `trusted_root_invalid`
 * @throws ServiceError when an update is requested and the repository does not respond.
 * @throws ConfigurationError, DocumentError
 */
export async function readTufSource(
  { tuf, root, update = false }: TufSource,
  { cwd, env = process.env, signal }: ReadingContext,
): Promise<TufRoot> {
  const first =
    root === undefined ? undefined : await readJsonText("the first root of the TUF repository", root, cwd);
  const { readTufRoot } = await import("../tuf/read-tuf-root.js");
  return readTufRoot(tuf, { root: first, update, env, signal });
}

async function readJsonText(
  subject: string,
  source: NonNullable<TufSource["root"]>,
  cwd: string,
): Promise<Uint8Array> {
  if (isFileSource(source)) return readFileSource(subject, source, cwd);
  if (isBytes(source)) return source;
  return Buffer.from(
    typeof source === "string" ? source : readFromCaller("", subject, () => JSON.stringify(source)),
  );
}

/**
 * Reads a trusted root as a JSON value.
 *
 * @throws VerificationError `trusted_root_invalid`; the errors of `readTufSource`.
 */
export async function readTrustedRootSource(
  source: TrustedRootSource,
  context: ReadingContext,
): Promise<unknown> {
  const json = isTufSource(source)
    ? (await readTufSource(source, context)).json
    : await readJsonText("the trusted root", source, context.cwd);
  try {
    return JSON.parse(Buffer.from(json).toString("utf8"));
  } catch (error) {
    throw new VerificationError("the trusted root: it is not JSON", {
      code: "trusted_root_invalid",
      cause: error,
    });
  }
}
