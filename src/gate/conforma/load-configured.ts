import { dirname, join } from "node:path";
import { append } from "../../base/lists.js";
import type { ReadingLimits } from "../../base/async/reading.js";
import { orClose } from "../../base/async/or-close.js";
import { PolicyLoadError, unsupportedSource, invalidConfig } from "../../base/errors.js";
import { toExactText } from "../../base/terms/exact-json.js";
import { toNs } from "../../base/terms/instant.js";
import { JsonSlice } from "../../base/terms/json-slice.js";
import {
  GIT_SCHEME,
  isAddress,
  isGitAddress,
  isImageAddress,
  isPackageAddress,
  shownSource,
} from "../../base/text/address.js";
import type { UsedAddress } from "../../base/text/used-address.js";
import type { JudgingPackage } from "../../engine/opa/judging-package.js";
import { mergeBaseDocuments, type BaseDocuments } from "../../engine/source/base-document.js";
import type { LoadedSource, RegoSource } from "../../engine/source/bundle.js";
import { checkAddresses } from "../../engine/source/pinned-addresses.js";
import { readAddressData } from "../../engine/source/read-address.js";
import { isDataName } from "../../engine/source/read-data.js";
import { isReadAddress } from "../../engine/source/source-options.js";
import { isDirectory, listDirectory, type LeftOutFile } from "../../engine/source/source-files.js";
import type { NamedPath } from "../../chainloop/load-material-policies.js";
import { withDefaultTag } from "../../trust/registry/image-reference.js";
import { toReading, type GateLoading } from "../gate-loading.js";
import type { GateModule } from "../gate-module.js";
import {
  readPolicyConfiguration,
  type ConfiguredGroup,
  type ConfiguredSigner,
  type SourceGroup,
} from "./policy-configuration.js";
import { NO_IDENTITY, type RequiredSigner } from "./required-signer.js";
import { checkDependencies, toPackageRules } from "./rule-info.js";
import { SourceJudge, type ConfiguredRules } from "./source-judge.js";

/** The data of a group. */
interface GroupData {
  /** Files, and folders of them. */
  files: readonly string[];
  added: RegoSource["data"];
  /** The addresses that were read. */
  used: UsedAddress[];
  /** Signed bundles whose signatures were not verified. */
  unverified: string[];
  /** Files of folders that are no data. */
  leftOut: LeftOutFile[];
}

/** Registries that `ec` recognizes without a protocol. */
const REGISTRY =
  /^(?:quay\.io|registry\.gitlab\.com|(?:[\w-]+\.)*(?:azurecr\.io|gcr\.io|pkg\.dev)|\d{12}\.dkr\.ecr\.[a-z0-9-]+\.amazonaws\.com)\//;
