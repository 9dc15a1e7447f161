import type { RegoLocation } from "../errors.js";

/** A rule of a package with all its definitions. Its place is that of the first. */
export interface RegoRule {
  /** Within its package: `deny`, `deny.critical`. */
  name: string;
  location: RegoLocation;
  /** Its METADATA, parsed by OPA. */
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
