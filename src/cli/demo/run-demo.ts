import { writeOut } from "../cli-io.js";
import type { CommandContext } from "../command.js";
import { EXIT, type ExitCode } from "../exit-codes.js";
import { startAttestedService } from "./attested-service.js";
import { buildRelease, type Release } from "./build-release.js";
import { showRelease, showVerdicts } from "./demo-report.js";
import { addFullEvidence } from "./full-evidence.js";
import { gateRelease, type PolicyVerdict } from "./gate-release.js";
import { withSubject } from "./in-toto-statement.js";
import { findNpm } from "./npm-command.js";
import { readPackage, type PackageRoot } from "./read-package.js";
import { type Tamperable, withOneByteChanged } from "./tampering.js";

export interface DemoOptions {
  /** What is changed by one byte after the attestation was made. */
  tamper?: Tamperable;
  /** Whether the release is also gated on all five built-ins of the service. */
  full?: boolean;
  /** The package to release. Default: this one. */
  root?: PackageRoot;
}

/**
 * The main job, for real and without a network: packs this package, stores its attestation in the embedded
 * evidence service and gates the tarball by the policies of `examples/release-gate`.
 *
 * @returns 0 when every policy passes, 1 when one says no, 2 when one gives no verdict.
 * @throws CommandError when npm cannot pack the package or list what is installed.
 */
export async function runDemo(context: CommandContext, options: DemoOptions = {}): Promise<ExitCode> {
  const { io, style } = context;
  const root = options.root ?? (await readPackage());
  await context.note(`packing ${root.name} ${root.version} with npm, and listing what it is made of`);
  const release = await buildRelease(root, await findNpm(io));
  const { stored, tarball, tampered } = tamper(release, options.tamper);
  // The statement comes with the tarball and is not signed, so it fits whatever the tarball is.
  const statement = withSubject(release.statement, tarball.name, tarball.bytes);

  await context.note("starting the embedded evidence service and deciding");
  const attested = await startAttestedService(stored);
  const { service } = attested;
  let results: PolicyVerdict[];
  try {
    results = await gateRelease(context, root, service, statement, "release-gate");
    if (options.full === true) {
      await context.note("adding test results, a scan and the platform's records, and deciding on all of it");
      await addFullEvidence(attested, root, tarball, results);
      results = [...results, ...(await gateRelease(context, root, service, statement, "full-gate"))];
    }
  } finally {
    await service.close();
  }
  const exitCode = toExitCode(results);
  const summary =
    exitCode === EXIT.pass
      ? style.green(`\nPASS: ${tarball.name} may be released\n`)
      : style.red(`\nFAIL: ${tarball.name} must not be released\n`);
  const report = showRelease(stored, tarball, tampered) + showVerdicts(results, style) + summary;
  await writeOut(io.stdout, report);
  return exitCode;
}

/** What the service holds and what the gate has at hand, one of them changed when that is asked for. */
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

function toExitCode(results: readonly PolicyVerdict[]): ExitCode {
  const outcomes = results.map(({ verdict }) => verdict.outcome);
  if (outcomes.length === 0 || outcomes.includes("error") || outcomes.includes("skipped")) return EXIT.usage;
  return outcomes.includes("fail") ? EXIT.refused : EXIT.pass;
}
