import { append } from "../base/lists.js";
import { message, option } from "../base/message.js";
import { dirname } from "node:path";
import { orClose } from "../base/async/or-close.js";
import { invalidConfig } from "../base/errors.js";
import type { RegoSource } from "../engine/source/bundle.js";
import { regoSource } from "../engine/source/policy-files.js";
import { MAX_SOURCE_BYTES, type LeftOutFile } from "../engine/source/source-files.js";
import { nearest } from "../base/text/nearest.js";
import { readArgumentFiles, type ReadArgumentFile } from "./argument-files.js";
import {
  selectArguments,
  checkArguments,
  checkWith,
  computeArguments,
  toArgumentTexts,
  type ArgumentTexts,
  type DeclaredInput,
  type PolicyArguments,
} from "./arguments.js";
import type { FindingType } from "./finding-type.js";
import type { MaterialOptions } from "./material-options.js";
import { BUILT_KINDS, findKind, KINDS } from "./kinds.js";
import {
  readPolicyDocument,
  throwPolicyError,
  toPolicyFile,
  type ReadPolicyFileOptions,
} from "./policy-file.js";
import type { AddressReading } from "./read-reference.js";
import type { GroupedPolicy } from "./policy-group.js";

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
  /** The type of its findings, if its policy declares one. */
  findingType?: FindingType | undefined;
}

interface MaterialLoading<Module extends LoadedScript> extends AddressReading {
  material: MaterialOptions;
  maxBytes?: number | undefined;
  /** Time limit of reading the files of arguments, in milliseconds. */
  timeoutMs?: number | undefined;
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
  throw invalidConfig(
    message`${option("material.kind")} ${kind}: ${why}. These can be judged: ${BUILT_KINDS.join(", ")}`,
  );
}

/** A policy to evaluate, with the values for its arguments. */
interface JudgingPolicy extends Omit<GroupedPolicy, "bindings"> {
  argument: string;
  bindings?: ArgumentTexts;
}

/** The policies of an argument: one policy, or those of a group; and the inputs that take arguments. */
interface NamedPolicies {
  /** Its name and its path. */
  names: readonly string[];
  inputs: DeclaredInput[];
  /** @param args the values for its inputs. */
  read: (args: Readonly<Record<string, string>>) => Promise<{ found: JudgingPolicy[]; others: string[] }>;
}

async function readNamed(
  argument: string,
  reference: string,
  kind: string,
  options: ReadPolicyFileOptions,
): Promise<NamedPolicies> {
  const document = await readPolicyDocument(reference, options);
  const { path, kind: subject } = document;
  if (subject === "PolicyGroup") {
    const group = await (await import("./policy-group.js")).toPolicyGroup(document, options);
    return {
      names: [group.name, reference],
      inputs: group.inputs,
      read: async (args) => {
        const { found, others } = await group.readPolicies(kind, args);
        if (found.length === 0)
          throwPolicyError(path, `no policy of the group is for materials of the kind ${kind}`);
        return { found: found.map((policy) => ({ ...policy, argument })), others };
      },
    };
  }
  const file = await toPolicyFile(document, dirname(path), options);
  const { name, kinds, inputs } = file;
  if (!kinds.includes(kind)) {
    const others = kinds.length === 0 ? "it names no kind" : `its kinds are ${kinds.join(", ")}`;
    throwPolicyError(path, `no script of it is for materials of the kind ${kind}: ${others}`);
  }
  return {
    names: [name, reference],
    inputs,
    read: (args) => Promise.resolve({ found: [{ argument, path, file, given: args }], others: [] }),
  };
}

/** Policies of Chainloop, loaded, and the files with their arguments. */
interface LoadedMaterialPolicies<Module> {
  modules: Module[];
  argFiles: ReadArgumentFile[];
  /** Policies of groups that are not for the kind. */
  leftOut: LeftOutFile[];
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
  { material, maxBytes = MAX_SOURCE_BYTES, timeoutMs, load, ...reading }: MaterialLoading<Module>,
): Promise<LoadedMaterialPolicies<Module>> {
  const { kind, args = {} } = material;
  checkKind(kind);
  const { cwd, signal } = reading;
  const argFiles = await readArgumentFiles(material.argFiles ?? [], { cwd, signal, timeoutMs });
  const named: NamedPolicies[] = [];
  for (const { argument, path } of paths) {
    named.push(await readNamed(argument, path, kind, { ...reading, maxBytes }));
  }
  const texts = [
    ...toArgumentTexts(args),
    ...argFiles.map((file) => ({ ...file, by: "material.argFiles" as const })),
  ];
  checkArguments(named, texts);
  const modules: Module[] = [];
  const leftOut: LeftOutFile[] = [];
  const opened: Module["policy"][] = [];
  await orClose(opened, async () => {
    for (const { names, read } of named) {
      const given = selectArguments({ names }, texts);
      const { found, others } = await read(given);
      append(
        leftOut,
        others.map((path) => ({ path, why: "kind" })),
      );
      for (const { argument, path, file, given: ofPolicy, bindings } of found) {
        if (bindings !== undefined) checkWith(path, file.inputs, ofPolicy);
        const own = computeArguments(path, file.inputs, ofPolicy, bindings);
        for (const script of await file.readScripts(kind)) {
          const module = await load(argument, regoSource(path, [script]));
          modules.push({
            ...module,
            inputFor: (json) => withArguments(json, own),
            findingType: file.findingType,
          });
          opened.push(module.policy);
        }
      }
    }
  });
  return { modules, argFiles, leftOut };
}

/** Adds the arguments of a policy to an input of `readMaterials`. */
function withArguments(json: Uint8Array, args: PolicyArguments): Uint8Array {
  return Buffer.concat([json.subarray(0, -1), Buffer.from(`,"args":${JSON.stringify(args)}}`)]);
}
