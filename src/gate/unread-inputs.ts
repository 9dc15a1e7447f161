import type { GateModule, GatePackage } from "./gate-module.js";
import { inputMembersOf, lacksMembers } from "./input-members.js";
import type { Judged } from "./judge-input.js";
import type { GateInput } from "./read-inputs.js";

/** A policy that passed inputs which have nothing of what it names. */
export interface UnreadBy {
  policy: string;
  /** The members of the input that it names. */
  members: readonly string[];
  /** The names of the inputs. */
  inputs: readonly string[];
}

interface Policy {
  policy: string;
  members: readonly string[];
  inputs: string[];
}

/**
 * Collects the inputs that a policy of Rego passed, without a finding, although they have nothing of what it names: it may be for others.
 * METADATA that says what a policy is for (schemas, `custom.inputs`) was held against the input already, and counts.
 */
export class UnreadInputs {
  readonly #modules: readonly GateModule[];
  /** `undefined` for a policy of which nothing is told. */
  readonly #policies = new Map<string, Policy | undefined>();

  constructor(modules: readonly GateModule[]) {
    this.#modules = modules;
  }

  add(input: GateInput, judged: readonly Judged[]): void {
    if ("error" in input) return;
    for (const { package: of, result } of judged) {
      const { outcome, warnings, excepted, excused = [], calls } = result;
      if (outcome !== "pass" || warnings.length + excepted.length + excused.length + calls > 0) continue;
      const found = this.#policyOf(of);
      if (found !== undefined && lacksMembers(input.json, found.members)) found.inputs.push(input.name);
    }
  }

  get all(): UnreadBy[] {
    return [...this.#policies.values()].flatMap((found) =>
      found === undefined || found.inputs.length === 0 ? [] : [found],
    );
  }

  #policyOf({ policy, source }: Pick<GatePackage, "policy" | "source">): Policy | undefined {
    const key = JSON.stringify([source, policy]);
    if (!this.#policies.has(key)) {
      const members = this.#membersOf({ policy, source });
      this.#policies.set(key, members === undefined ? undefined : { policy, members, inputs: [] });
    }
    return this.#policies.get(key);
  }

  #membersOf({ policy, source }: Pick<GatePackage, "policy" | "source">): readonly string[] | undefined {
    for (const { packages, files, inputFor } of this.#modules) {
      const own = packages.find((one) => one.policy === policy && one.source === source);
      if (own === undefined) continue;
      const isTold = own.inputs !== undefined || own.schemas.length > 0 || inputFor !== undefined;
      return files === undefined || isTold ? undefined : inputMembersOf(policy, files);
    }
    return undefined;
  }
}