/** Hosts whose addresses are repositories of Git, and addresses that end, before their folder, with `.git`. */
const GIT =
  /^(?:https:\/\/)?(?:[\w-]+\.)*(?:github\.com|gitlab\.com|bitbucket\.org)\/|^https:\/\/[^?#]*\.git(?:\/\/|[?#]|$)/i;
/** Other sources of go-getter. */
const FOREIGN = /^(?:[a-z0-9]+::|[a-z][a-z0-9+.-]*:)/i;

/**
 * The path or address of a source as `ec` takes it: `oci::registry/name` is `oci://registry/name:latest`, and
 * `github.com/org/repo//folder?ref=main` is `git::https://github.com/org/repo//folder?ref=main`.
 *
 * @throws PolicyLoadError `source_unsupported` for sources of other protocols.
 */
export function toSourcePath(source: string): string {
  if (/^oci:(?::|\/\/)/.test(source))
    return withDefaultTag(source.replace(/^oci:(?::\/\/|:|\/\/)/, "oci://"));
  if (/^git(?:::|@|:\/\/)/.test(source) || GIT.test(source)) {
    const rest = source.replace(/^git(?:::|:\/\/)/, "").replace(/^git@([^:/]+):/, "$1/");
    return `${GIT_SCHEME}${/^[a-z+]+:/.test(rest) ? rest : `https://${rest}`}`;
  }
  if (REGISTRY.test(source)) return withDefaultTag(`oci://${source}`);
  const path = source.replace(/^file::/, "");
  if (isAddress(path) || !FOREIGN.test(path)) return path;
  throw unsupportedSource(
    `${shownSource(source)}: sources of a policy configuration are paths and the addresses oci::, git:: and https://; fetch it, and name its folder`,
  );
}

/** Removes each of the beginnings that is there, in their order, as go-gather does. */
function withoutSchemes(source: string, schemes: readonly string[]): string {
  return schemes.reduce(
    (text, scheme) => (text.startsWith(scheme) ? text.slice(scheme.length) : text),
    source,
  );
}

/** The name of a source with the digest or commit that was used, as go-gather writes it. Without one it is no pin, and stays as it is. */
export function toPinnedSource(source: string, used: UsedAddress | undefined): string {
  const path = toSourcePath(source);
  if (isImageAddress(path)) {
    const [name = ""] = withoutSchemes(source, ["oci::", "oci://", "https://"]).split("@");
    return used === undefined ? source : `oci::${name}@${used.digest}`;
  }
  if (isGitAddress(path)) {
    const address = withoutSchemes(source, ["git::", "git://", "https://"]);
    const [name = ""] = address.replace(/^git@([^:]*):/, "$1/").split("?ref=");
    return used === undefined ? source : `git::${name}?ref=${used.digest.replace("gitCommit:", "")}`;
  }
  if (isPackageAddress(path)) return source;
  if (isAddress(path)) return `http::${withoutSchemes(source, ["http://", "https://", "http::"])}`;
  return `file::${withoutSchemes(source, ["file::", "file://"])}`;
}

/** Rego of a source: ec reads its data from the sources of data alone. */
export function toGroupSource(source: LoadedSource): RegoSource {
  if (source.kind === "rego") return { ...source, data: [] };
  throw unsupportedSource(`${source.subject}: policies of a policy configuration must be Rego`);
}

/** The folders below a folder that have data files. `ec` reads each of them with its own files at the root of the data. */
async function findDataFolders(path: string, cwd: string, leftOut: LeftOutFile[]): Promise<string[]> {
  const files = await listDirectory(path, isDataName, {
    cwd,
    withHidden: true,
    onIgnored: ({ inner, why }) => void leftOut.push({ path: join(path, inner), why }),
  });
  return [...new Set(files.map(({ inner }) => dirname(join(path, inner))))];
}

async function readGroupData(
  { data, ruleData }: SourceGroup,
  configuration: string,
  pinned: Map<string, string>,
  options: GateLoading,
): Promise<GroupData> {
  const { cwd, dataFiles = [] } = options;
  const files: string[] = [];
  const [added, used, unverified]: [RegoSource["data"], UsedAddress[], string[]] = [[], [], []];
  const leftOut: LeftOutFile[] = [];
  const reading = {
    ...toReading(options),
    onUnverified: (subject: string) => void unverified.push(shownSource(subject)),
  };
  for (const source of data) {
    const path = toSourcePath(source);
    if (isReadAddress(path, reading)) {
      const read = await readAddressData(path, reading);
      append(added, read.data);
      used.push(read.used);
      pinned.set(source, toPinnedSource(source, read.used));
      continue;
    }
    pinned.set(source, toPinnedSource(source, undefined));
    const folders = (await isDirectory(path, cwd)) ? await findDataFolders(path, cwd, leftOut) : [path];
    if (folders.length === 0) {
      throw new PolicyLoadError(`${path} has no data file (.json, .yaml)`, { code: "source_empty" });
    }
    append(files, folders);
  }
  if (ruleData !== undefined) {
    const text: string = toExactText({ rule_data__configuration__: ruleData });
    const name = `ruleData of ${configuration}`;
    added.push({ path: "data.json", name, text: Buffer.from(text), format: "json" });
  }
  return { files: [...files, ...dataFiles], added, used, unverified, leftOut };
}

/** @throws ConfigurationError `config_invalid` for a key that is not PEM. */
function checkSigner(path: string, { publicKey }: ConfiguredSigner): void {
  if (publicKey === "" || publicKey.includes("-----BEGIN PUBLIC KEY-----")) return;
  throw invalidConfig(
    `${path}: publicKey must be the PEM text of a public key; files, k8s:// and key services are not read`,
  );
}

/**
 * Loads the policies of policy configurations. Each group of sources has its own policies and data.
 *
 * @param load loads the policies of a group.
 * @throws ConfigurationError `config_invalid`; the errors of reading and loading.
 */
export async function loadConfiguredPolicies(
  paths: readonly NamedPath[],
  options: GateLoading,
  load: (argument: string, group: ConfiguredGroup, data: GroupData) => Promise<GateModule>,
): Promise<GateModule[]> {
  const { cwd, signal, compileTimeoutMs: timeoutMs } = options;
  const modules: GateModule[] = [];
  const opened: GateModule["policy"][] = [];
  await orClose(opened, async () => {
    for (const { path } of paths) {
      const { groups, ...shared } = await readPolicyConfiguration(path, { cwd, signal, timeoutMs });
      checkSigner(path, shared.signer);
      const addresses = groups.flatMap(({ policy, data }) => [...policy, ...data].map(toSourcePath));
      await checkAddresses(addresses, toReading(options));
      const pinned = new Map<string, string>();
      for (const source of groups) {
        const argument = source.name === undefined || source.name === "" ? path : `${path} (${source.name})`;
        const data = await readGroupData(source, path, pinned, options);
        const module = await load(argument, { source, ...shared, pinned }, data);
        modules.push(module);
        opened.push(module.policy);
      }
    }
  });
  return modules;
}

/**
 * Lists the policies of policy configurations, paths apart from addresses: those of addresses are others', who check and test them.
 *
 * @throws as `readPolicyConfiguration`; PolicyLoadError `source_unsupported`
 */
export async function listConfiguredPolicies(
  paths: readonly string[],
  options: ReadingLimits & { cwd: string },
): Promise<{ paths: string[]; addresses: string[] }> {
  const found = { paths: new Set<string>(), addresses: new Set<string>() };
  for (const path of paths) {
    const { groups } = await readPolicyConfiguration(path, options);
    for (const source of groups.flatMap(({ policy }) => policy)) {
      const at = toSourcePath(source);
      found[isAddress(at) || isGitAddress(at) ? "addresses" : "paths"].add(at);
    }
  }
  return { paths: [...found.paths], addresses: [...found.addresses] };
}

/** `data.config` at a time. */
function toConfig(
  { publicKey, identity, rekorUrl, ignoreRekor }: ConfiguredSigner & RequiredSigner,
  nowNs: bigint,
): string {
  const signer = publicKey === "" ? identity : NO_IDENTITY;
  const options = {
    certificate_identity: signer.subject,
    certificate_identity_regexp: signer.subjectRegExp,
    certificate_oidc_issuer: signer.issuer,
    certificate_oidc_issuer_regexp: signer.issuerRegExp,
    ignore_rekor: ignoreRekor,
    public_key: publicKey,
    rekor_url: rekorUrl,
  };
  return `{"config":{"policy":{"when_ns":${String(nowNs)}},"default_sigstore_opts":${JSON.stringify(options)}}}`;
}

/**
 * The rules of a group, and its data with `data.config`.
 *
 * @throws PolicyLoadError `rego_invalid`, `metadata_invalid`
 */
export function toGroupModule(
  { source, signer, digest, writeSpec, pinned }: ConfiguredGroup,
  packages: readonly JudgingPackage[],
  data: BaseDocuments,
): {
  configured: ConfiguredRules;
  dataAt: (now: Date | bigint, required?: RequiredSigner) => BaseDocuments;
} {
  let last: { nowNs: bigint; required: RequiredSigner | undefined; data: BaseDocuments } | undefined;
  const dataAt = (now: Date | bigint, required?: RequiredSigner): BaseDocuments => {
    const nowNs = toNs(now);
    if (last?.nowNs === nowNs && last.required === required) return last.data;
    const config = toConfig({ ...signer, ignoreRekor: false, ...required }, nowNs);
    const document = JsonSlice.of(Buffer.from(config));
    const merged = mergeBaseDocuments([
      ...data.parts,
      { name: "data.config of the configuration", document },
    ]);
    last = { nowNs, required, data: merged };
    return merged;
  };
  const rules = new Map(packages.map((found) => [found.path, toPackageRules(found)]));
  checkDependencies([...rules.values()]);
  return {
    configured: {
      judge: new SourceJudge(source, rules),
      digest,
      policySpec: (required) => writeSpec(pinned, required?.publicKey),
    },
    dataAt,
  };
}
