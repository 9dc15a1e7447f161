import { ConfigurationError } from "../../errors.js";
import type { RegoSource } from "../../source/bundle.js";
import { regoSource } from "../../source/policy-files.js";
import { MAX_SOURCE_BYTES } from "../../source/source-files.js";
import { nearest } from "../../values/nearest.js";
import type { GateModule } from "../gate-module.js";
import { isArgument, type GateSource } from "../gate-options.js";
import { checkArguments, computeArguments } from "./arguments.js";
import type { MaterialOptions } from "./material-options.js";
import { BUILT_KINDS, findKind, KINDS } from "./kinds.js";
import { readPolicyFile, type PolicyFile } from "./policy-file.js";
import { withArguments } from "./read-materials.js";

export interface MaterialLoading {
  cwd: string;
  material: MaterialOptions;
  maxBytes?: number | undefined;
  signal?: AbortSignal | undefined;
  /** Loads the script of a policy by itself. */
  load: (argument: string, source: RegoSource) => Promise<GateModule>;
}

/** @throws ConfigurationError `config_invalid` for a kind that does not exist, or whose input cannot be built. */
function checkKind(kind: string): void {
  const found = findKind(kind);
  if (found !== undefined && !("why" in found)) return;
  const why =
    found === undefined
      ? `there is no such kind${nearest(kind, KINDS)}`
      : `its input cannot be built as Chainloop's engine builds it: ${found.why}`;
  throw new ConfigurationError(
    `material kind ${kind} (--kind): ${why}. These can be judged: ${BUILT_KINDS.join(", ")}`,
    { code: "config_invalid" },
  );
}

/** The path of each policy, and the argument that names it. */
function pathsOf(sources: readonly GateSource[]): { argument: string; path: string }[] {
  return sources.flatMap((source) => {
    if (typeof source === "string") return [{ argument: source, path: source }];
    if (isArgument(source)) return source.paths.map((path) => ({ argument: source.argument, path }));
    throw new ConfigurationError("loadGate: with material a source is the path of a policy of Chainloop", {
      code: "config_invalid",
    });
  });
}

/**
 * Loads policies of Chainloop for materials of a kind. Each script is a policy by itself, because scripts may share a package.
 *
 * @throws as `readPolicyFile`; ConfigurationError `config_invalid`
 */
export async function loadMaterialPolicies(
  sources: readonly GateSource[],
  { cwd, material: { kind, args = {} }, maxBytes = MAX_SOURCE_BYTES, signal, load }: MaterialLoading,
): Promise<GateModule[]> {
  checkKind(kind);
  const policies: { argument: string; path: string; file: PolicyFile }[] = [];
  for (const { argument, path } of pathsOf(sources)) {
    policies.push({ argument, path, file: await readPolicyFile(path, { cwd, kind, maxBytes, signal }) });
  }
  checkArguments(
    policies.map(({ file }) => file),
    args,
  );
  const modules: GateModule[] = [];
  for (const { argument, path, file } of policies) {
    const own = computeArguments(path, file.inputs, args);
    for (const script of file.scripts) {
      const module = await load(argument, regoSource(path, [script]));
      modules.push({ ...module, inputFor: (json) => withArguments(json, own) });
    }
  }
  return modules;
}
