import { pick } from "../base/pick.js";
import { PolicyLoadError } from "../base/errors.js";
import { POLICY_RULES, type IgnoredRule } from "../engine/opa/judging-package.js";
import { message } from "../base/message.js";
import { listUnread } from "./check-rules.js";
import { mergeBaseDocuments, type BaseDocuments } from "../engine/source/base-document.js";
import { EXACT_DATA, type LoadedSource } from "../engine/source/bundle.js";
import type { SizeLimit } from "../engine/source/read-bytes.js";
import { readData } from "../engine/source/read-data.js";
import type { LoadSourceOptions } from "../engine/source/source-options.js";
import type { LeftOutFile } from "../engine/source/source-files.js";
import type { FetchedCommits } from "../trust/registry/fetched-commits.js";
import type { BundleVerifyOptions } from "../trust/verify/bundle-options.js";
import type { VerifyOptions } from "../trust/verify/verify-options.js";
import type { ConfiguredGroup } from "./conforma/policy-configuration.js";
import type { GateOptions } from "./gate-options.js";

/** The options of `loadGate` for reading and compiling policies. */
export type GateLoading = Omit<GateOptions, "cwd" | "verify"> & {
  cwd: string;
  /** The required signers of bundles. */
  bundles: BundleVerifyOptions | false | undefined;
  /** The requirements of `regohost.verify`. */
  verify?: VerifyOptions | undefined;
  /** Those of repositories of Git, for policies of Conforma: see `LoadSourceOptions`. */
  commits?: FetchedCommits;
};

/** Those options with a listener for data files that are not read. */
export type Loading = GateLoading & {
  onIgnored: (file: LeftOutFile) => void;
  /** The group of sources of a policy configuration that the policies are. */
  group?: ConfiguredGroup;
};

/** A source with its argument. */
export interface NamedSource<Source extends LoadedSource> {
  argument: string;
  source: Source;
}

/** The options of `loadPolicy` that all policies of a gate share. */
export type Answering = Pick<
  GateOptions,
  "builtins" | "replay" | "allowNet" | "httpCacheBytes" | "verify" | "compileTimeoutMs" | "maxMemoryBytes"
>;

/**
 * The error for an argument without a policy.
 *
 * @param ignored rules that look like verdict rules.
 */
export function noPolicy(
  argument: string,
  { rules }: Pick<GateLoading, "rules">,
  ignored: readonly IgnoredRule[] = [],
): PolicyLoadError {
  const names = rules !== undefined ? ["deny", "violation", "warn"] : POLICY_RULES;
  const near = ignored.filter(({ refuses }) => refuses);
  return new PolicyLoadError(
    message`${argument} contains no policy: none of its packages has a rule named ${names.join(", ")}${listUnread(near, rules === undefined)}`,
    { code: "policy_missing" },
  );
}

/** The size limit of all data. */
export function dataLimit({ maxDataBytes }: GateLoading): SizeLimit {
  return { maxBytes: maxDataBytes, option: "maxDataBytes" };
}

/** The options of reading sources. */
export function toReading(options: GateLoading): LoadSourceOptions {
  const { cwd, signal, compileTimeoutMs: timeoutMs, maxBundleBytes: maxBytes, bundles } = options;
  const { lock, requirePinned, allowSkippedFiles = false, replay, commits } = options;
  return {
    ...{ cwd, signal, timeoutMs, maxBytes, bundles, lock, requirePinned, allowSkippedFiles },
    isOffline: replay !== undefined,
    commits,
    ...EXACT_DATA,
  };
}

/** A source's own data with the data files of the options. */
export async function readAllData(own: BaseDocuments | undefined, options: Loading): Promise<BaseDocuments> {
  const { dataFiles, cwd, signal, compileTimeoutMs: timeoutMs, onIgnored } = options;
  const limit = dataLimit(options);
  if (dataFiles !== undefined)
    return readData(dataFiles, { cwd, signal, timeoutMs, own, onIgnored, limit, ...EXACT_DATA });
  return own ?? mergeBaseDocuments([]);
}

/** Extracts them from the options of a gate. */
export function answering(options: GateLoading): Answering {
  return pick(
    options,
    "builtins",
    "replay",
    "allowNet",
    "httpCacheBytes",
    "verify",
    "compileTimeoutMs",
    "maxMemoryBytes",
  );
}
