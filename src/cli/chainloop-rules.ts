import type { GateRule } from "./gate-rule.js";
import { packageName } from "./verdict-module.js";
import type { PolicyPackage } from "./verdict-module.js";
import { VERDICT_RULES } from "./verdict.js";

/** What marks a policy of Chainloop's: its engine reads `result`, and makes it of `violations` where it is not there. */
const MARKS = ["result", "violations"];

/** The rules that its engine adds to a policy without them (its `pkg/policies/engine/rego`). */
const ADDED: Readonly<Record<string, string>> = {
  result:
    'result := {"skipped": skipped, "skip_reason": skip_reason, "ignore": ignore, "violations": violations}',
  skip_reason:
    'default skip_reason := ""\n\nskip_reason := "the input is not valid for this policy" if not valid_input',
  valid_input: "default valid_input := true",
  skipped: "default skipped := true\n\nskipped := false if valid_input",
  ignore: "default ignore := false",
  violations: "default violations := []",
};

/** Packages with the Rego files that complete them. */
export interface CompletedPackages<Package> {
  packages: Package[];
  files: { path: string; text: string }[];
}

/**
 * Completes policies as Chainloop's engine does: a package with `violations` or `result` gets what it lacks of the
 * rules that `result` is made of, so that an input which is not its own (`valid_input`) is skipped. Its `violations`
 * are then read in `result` only. `deny` and `allow`, which that engine does not read, are judged all the same.
 */
export function completeChainloopPolicies<
  Package extends PolicyPackage & { about: ReadonlyMap<string, GateRule> },
>(found: readonly Package[]): CompletedPackages<Package> {
  const files: { path: string; text: string }[] = [];
  const packages = found.map((one, index) => {
    if (!MARKS.some((rule) => one.rules.includes(rule))) return one;
    const added = Object.entries(ADDED).flatMap(([rule, text]) => (one.about.has(rule) ? [] : [text]));
    if (added.length > 0) {
      const text = `package ${packageName(one.path)}\n\nimport rego.v1\n\n${added.join("\n\n")}\n`;
      files.push({ path: `regohost_chainloop/p${index}.rego`, text });
    }
    const read = [...one.rules, "result"];
    // A finding of a `result` that was added is still one of `violations`, with its METADATA.
    const result = one.about.get("result") ?? one.about.get("violations");
    const about = result === undefined ? one.about : new Map([...one.about, ["result", result]]);
    return {
      ...one,
      about,
      rules: VERDICT_RULES.filter((rule) => rule !== "violations" && read.includes(rule)),
    };
  });
  return { packages, files };
}

/** That engine gives a policy an array as `input.elements`. Any other input stays as it is. */
export function toChainloopInput(json: Uint8Array): Uint8Array {
  const first = json.find((byte) => ![0x20, 0x09, 0x0a, 0x0d].includes(byte));
  return first === "[".charCodeAt(0)
    ? Buffer.concat([Buffer.from('{"elements":'), json, Buffer.from("}")])
    : json;
}
