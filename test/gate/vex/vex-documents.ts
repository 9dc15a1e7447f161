import { RegoObject, type Term } from "../../../src/base/terms/term.js";
import { parseJson } from "../../../src/base/terms/parse-term.js";
import type { GateFinding } from "../../../src/gate/finding.js";
import { readVex } from "../../../src/gate/vex/read-vex.js";
import type { VexStatements } from "../../../src/gate/vex/vex-statements.js";
import { makeFolder } from "../../cli/run.js";

/** An OpenVEX document. */
export function openVex(statements: readonly object[], more: object = {}): object {
  return {
    "@context": "https://openvex.dev/ns/v0.2.0",
    "@id": "https://acme.example/vex/1",
    author: "Acme Security",
    timestamp: "2026-01-10T08:00:00Z",
    version: 1,
    statements,
    ...more,
  };
}

/** A statement with everything that its status needs. */
export function statement(status: string, products: readonly unknown[], more: object = {}): object {
  return {
    vulnerability: { name: "CVE-2026-1" },
    products: products.map((product) => (typeof product === "string" ? { "@id": product } : product)),
    status,
    ...(status === "not_affected" ? { justification: "component_not_present" } : {}),
    ...(status === "affected" ? { action_statement: "update" } : {}),
    ...more,
  };
}

/** A CycloneDX document with an analysis of a component, `lib`. */
export function cycloneDx(analysis: object, more: object = {}, affected: object = { ref: "lib" }): object {
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { timestamp: "2026-01-10T08:00:00Z", authors: [{ name: "Acme Security" }] },
    components: [{ type: "library", "bom-ref": "lib", name: "lib", purl: "pkg:npm/lib@1.0.0" }],
    vulnerabilities: [{ id: "CVE-2026-1", analysis, affects: [affected] }],
    ...more,
  };
}

/** A finding of a rule about vulnerabilities. */
export function findingOf(members: object, about: Partial<GateFinding["about"]> = {}): GateFinding {
  const value = parseJson(JSON.stringify(members));
  return {
    id: "gate.deny",
    hasIdOfInput: false,
    severity: "error",
    about: { id: "gate.deny", isVulnerability: true, ...about },
    rule: "deny",
    message: "m",
    value,
    metadata: new Map(value instanceof RegoObject ? (value.members as Map<string, Term>) : []),
  };
}

const NOW = new Date("2026-02-01T00:00:00Z");

/** Reads documents: objects, or texts as they are. */
export async function read(documents: readonly (object | string)[], now = NOW): Promise<VexStatements> {
  const texts = documents.map((document) =>
    typeof document === "string" ? document : JSON.stringify(document),
  );
  const files = Object.fromEntries(texts.map((text, index) => [`${String(index)}.json`, text]));
  const cwd = await makeFolder(files);
  return readVex(Object.keys(files), { cwd, now });
}

/** The status of the statement that excuses a finding; `undefined` if none does. */
export async function statusOf(
  documents: readonly (object | string)[],
  finding: GateFinding,
): Promise<string | undefined> {
  const { left, excused } = (await read(documents)).apply([finding]);
  return left.length === 0 ? excused[0]?.exception.status : undefined;
}
