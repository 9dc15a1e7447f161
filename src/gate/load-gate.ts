import { pick } from "../base/pick.js";
import { limitLoading } from "../base/async/reading.js";
import { workingFolder } from "../base/host/working-folder.js";
import { ConfigurationError, invalidConfig } from "../base/errors.js";
import { LOAD_RULES } from "../engine/rounds/check-options.js";
import {
  COUNT,
  FLAG,
  OBJECT,
  isListWith,
  isTextList,
  readList,
  mergeOptions,
  oneOf,
  PATH_OR_OBJECT,
  rule,
  TEXT,
  type Rules,
} from "../base/text/option-rules.js";
import type { Gate } from "./gate.js";
import { readPolicyArguments } from "./gate-arguments.js";
import { isArgument, type GateOptions, type GateSource } from "./gate-options.js";
import type { MaterialOptions } from "../chainloop/material-options.js";
import { loadGatePolicies } from "./gate-policies.js";
import { splitVerify } from "../trust/verify/bundle-options.js";
import {
  caller,
  LIBRARY_WORDING,
  message,
  option,
  optionNamed,
  type Message,
  type Wording,
} from "../base/message.js";

const RULES: Rules<GateOptions> = {
  ...pick(
    LOAD_RULES,
    "builtins",
    "allowNet",
    "httpCacheBytes",
    "verify",
    "replay",
    "optimize",
    "regoVersion",
    "compileTimeoutMs",
    "maxBundleBytes",
    "maxMemoryBytes",
    "signal",
    "allowSkippedFiles",
    "lock",
    "cwd",
  ),
  dataFiles: rule("a list of paths", isTextList),
  maxDataBytes: COUNT,
  allowUndefined: rule("a list of references to data", isTextList),
  allowUnread: rule("a list of rules", isTextList),
  schema: PATH_OR_OBJECT,
  requireExact: FLAG,
  requirePinned: FLAG,
  compat: oneOf("chainloop"),
  rules: oneOf("conftest", "conforma"),
  material: OBJECT,
  namespaces: rule("a list of packages", isTextList),
  allNamespaces: FLAG,
};

/** The engine takes an empty name as none; rules that read it would be undefined. */
const NOT_EMPTY = rule("a text that is not empty", (value) => typeof value === "string" && value !== "");

const FILE_MEMBERS = ["name", "path", "column", "policy"];

function isArgumentFiles(value: unknown): boolean {
  return isListWith(value, (file) => {
    if (!OBJECT[1](file)) return false;
    const members = Object.entries(file as object).filter(([, text]) => text !== undefined);
    const names = members.map(([name]) => name);
    return (
      ["name", "path"].every((name) => names.includes(name)) &&
      members.every(([name, text]) => FILE_MEMBERS.includes(name) && NOT_EMPTY[1](text))
    );
  });
}

const MATERIAL: Rules<MaterialOptions> = {
  kind: TEXT,
  args: rule(
    "an object of strings",
    (value) => OBJECT[1](value) && Object.values(value as object).every((text) => typeof text === "string"),
  ),
  argFiles: rule("a list of objects with the name of an input and the path of a file", isArgumentFiles),
  project: NOT_EMPTY,
  projectVersion: NOT_EMPTY,
};

/** @throws ConfigurationError `config_invalid` */
function checkMaterial(given: MaterialOptions): MaterialOptions {
  const { kind, ...others } = mergeOptions("loadGate: material", given, MATERIAL);
  if (kind === undefined) {
    throw invalidConfig(
      message`${caller("loadGate")}${optionNamed("material")} needs the kind of the materials`,
    );
  }
  return { kind, ...others };
}

/** The sources with their own data. */
async function resolveSources(
  cwd: string,
  sources: readonly GateSource[],
  allowSkippedFiles: boolean,
): Promise<GateSource[]> {
  const paths = sources.filter((source) => typeof source === "string");
  const found = (await readPolicyArguments(paths, { cwd, allowSkippedFiles })).values();
  return sources.map((source) => (typeof source === "string" ? (found.next().value ?? source) : source));
}

