import type { RegoLocation } from "../../base/errors.js";

/** The place of a rule in `data`. Rules with the same path are listed once, with the first one's place. */
export interface VirtualDocument {
  /** Below `data`, up to the first key known only at evaluation. */
  path: readonly string[];
  /** Within its package: `deny`, `deny.critical`. */
  rule: string;
  /** Of its first definition. `object` has keys known only at evaluation. */
  kind: "set" | "object" | "value" | "function";
  location: RegoLocation;
}

/** The outline of policies, for checking data against them. Every operation that compiles Rego returns it. */
export interface RegoOutline {
  files: readonly {
    path: string;
    /** With slashes: `supply/chain`. */
    package: string;
  }[];
  documents: readonly VirtualDocument[];
}

/** A rule of a package with all its definitions. Its place is that of the first. */
export interface RegoRule {
  /** Within its package: `deny`, `deny.critical`. */
  name: string;
  /** Where its first definition begins, by file path and row. */
  location: RegoLocation;
  /** Its METADATA, parsed by OPA. */
  annotations?: Record<string, unknown>;
}

/** A package of a policy, over all its files. */
export interface RegoPackage {
  /** With slashes: `gate`, `supply/chain`. */
  path: string;
  /** In the order of their first definitions, by file path and row. Functions and tests too. */
  rules: RegoRule[];
  /** Whether its name ends in `_test`, or only files that end in `_test.rego` define it. */
  test: boolean;
  /** METADATA with `scope: package`, parsed by OPA; of several files, that of the first path. */
  annotations?: Record<string, unknown>;
}

/** A reference to data, or an import of it, that no rule supplies. Base documents may. */
export interface UnsuppliedReference {
  /** `data.allowed` */
  reference: string;
  /** Its keys up to the first that is not a string. */
  path: readonly string[];
  /** Whether the place belongs to one of the packages. */
  inPackage: boolean;
  location: RegoLocation;
}
