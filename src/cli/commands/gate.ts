import { resolve } from "node:path";
import type { GateArguments } from "../../gate/index.js";
import { limitReading } from "../../base/async/reading.js";
import { isAddress } from "../../base/text/address.js";
import type { CommandContext } from "../command.js";
import { defineCommand } from "../define-command.js";
import { EXIT, worstExitCode, type ExitCode } from "../exit-codes.js";
import { GateOutputs } from "../gate/gate-outputs.js";
import { judgeInputs } from "../gate/judge-inputs.js";
import type { GateRequest } from "../gate/gate-config.js";
import type { Review, ReviewedRequest } from "../gate/review.js";
import { writeExact } from "../terminal/cli-io.js";
import { checkAttestFlags } from "../flags/sign-flags.js";
import { filesOfRun, isOfMaterials } from "../flags/gate-flags.js";
import { GATE_OPTIONS } from "../options/gate-options.js";
import { namedFiles } from "../options/option-table.js";

export const configure = defineCommand({
  arguments: [["[path...]", "policies and inputs, distinguished by file name"]],
  options: GATE_OPTIONS,
  details: `.rego, .wasm, .tar.gz and folders are policies; files of JSON, YAML, TOML, INI, XML, HCL, .env, Dockerfiles and others
are inputs, read by their names or by --parser as Conftest reads them; -p and -i make it explicit, also for a folder.
Every package with a rule named deny, violation, violations, allow or result is a policy. It passes when every
deny, violation and violations is empty and every allow is true; each line of JSON Lines and each document of
YAML is an input.`,
  examples: [
    "regohost gate policies/ sbom.json",
    "regohost gate policies/ 'build/**/*.json' -o pretty -o json=report.json",
    "regohost gate policy.wasm -i - < attestation.json",
    "regohost gate policies/ release.json --key release.pub  # it must have signed",
    "regohost gate --rules conftest -p policy/ Dockerfile main.tf -i deploy/",
    "regohost gate policies/ sbom.json -o sarif=gate.sarif -o github",
    "regohost gate policies/ sbom.json --explain  # why rules fired or did not",
    "regohost gate policies/ sbom.json --exceptions exceptions.yaml --fail-on warn",
    "regohost gate policy.yaml --material sbom.json --kind SBOM_CYCLONEDX_JSON --arg licenses=MIT,ISC",
    "regohost gate  # by regohost.yaml in this folder, with its modules of built-ins",
    "regohost gate --config ci/regohost.yaml sbom.json --print-config",
  ],
  exitCodes: `0 all pass, 1 a policy refused, 2 no verdict (usage, input or policy error), 3 could not decide.`,
  everyday: [
    "policy",
    "input",
    "output",
    "data",
    "config",
    "exceptions",
    "failOn",
    "builtins",
    "key",
    "artifact",
    "explain",
    "watch",
    "timeout",
  ],
  async run(context, paths, flags, command) {
    const { readGateRequest } = await import("../gate/gate-config.js");
    const readRequest = (): Promise<GateRequest> => readGateRequest(context, paths, flags, command);
    if (flags.review !== undefined) {
      const { Review } = await import("../gate/review.js");
      const review = await Review.open(context, flags.review);
      await review.checkFlags(context, paths, flags, command);
      return review.run(context, async () => runOnce(await review.take(await readRequest(), command)));
    }
    const request = await readRequest();
    if (flags.watch !== true) return runOnce(request);
    const { watchGate } = await import("../gate/watch-gate.js");
    // Notes of the first reading of the gate file are not repeated.
    let first: GateRequest | undefined = request;
    return watchGate(request, async () => {
      const next = first ?? (await readRequest());
      first = undefined;
      return runOnce(next);
    });
  },
});

async function runOnce(request: ReviewedRequest): Promise<ExitCode> {
  try {
    return await runRequest(request);
  } catch (error) {
    if (request.file === undefined) throw error;
    const { withGateFilePosition } = await import("../gate/gate-file-position.js");
    // It may have changed meanwhile.
    throw await withGateFilePosition(error, request).catch(() => error);
  }
}

