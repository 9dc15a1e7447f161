import { randomUUID } from "node:crypto";
import type { ResolvedDependency } from "./installed-packages.js";
import { sha256Hex } from "../../base/text/sha256.js";

/** An in-toto statement, v1, with SLSA provenance, v1. */
export interface ProvenanceStatement {
  _type: "https://in-toto.io/Statement/v1";
  subject: Subject[];
  predicateType: "https://slsa.dev/provenance/v1";
  predicate: {
    buildDefinition: {
      buildType: string;
      externalParameters: { package: string };
      internalParameters: { node: string; npm: string; platform: string };
      resolvedDependencies: ResolvedDependency[];
    };
    runDetails: {
      builder: { id: string };
      metadata: { invocationId: string; startedOn: string; finishedOn: string };
      byproducts: { name: string; mediaType: string; digest: { sha256: string } }[];
    };
  };
}

interface Subject {
  name: string;
  digest: { sha256: string };
}

/** The content of the statement except its time. */
interface BuildFacts {
  tarball: { name: string; bytes: Uint8Array };
  sbom: { name: string; bytes: Uint8Array };
  /** The released package, a package URL. */
  packageUrl: string;
  npmVersion: string;
  dependencies: ResolvedDependency[];
  startedOn: Date;
}

/** Provenance of the local `npm pack`. The builder is not trusted: it is the demo itself. */
export function createStatement(facts: BuildFacts): ProvenanceStatement {
  return {
    _type: "https://in-toto.io/Statement/v1",
    subject: [describe(facts.tarball.name, facts.tarball.bytes)],
    predicateType: "https://slsa.dev/provenance/v1",
    predicate: {
      buildDefinition: {
        buildType: "urn:regohost:demo:npm-pack",
        externalParameters: { package: facts.packageUrl },
        internalParameters: {
          node: process.version,
          npm: facts.npmVersion,
          platform: `${process.platform}-${process.arch}`,
        },
        resolvedDependencies: facts.dependencies,
      },
      runDetails: {
        builder: { id: "urn:regohost:demo:local" },
        metadata: {
          invocationId: `urn:uuid:${randomUUID()}`,
          startedOn: facts.startedOn.toISOString(),
          finishedOn: new Date().toISOString(),
        },
        byproducts: [
          { ...describe(facts.sbom.name, facts.sbom.bytes), mediaType: "application/vnd.cyclonedx+json" },
        ],
      },
    },
  };
}

/** The statement for another tarball: anyone can rewrite one, but not its signature. */
export function withSubject(
  statement: ProvenanceStatement,
  name: string,
  bytes: Uint8Array,
): ProvenanceStatement {
  return { ...statement, subject: [describe(name, bytes)] };
}

function describe(name: string, bytes: Uint8Array): Subject {
  return { name, digest: { sha256: sha256Hex(bytes) } };
}