/**
 * Loads the policies of a gate: all Rego together, so that packages can import each other, and each compiled policy
 * separately. Every package with a rule named `deny`, `violation`, `violations`, `allow` or `result` is a policy,
 * except in tests; each source must contain at least one. In a compiled policy, the entrypoints with these names count,
 * and those that return an object with them.
 *
 * @throws PolicyLoadError `policy_missing` for a source without a policy, and the errors of reading and compiling:
 * `source_not_found`, `source_unreadable`, `rego_invalid`, `bundle_invalid`, `reference_undefined`, …; `runtime_stock`
 * with `requireExact`; `pin_missing` with `requirePinned`; `rules_unknown` for a compiled policy that does not list its
 * rules.
 * @throws VerificationError with `verify.bundles`, for a source that is not a bundle with the required signature:
 * `signature_missing`, `signature_invalid`, `signer_untrusted`; `key_invalid`.
 * @throws ConfigurationError `verification_key_missing` for a signed bundle without a key, `pattern_unmatched`,
 * `config_invalid` for an unknown option or one of the wrong type, and for a built-in that is not configured.
 * @throws DocumentError, PolicyLoadError or EvaluationError `data_invalid` for data that is unreadable, conflicts, or
 * hides a rule.
 *
 * @example
 * ```ts
 * import { createServiceClient, serviceBuiltins } from "regohost";
 * import { loadGate, writeReport } from "regohost/gate";
 *
 * const client = createServiceClient();
 * const gate = await loadGate("policies/", { builtins: serviceBuiltins(client), dataFiles: ["licences.yaml"] });
 * const report = await gate.judge([{ path: "sbom.json" }], { timeoutMs: 30_000 });
 * console.log(await writeReport(report, "pretty"));
 * await gate.close();
 * await client.close();
 * ```
 */
export async function loadGate(
  sources: GateSource | readonly GateSource[],
  options: GateOptions = {},
): Promise<Gate> {
  return loadGateFor(LIBRARY_WORDING, sources, options);
}

/** Like {@link loadGate}, for an interface whose reports use its own names of options. */
export async function loadGateFor(
  wording: Wording,
  sources: GateSource | readonly GateSource[],
  options: GateOptions = {},
): Promise<Gate> {
  const merged = mergeOptions("loadGate", options, RULES);
  const material = merged.material === undefined ? undefined : checkMaterial(merged.material);
  checkRules(merged);
  const checked: GateOptions = material === undefined ? merged : { ...merged, compat: "chainloop", material };
  const { cwd = workingFolder() } = checked;
  const given = readList("loadGate", "the policies", sources);
  if (given.length === 0) {
    throw new ConfigurationError(message`${caller("loadGate")}no policy given`, { code: "policy_missing" });
  }
  const { verify, ...others } = checked;
  const { bundles, evidence } = splitVerify("loadGate", verify);
  if (material !== undefined && bundles !== undefined && bundles !== false) {
    throw invalidConfig(
      message`${caller("loadGate")}${option("verify.bundles")} requires signatures, which policies of Chainloop do not have`,
    );
  }
  return limitLoading("loading the policies", checked, async () => {
    const loading = { ...others, cwd, bundles, verify: evidence };
    const isResolved = material !== undefined || checked.rules === "conforma";
    const { allowSkippedFiles = false } = checked;
    const resolved = isResolved ? given : await resolveSources(cwd, given, allowSkippedFiles);
    const loaded = await loadGatePolicies(resolved, loading);
    // Explicit data replaces data files next to policies.
    const unusedData = checked.dataFiles === undefined ? resolved.flatMap(getUnusedData) : [];
    const { LoadedGate } = await import("./loaded-gate.js");
    const { replay } = checked;
    return new LoadedGate({ ...loaded, unusedData, cwd, settings: checked, replay, wording });
  });
}

const CONFTEST = option("rules", '"conftest"');

/** @throws ConfigurationError `config_invalid` for options that exclude each other. */
function checkRules({ rules, compat, namespaces, allNamespaces, material }: GateOptions): void {
  const throwOptionError = (why: Message): never => {
    throw invalidConfig(message`${caller("loadGate")}${why}`);
  };
  if (material !== undefined) {
    if (rules !== undefined)
      throwOptionError(
        message`${option("material")} and ${option("rules", JSON.stringify(rules))} exclude each other`,
      );
  }
  if (rules !== "conftest") {
    if (namespaces !== undefined) throwOptionError(message`${option("namespaces")} needs ${CONFTEST}`);
    if (allNamespaces === true) throwOptionError(message`${option("allNamespaces")} needs ${CONFTEST}`);
  }
  if (rules === undefined) return;
  if (compat !== undefined)
    throwOptionError(
      message`${option("rules", JSON.stringify(rules))} and ${option("compat", JSON.stringify(compat))} exclude each other`,
    );
  if (namespaces !== undefined && allNamespaces === true)
    throwOptionError(message`${option("namespaces")} and ${option("allNamespaces")} exclude each other`);
  if (namespaces?.length === 0) throwOptionError(message`${option("namespaces")} is empty`);
}

function getUnusedData(source: GateSource): readonly string[] {
  return isArgument(source) ? (source.unusedData ?? []) : [];
}
