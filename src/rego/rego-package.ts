import type { RegoLocation } from "../errors.js";

/** A rule of a package, under all its definitions; it stands where it is first defined. */
export interface RegoRule {
  /** Within its package: `deny`, `deny.critical`. */
  name: string;
  location: RegoLocation;
  /** Its METADATA, as OPA reads it. */
  annotations?: Record<string, unknown>;
}

/** A package of a policy, over all its files. */
export interface RegoPackage {
  /** With slashes: `gate`, `supply/chain`. */
  path: string;
  rules: RegoRule[];
  /** Whether its name ends in `_test`, or only files that end in `_test.rego` define it. */
  test: boolean;
  annotations?: Record<string, unknown>;
}
