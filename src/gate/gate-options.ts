import type { CompatName } from "../evidence/settings/compat.js";
import type { LoadPolicyOptions } from "../engine/rounds/options.js";
import type { PolicySource } from "../engine/source/load-source.js";
import { isObject } from "../base/text/option-rules.js";
import { holds } from "../base/realms.js";
import type { RulesName } from "./conftest-rules.js";
import type { PolicyArgument } from "./gate-arguments.js";
import type { MaterialOptions } from "../chainloop/material-options.js";

/**
 * Policies: a path (`.rego`, `.wasm`, a bundle as `.tar.gz` or directory, a directory of Rego) or a pattern of paths, an
 * address (`oci://registry/name@sha256:…`, `https://…/policies.tar.gz?checksum=sha256:…`, `npm:name@1.2.3`), or the result of
 * `readGateArguments`. Also Rego text by file name, the bytes of a file and compiled modules, as for
 * `loadPolicy`.
 */
export type GateSource = Exclude<PolicySource, readonly unknown[]> | PolicyArgument;

/** Options of `loadGate`. Those of `loadPolicy` mean the same here. */
export interface GateOptions extends Pick<
  LoadPolicyOptions,
  | "allowSkippedFiles"
  | "builtins"
  | "allowNet"
  | "httpCacheBytes"
  | "verify"
  | "replay"
  | "optimize"
  | "regoVersion"
  | "compileTimeoutMs"
  | "maxBundleBytes"
  | "maxMemoryBytes"
  | "lock"
  | "cwd"
  | "signal"
> {
  /** JSON and YAML files, or folders of them, merged into the policies' data. Default: none. */
  dataFiles?: readonly string[] | undefined;
  /**
   * Maximum size of each of these files, and of those next to the policies of a pattern, in bytes. Default: 512 MiB. A
   * larger one is a DocumentError `document_too_large`.
   */
  maxDataBytes?: number | undefined;
  /**
   * References to data that may be absent, with everything below them: `["data.inventory"]`. Any other reference to
   * data that neither the policies nor the data define is rejected, also in a compiled policy if it describes itself.
   * Default: none.
   */
  allowUndefined?: readonly string[] | undefined;
  /**
   * Rules that look like verdict rules, and that may be ignored: `["gate.warnings"]`. Any other such rule is rejected,
   * also in a compiled policy if it describes itself: PolicyLoadError `rule_unread`. Default: none.
   */
  allowUnread?: readonly string[] | undefined;
  /**
   * JSON Schemas: a file (the schema of every input), a folder (`schema.NAME` for each file), the name of a bundled
   * schema such as `cyclonedx`, or an object by OPA's names. The type checker checks Rego against them, and inputs are
   * validated by the schema of every input and by those that METADATA refers to. Policies may refer to
   * `schema.regohost.…` without it. Default: none.
   */
  schema?: string | URL | Readonly<Record<string, unknown>> | undefined;
  /**
   * Whether to reject compiled policies with OPA's own runtime for Wasm or planner, or unknown ones, whose results can
   * differ and which cannot report errors of their own built-ins: PolicyLoadError `runtime_stock`. Default: false, the
   * report has a note with this code.
   */
  requireExact?: boolean | undefined;
  /**
   * Whether to reject policies from addresses that are pinned neither by a digest, the lock file nor a verified
   * signature, and those that policies of Chainloop refer to, before anything is fetched: PolicyLoadError
   * `pin_missing`. Default: false.
   */
  requirePinned?: boolean | undefined;
  /** The tool whose rules complete the policies. Default: none. */
  compat?: CompatName | undefined;
  /**
   * The tool whose rules for reading policies and inputs apply instead: `conftest`. Its `deny_…`, `violation_…` and
   * `warn_…` are read too, in the packages of `namespaces`. Or `conforma`: the sources are policy configurations of `ec`,
   * whose criteria include and exclude rules. Only for Rego. Default: none.
   */
  rules?: RulesName | undefined;
  /**
   * Reads policies of Chainloop (`kind: Policy` in YAML or JSON) instead, and judges materials of this kind by their
   * scripts. The inputs of a run are the materials; each is converted to an input as in Chainloop's engine. `compat` is
   * `chainloop` then. Default: none.
   */
  material?: MaterialOptions | undefined;
  /**
   * With `rules: "conftest"`: the packages of policies, such as `main`, or patterns such as `k8s.*`. Default: `main`.
   */
  namespaces?: readonly string[] | undefined;
  /** With `rules: "conftest"`: whether all packages with its rules are policies. Default: false. */
  allNamespaces?: boolean | undefined;
}

/** Whether a source is a result of `readGateArguments`. */
export function isArgument(source: GateSource): source is PolicyArgument {
  return isObject(source) && holds(() => "argument" in source && "paths" in source);
}
