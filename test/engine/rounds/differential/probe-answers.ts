import { createHash } from "node:crypto";
import { createRandom } from "./generate-policy.js";

/** The result of a probe: a value, undefined, or an error. */
export type ProbeAnswer = { value: unknown } | { undefined: true } | { error: string };

/**
 * Computes the result of every call only from its name and arguments, so that all execution modes of a policy see the
 * same world.
 *
 * @param args the arguments as JSON values; sets as sorted arrays.
 */
export function probeAnswer(name: string, args: readonly unknown[]): ProbeAnswer {
  const text = `${name}${JSON.stringify(args)}`;
  const random = createRandom(createHash("sha256").update(text).digest().readUInt32LE(0));
  const luck = random(40);
  if (luck === 0) return { error: `${name} has no answer for ${JSON.stringify(args)}` };
  if (luck < 5) return { undefined: true };
  if (luck === 5) return { value: false };
  const next = `k${String(random(6))}`;
  return { value: { ok: random(2) === 0, n: random(6), next, list: [next, random(3)].slice(random(3)) } };
}

/** The built-ins that generated policies call. */
export const PROBES = [
  { name: "probe.read", args: ["any"], effect: false },
  { name: "probe.two", args: ["any", "any"], effect: false },
  { name: "probe.effect", args: ["any"], effect: true },
] as const;

/** The result of a probe, as a built-in of this package: errors are thrown, and nothing is undefined. */
export function valueOf(name: string, args: readonly unknown[]): unknown {
  const answer = probeAnswer(name, args);
  if ("error" in answer) throw new Error(answer.error);
  return "value" in answer ? answer.value : undefined;
}
