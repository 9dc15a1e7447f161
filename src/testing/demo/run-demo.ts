import type { GateReport } from "../../gate/index.js";
import { addFullEvidence, startAttestedService } from "./attested-service.js";
import { buildRelease, type Release } from "./build-release.js";
import type { DemoContext } from "./demo-context.js";
import { createSigner, withPayload, type SignedStatement } from "./demo-signer.js";
import { showRelease, showVerdicts } from "./demo-report.js";
import { gateRelease, type GatedRelease } from "./gate-release.js";
import { withSubject } from "./in-toto-statement.js";
import { findNpm } from "./npm-command.js";
import { readPackage, type PackageRoot } from "./installed-packages.js";

/** The files that the demo can change after the attestation: the local tarball or the stored SBOM. */
type Tamperable = "tarball" | "sbom";

interface DemoOptions {
  /** The file to change by one byte after the attestation. */
  tamper?: Tamperable | undefined;
  /** Whether the release is also gated on all five built-ins of the service. */
  full?: boolean | undefined;
  /** The package to release. Default: this one. */
  root?: PackageRoot | undefined;
}

/** The result of the demo. A skipped policy has not evaluated the release. */
interface DemoResult {
  outcome: GateReport["outcome"];
  /** For standard output. */
  text: string;
}

/**
 * The main job, without mocks and without a network: packs this package, signs its attestation, stores it in the
 * embedded evidence service and gates the tarball by the policies of `examples/release-gate`.
 *
 * @throws DemoError when npm cannot pack the package or list the installed packages.
 */
export async function runDemo(context: DemoContext, options: DemoOptions = {}): Promise<DemoResult> {
  const { style } = context;
  const root = options.root ?? (await readPackage());
  await context.note(
    "The demo shows a release that is judged by what an evidence service knows about it. The release is this package: its SBOM is " +
      "attested and signed, and policies decide whether the tarball may be published.",
  );
  await context.note(`packing ${root.name} ${root.version} with npm and listing its dependencies`);
  const release = await buildRelease(root, await findNpm(context));
  const { stored, tarball, tampered } = tamper(release, options.tamper);
  const signer = createSigner();
  const gated: GatedRelease[] = [];
  const signed = signer.sign(release.statement);
  await context.note("starting the embedded evidence service and deciding");
  const attested = await startAttestedService(stored, signed);
  const { service } = attested;
  try {
    const { trust } = signer;
    const inputs = getInputs(release, signed, tarball);
    const request = { inputs, trust, artifact: tarball.bytes };
    const released = await gateRelease(context, root, service, { ...request, example: "release-gate" });
    gated.push(released);
    if (options.tamper === "tarball") {
      // The service's copy, as seen without verifying signatures.
      const [, { value } = { value: release.statement }] = inputs;
      const unverified = [{ name: "rewritten, unverified", value }];
      gated.push(
        await gateRelease(context, root, service, { inputs: unverified, trust, example: "release-gate" }),
      );
    }
    if (options.full === true) {
      await context.note("adding test results, a scan and the platform's records, and deciding on all of it");
      await addFullEvidence(attested, root, tarball, released.report, context);
      gated.push(await gateRelease(context, root, service, { ...request, example: "full-gate" }));
    }
  } finally {
    await service.close();
  }
  const outcome = toOutcome(gated);
  const summary =
    outcome === "pass"
      ? style.green(`\nPASS: ${tarball.name} may be released\n`)
      : style.red(`\nFAIL: ${tarball.name} must not be released\n`);
  return {
    outcome,
    text: showRelease(stored, tarball, signer.name, tampered) + showVerdicts(gated, style) + summary,
  };
}

/** The statement as signed. For another tarball also one that matches it: anyone can rewrite a statement, but not sign it. */
function getInputs(
  { tarball: attested, statement }: Release,
  signed: SignedStatement,
  tarball: Release["tarball"],
): { name: string; value: SignedStatement }[] {
  const inputs = [{ name: "statement.dsse.json", value: signed }];
  if (tarball.bytes === attested.bytes) return inputs;
  const rewritten = withPayload(signed, withSubject(statement, tarball.name, tarball.bytes));
  return [...inputs, { name: "rewritten.dsse.json", value: rewritten }];
}

/** The service's evidence and the gate's input, one of them tampered with if requested. */
function tamper(
  release: Release,
  what: Tamperable | undefined,
): { stored: Release; tarball: Release["tarball"]; tampered?: string } {
  const { tarball, sbom } = release;
  switch (what) {
    case undefined:
      return { stored: release, tarball };
    case "tarball":
      return {
        stored: release,
        tarball: { ...tarball, bytes: withOneByteChanged(tarball.bytes) },
        tampered: "one byte of the tarball, after it was attested",
      };
    case "sbom":
      return {
        stored: { ...release, sbom: { ...sbom, bytes: withOneByteChanged(sbom.bytes) } },
        tarball,
        tampered: "one byte of the SBOM, before it was stored",
      };
  }
}

/** The worst outcome. A policy that skipped the release has not evaluated it. */
function toOutcome(gated: readonly GatedRelease[]): GateReport["outcome"] {
  const outcomes = gated.map(({ report }) => report.outcome);
  if (outcomes.includes("undecided")) return "undecided";
  const isSkipped = gated.some(({ report }) => report.counts.skipped > 0);
  if (outcomes.includes("invalid") || isSkipped) return "invalid";
  return outcomes.includes("fail") ? "fail" : "pass";
}

/** A copy in which one bit of the middle byte is flipped. */
export function withOneByteChanged(bytes: Uint8Array): Uint8Array {
  const changed = Uint8Array.from(bytes);
  const middle = changed.length >> 1;
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  return changed;
}