async function runRequest(request: ReviewedRequest): Promise<ExitCode> {
  const { flags, review } = request;
  const ofMaterials = isOfMaterials(flags);
  const context = ofMaterials ? withCompat(request.context) : request.context;
  checkAttestFlags(flags);
  if (flags.attest !== undefined && flags.printConfig !== true) {
    const { removeFormerSummary } = await import("../gate/attestation.js");
    await removeFormerSummary(context.io, flags.attest, readPaths(request));
  }
  const { readGateArguments } = await import("../../gate/gate-arguments.js");
  const { paths, defaults } = request;
  const { policy: policies = [], input: inputs = [], material = [] } = flags;
  // The argument of a Chainloop policy is named like an input.
  const given = ofMaterials
    ? { policies: [...paths, ...policies], inputs: [...inputs, ...material] }
    : { paths, policies, inputs };
  const limits = { timeoutMs: context.flags.timeout, signal: context.io.signal };
  const args = await limitReading("finding the policies and inputs", limits, () =>
    readGateArguments(
      {
        ...given,
        images: flags.images,
        allowSkippedFiles: flags.allowSkippedFiles === true,
        defaults,
        except: filesOfRun(flags),
      },
      { cwd: context.io.cwd, inputsFrom: review?.folder },
    ),
  );
  if (flags.printConfig === true) {
    const { printedConfig } = await import("../gate/gate-keys.js");
    const { compat, timeout } = request.context.flags;
    const given = {
      ...request.flags,
      policy: args.policies.map(({ argument }) => argument),
      input: args.inputs.map(({ argument }) => argument),
      compat,
      timeout,
    };
    await writeExact(context.io.stdout, await printedConfig(given));
    return EXIT.pass;
  }
  for (const { argument, paths: named, hasLiteral } of [...args.policies, ...args.inputs]) {
    if (hasLiteral === true && named.length > 1)
      await context.note(`${argument} is a pattern and also the name of a file: both are read`);
  }
  await review?.checkInputs(
    args.inputs.map(({ argument }) => argument),
    flags.artifact,
  );
  const outputs = await GateOutputs.open(context, withInputPaths(args, review), flags);
  try {
    const attestation =
      flags.attest === undefined
        ? undefined
        : await (await import("../gate/attestation.js")).GateAttestation.open(context, flags);
    const { report, recordingExit } = await judgeInputs(context, args, request, outputs);
    const attestExit = (await attestation?.write(report)) ?? EXIT.pass;
    return await outputs.write(report, worstExitCode([recordingExit, attestExit]));
  } catch (error) {
    await outputs.abandon();
    throw error;
  }
}

/** Adds the paths of the inputs, so that no output overwrites one. */
function withInputPaths(args: GateArguments, review: Review | undefined): GateArguments {
  if (review === undefined) return args;
  const fromReview = (path: string): string =>
    path === "-" || isAddress(path) ? path : resolve(review.folder, path);
  const inputs = args.inputs.map(({ argument, paths }) => ({
    argument: fromReview(argument),
    paths: paths.map(fromReview),
  }));
  return { ...args, inputs };
}

/** Chainloop's policies call the built-ins by its names. */
function withCompat(context: CommandContext): CommandContext {
  return { ...context, flags: { ...context.flags, compat: "chainloop" } };
}

/** The paths that the command reads, as passed. */
function readPaths({ paths, flags, defaults, review }: ReviewedRequest): string[] {
  const { policy = [], input = [], material = [], data = [] } = flags;
  const { policies = [], inputs = [] } = defaults;
  const judged = [...inputs, ...input, ...material];
  const fromReview = review === undefined ? judged : judged.map((path) => resolve(review.folder, path));
  return [
    ...paths,
    ...policies,
    ...policy,
    ...fromReview,
    ...data,
    ...namedFiles(GATE_OPTIONS, flags, "isRead").map(({ path }) => path),
  ];
}
