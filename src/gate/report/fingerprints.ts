import type { GateFinding } from "../finding.js";
import type { GateResult } from "../gate-report.js";
import { sha256Hex } from "../../base/text/sha256.js";

/**
 * Identifies findings across runs by rule, policy, input, file and message; equal ones by their order. Ignores lines,
 * so that a moved finding is unchanged.
 */
export class Fingerprints {
  readonly #counts = new Map<string, number>();

  of({ policy, file }: GateResult, { id, message, location }: GateFinding): string {
    const known = JSON.stringify([id, policy, file, location?.file, message]);
    const hash = sha256Hex(known);
    const count = (this.#counts.get(hash) ?? 0) + 1;
    this.#counts.set(hash, count);
    return `${hash}:${count}`;
  }
}
