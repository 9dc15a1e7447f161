import { message, option } from "../base/message.js";
import { dirname } from "node:path";
import { orClose } from "../base/async/or-close.js";
import { ConfigurationError } from "../base/errors.js";
import type { RegoSource } from "../engine/source/bundle.js";
import { regoSource } from "../engine/source/policy-files.js";
import { MAX_SOURCE_BYTES } from "../engine/source/source-files.js";
import { nearest } from "../base/text/nearest.js";
import {
  checkArguments,
  checkWith,
  computeArguments,
  type ArgumentTexts,
  type DeclaredInput,
} from "./arguments.js";
import type { MaterialOptions } from "./material-options.js";
import { BUILT_KINDS, findKind, KINDS } from "./kinds.js";
import { readPolicyDocument, refusePolicy, toPolicyFile, type ReadPolicyFileOptions } from "./policy-file.js";
import type { AddressReading } from "./read-reference.js";
import type { GroupedPolicy } from "./policy-group.js";
import { withArguments } from "./read-materials.js";

/** The path of a policy, and the argument that specifies it. */
export interface NamedPath {
  argument: string;
  path: string;
}

/** A script loaded as a separate policy. */
interface LoadedScript {
  policy: { close(): Promise<void> };
  /** Converts an input to the one for the script. */
  inputFor?: (json: Uint8Array) => Uint8Array;
}

interface MaterialLoading<Module extends LoadedScript> extends AddressReading {
  material: MaterialOptions;
  maxBytes?: number | undefined;
  /** Loads the script of a policy separately. */
  load: (argument: string, source: RegoSource) => Promise<Module>;
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
    message`${option("material.kind")} ${kind}: ${why}. These can be judged: ${BUILT_KINDS.join(", ")}`,
    { code: "config_invalid" },
  );
}

/** A policy to evaluate, with the values for its arguments. */
interface JudgingPolicy extends Omit<GroupedPolicy, "bindings"> {
  argument: string;
  bindings?: ArgumentTexts;
}

/** The policies of an argument: one policy, or those of a group; and the inputs that take arguments. */
interface NamedPolicies {
  inputs: DeclaredInput[];
  read: () => Promise<JudgingPolicy[]>;
}

async function readNamed(
  argument: string,
  reference: string,
  { kind, args = {} }: MaterialOptions,
  options: ReadPolicyFileOptions,
): Promise<NamedPolicies> {
  const document = await readPolicyDocument(reference, options);
  const { path, kind: what } = document;
  if (what === "PolicyGroup") {
    const group = await (await import("./policy-group.js")).toPolicyGroup(document, options);
    return {
      inputs: group.inputs,
      read: async () => {
        const found = await group.readPolicies(kind, args);
        if (found.length === 0)
          refusePolicy(path, `no policy of the group is for materials of the kind ${kind}`);
        return found.map((policy) => ({ ...policy, argument }));
      },
    };
  }
  const file = await toPolicyFile(document, dirname(path), options);
  const { kinds, inputs } = file;
  if (!kinds.includes(kind)) {
    const others = kinds.length === 0 ? "it names no kind" : `its kinds are ${kinds.join(", ")}`;
    refusePolicy(path, `no script of it is for materials of the kind ${kind}: ${others}`);
  }
  return { inputs, read: () => Promise.resolve([{ argument, path, file, given: args }]) };
}

/**
 * Loads policies of Chainloop for materials of a kind, and groups of them. Each script is a separate policy, because
 * scripts may share a package.
 *
 * @throws PolicyLoadError `source_unsupported` for another document, for scripts in Wasm, and for a policy that is not
 * for the kind; `pin_mismatch`; DocumentError, and the errors of reading scripts; ConfigurationError `config_invalid`
 */
export async function loadMaterialPolicies<Module extends LoadedScript>(
  paths: readonly NamedPath[],
  { material, maxBytes = MAX_SOURCE_BYTES, load, ...reading }: MaterialLoading<Module>,
): Promise<Module[]> {
  const { kind, args = {} } = material;
  checkKind(kind);
  const named: NamedPolicies[] = [];
  for (const { argument, path } of paths) {
    named.push(await readNamed(argument, path, material, { ...reading, maxBytes }));
  }
  checkArguments(named, args);
  const modules: Module[] = [];
  const opened: Module["policy"][] = [];
  await orClose(opened, async () => {
    for (const { read } of named) {
      for (const { argument, path, file, given, bindings } of await read()) {
        if (bindings !== undefined) checkWith(path, file.inputs, given);
        const own = computeArguments(path, file.inputs, given, bindings);
        for (const script of await file.readScripts(kind)) {
          const module = await load(argument, regoSource(path, [script]));
          modules.push({ ...module, inputFor: (json) => withArguments(json, own) });
          opened.push(module.policy);
        }
      }
    }
  });
  return modules;
}
