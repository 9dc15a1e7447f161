import { defined, pick } from "../base/pick.js";
import type { ReadArgumentFile } from "../chainloop/argument-files.js";
import type { CallRecord } from "../engine/recording/call-record.js";
import { inputDigest } from "../engine/recording/input-digest.js";
import { VERIFY } from "../engine/builtin/verification-builtins.js";
import type { JsonValue } from "../base/terms/json-value.js";
import { toStrictJson } from "../base/terms/value-text.js";
import type { DocumentVerifier } from "../trust/verify/document-verifier.js";
import type { VerifyOptions } from "../trust/verify/verify-options.js";
import type { GateExceptions } from "./exceptions.js";
import type { VexStatements } from "./vex/vex-statements.js";
import type { GateModule } from "./gate-module.js";
import type { GateOptions } from "./gate-options.js";
import type { JudgeOptions } from "./judge-options.js";
import { sha256 } from "../base/text/sha256.js";
import { documentDigest, type JudgedDocument, type VerdictEvidence } from "./verdict-evidence.js";

function isSet(entry: [string, JsonValue | undefined]): entry is [string, JsonValue] {
  return entry[1] !== undefined && entry[1] !== false;
}

/** The members that are set, in snake case. */
function setMembers(members: Record<string, JsonValue | undefined>): Record<string, JsonValue> {
  const set = Object.entries(members).filter(isSet);
  return Object.fromEntries(
    set.map(([name, value]) => [name.replaceAll(/[A-Z]/g, "_$&").toLowerCase(), value]),
  );
}

function getSigners(
  verify: VerifyOptions | undefined,
  keyIds: readonly string[],
): Record<string, JsonValue> | undefined {
  if (verify === undefined) return undefined;
  return setMembers({
    keyIds: keyIds.length === 0 ? undefined : [...keyIds].sort(),
    ...pick(verify, "threshold", "certificateIdentity", "certificateIdentityRegexp"),
    ...pick(verify, "certificateOidcIssuer", "certificateOidcIssuerRegexp"),
    trustedRoot: verify.trustedRoot !== undefined,
  });
}

/** The options of the gate that affect verdicts. */
export type GateSettings = Pick<
  GateOptions,
  | "compat"
  | "rules"
  | "namespaces"
  | "allNamespaces"
  | "schema"
  | "material"
  | "allowUndefined"
  | "allowUnread"
  | "allowSkippedFiles"
>;

/** Computed from their content: the same schemas have other names on other machines. */
function schemasDigest(modules: readonly GateModule[]): string {
  return [...new Set(modules.map(({ schemas }) => inputDigest(toStrictJson(schemas))))].sort().join(" ");
}

function configurationDigests(modules: readonly GateModule[]): string[] | undefined {
  const digests = new Set(modules.flatMap(({ configured }) => configured?.digest ?? []));
  return digests.size === 0 ? undefined : [...digests];
}

function sorted(names: readonly string[] | undefined): string[] | undefined {
  return names === undefined ? undefined : [...names].sort();
}

function materialOptions(
  { kind, args, project, projectVersion }: NonNullable<GateSettings["material"]>,
  argFiles: readonly ReadArgumentFile[],
): JsonValue {
  const files = argFiles.map(({ name, column, policy, digest }) =>
    setMembers({ name, column, policy, digest }),
  );
  return {
    kind,
    args: { ...args },
    ...setMembers({ argFiles: files.length === 0 ? undefined : files, project, projectVersion }),
  };
}

function libraryOptions(
  gate: GateSettings,
  run: JudgeOptions,
  modules: readonly GateModule[],
  argFiles: readonly ReadArgumentFile[],
): Record<string, JsonValue> {
  return setMembers({
    compat: gate.compat,
    rules: gate.rules,
    namespaces: sorted(gate.namespaces),
    allNamespaces: gate.allNamespaces,
    allowSkippedFiles: gate.allowSkippedFiles,
    allowUndefined: sorted(gate.allowUndefined),
    allowUnread: sorted(gate.allowUnread),
    material: gate.material === undefined ? undefined : materialOptions(gate.material, argFiles),
    schema: gate.schema === undefined ? undefined : schemasDigest(modules),
    configurations: sorted(configurationDigests(modules)),
    failOn: run.failOn === undefined || run.failOn.length === 0 ? undefined : [...run.failOn].sort(),
    allowSkipped: run.allowSkipped,
    allowAllSkipped: run.allowAllSkipped,
    allowUnmatched: run.allowUnmatched,
    combine: run.combine,
    skipImageSigCheck: run.skipImageSigCheck,
    allowDuplicateKeys: run.allowDuplicateKeys,
    strictBuiltinErrors: run.strictBuiltinErrors?.toString(),
  });
}

/** The policies and the subject of a verdict. */
interface EvidenceOf {
  modules: readonly GateModule[];
  /** The files with arguments of policies of Chainloop. */
  argFiles: readonly ReadArgumentFile[];
  settings: GateSettings;
  options: JudgeOptions;
  exceptions: GateExceptions | undefined;
  vex: VexStatements | undefined;
  verifier: DocumentVerifier | undefined;
  isReplay: boolean;
}

/** Collects the evidence of a run. */
export class EvidenceCollector {
  readonly #of: EvidenceOf;
  readonly #inputs: JudgedDocument[] = [];
  readonly #fetched = new Map<string, JudgedDocument>();
  readonly #time = new Date();

  constructor(of: EvidenceOf) {
    this.#of = of;
  }

  /** Adds an input after reading. */
  addInput(name: string, json: Uint8Array): void {
    this.#inputs.push({ name, digest: sha256(json) });
  }

  /** Adds the envelopes that a policy verified. */
  addCalls(policy: string, calls: readonly CallRecord[]): void {
    for (const { builtin, outcome, used, args } of calls) {
      if (builtin !== VERIFY || outcome !== "value" || !used) continue;
      const [envelope = null] = args;
      const digest = documentDigest(envelope);
      this.#fetched.set(`${policy} ${digest}`, { name: `regohost.verify in ${policy}`, digest });
    }
  }

  evidence(): VerdictEvidence {
    const { modules, argFiles, settings, options, exceptions, vex, verifier, isReplay } = this.#of;
    const signers = getSigners(options.verify, verifier?.keyIds ?? []);
    const parts: Record<string, JsonValue> = {
      // Absent for a `WebAssembly.Module`, whose bytes are not accessible.
      policies: modules.map(({ policy }) => policy.origin.digest ?? "unknown").sort(),
      data: [
        ...new Set(modules.map(({ data }) => inputDigest(Buffer.from(data.bytes).toString("utf8")))),
      ].sort(),
      ...defined({ exceptions: exceptions?.digest, vex: vex && [...vex.digests], signers }),
      options: libraryOptions(settings, options, modules, argFiles),
    };
    const artifact = verifier?.artifact;
    const fetched = [...this.#fetched.values()].sort((a, b) =>
      a.name + a.digest < b.name + b.digest ? -1 : 1,
    );
    return {
      ...(artifact === undefined
        ? {}
        : {
            artifact: {
              ...(artifact.isFile ? { path: artifact.name } : {}),
              digest: Object.fromEntries(artifact.digests),
            },
          }),
      policy: { digest: inputDigest(toStrictJson(parts)), parts },
      documents: [...this.#inputs, ...fetched],
      time: this.#time,
      isReplay,
    };
  }
}
