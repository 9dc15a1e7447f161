import type { RegoLocation } from "../errors.js";

/** A rule of a package, under all its definitions. */
export interface RegoRule {
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
  /** Whether it holds tests: its name ends in `_test`, or its files do. */
  test: boolean;
  annotations?: Record<string, unknown>;
}
