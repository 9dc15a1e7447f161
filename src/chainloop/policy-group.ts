import { dirname } from "node:path";
import type * as Zod from "../base/text/zod.js";
import { computeTexts, type ArgumentTexts, type DeclaredInput } from "./arguments.js";
import { isAddress } from "../base/text/address.js";
import { KINDS } from "./kinds.js";
import {
  checkShape,
  documentMembers,
  inputsSchema,
  metadataSchema,
  readPolicyDocument,
  throwPolicyError,
  toPolicyFile,
  toPolicyPath,
  type PolicyDocument,
  type PolicyFile,
  type ReadPolicyFileOptions,
} from "./policy-file.js";

/** A policy as listed in a group. */
export interface GroupedPolicy {
  path: string;
  file: PolicyFile;
  /** Its arguments, with templates. */
  given: Readonly<Record<string, string>>;
  /** The values for the templates. */
  bindings: ArgumentTexts;
}

export interface PolicyGroup {
  name: string;
  inputs: DeclaredInput[];
  /** Its policies, as paths or documents. */
  attached: readonly { ref?: string | undefined; embedded?: unknown }[];
  /** Reads its policies for a kind, and names the others. */
  readPolicies(
    kind: string,
    given: Readonly<Record<string, string>>,
  ): Promise<{ found: GroupedPolicy[]; others: string[] }>;
}

/** Unknown members are refused, as in policies: a misspelt one could list policies. */
function groupSchema(z: typeof Zod) {
  const mode = z.enum(["UNSPECIFIED", "EXACT", "PREFIX"]).optional();
  const attached = z.strictObject({
    ref: z.string().min(1).optional(),
    embedded: z.unknown().optional(),
    selector: z.strictObject({ name: z.string().optional(), match_mode: mode, matchMode: mode }).optional(),
    disabled: z.boolean().optional(),
    with: z.record(z.string(), z.string()).default({}),
    requirements: z.array(z.string()).optional(),
    gate: z.boolean().optional(),
  });
  const material = z.strictObject({
    type: z.enum(KINDS as [string, ...string[]]).optional(),
    name: z.string().default(""),
    optional: z.boolean().optional(),
    match_mode: mode,
    matchMode: mode,
    policies: z.array(attached).default([]),
  });
  return z.strictObject({
    ...documentMembers(z),
    metadata: metadataSchema(z, z.string()),
    spec: z.strictObject({
      inputs: inputsSchema(z),
      policies: z
        .strictObject({
          materials: z.array(material).default([]),
          attestation: z.array(z.unknown()).default([]),
        })
        .default({ materials: [], attestation: [] }),
    }),
  });
}

/**
 * Parses a group of policies (the engine's `pkg/policies/policy_groups.go`). A material of the group is for materials
 * of its type: the gate's have no names. Without a name only the policies specify their kinds.
 *
 * @throws PolicyLoadError `source_unsupported`
 */
export async function toPolicyGroup(
  group: PolicyDocument,
  options: ReadPolicyFileOptions,
): Promise<PolicyGroup> {
  const { path, document } = group;
  const z = await import("../base/text/zod.js");
  const { metadata, spec } = checkShape(path, "policy group", groupSchema(z), document);
  const { materials, attestation } = spec.policies;
  const folder = isAddress(path) ? path : "";
  const nameless = materials.findIndex(({ name, type }) => name !== "" && type === undefined);
  if (nameless !== -1) {
    throwPolicyError(path, `spec.policies.materials[${String(nameless)}] has a name, so it needs a type`);
  }
  return {
    name: metadata.name,
    inputs: spec.inputs,
    attached: materials.flatMap(({ policies }) => policies),
    async readPolicies(kind, given) {
      const bindings = computeTexts(path, spec.inputs, given);
      const found: GroupedPolicy[] = [];
      const others = attestation.length === 0 ? [] : [`${path} (spec.policies.attestation)`];
      for (const [at, material] of materials.entries()) {
        const materialPath = `${path} (spec.policies.materials[${String(at)}]`;
        if (material.name !== "" && material.type !== kind) {
          others.push(`${materialPath})`);
          continue;
        }
        for (const [index, attached] of material.policies.entries()) {
          const location = `${materialPath}.policies[${String(index)}])`;
          const inner = ["spec", "policies", "materials", at, "policies", index, "embedded"];
          const own: PolicyDocument = {
            path: location,
            document: attached.embedded,
            blockAt: (rest) => group.blockAt([...inner, ...rest]),
          };
          const policy = await readAttached(own, folder, attached.ref, options);
          if (policy.file.kinds.length === 0 || policy.file.kinds.includes(kind)) {
            found.push({ ...policy, given: attached.with, bindings });
          } else others.push(policy.path);
        }
      }
      return { found, others };
    },
  };
}

async function readAttached(
  own: PolicyDocument,
  folder: string,
  ref: string | undefined,
  options: ReadPolicyFileOptions,
): Promise<{ path: string; file: PolicyFile }> {
  const { path: location } = own;
  if ((ref === undefined) === (own.document === undefined)) {
    return throwPolicyError(location, "it must have either ref or embedded");
  }
  if (ref === undefined) return { path: location, file: await toPolicyFile(own, folder, options) };
  const read = await readPolicyDocument(toPolicyPath(location, ref, folder), options);
  const { path } = read;
  if (read.kind !== "Policy") return throwPolicyError(location, `${path} is a group, not a policy`);
  return { path, file: await toPolicyFile(read, dirname(path), options) };
}
