import { writeNote, writeOut } from "../terminal/cli-io.js";
import { defineCommand } from "../define-command.js";
import { formatDiagnosticsJson } from "../eval/eval-output.js";
import { EXIT } from "../exit-codes.js";
import { noteDiagnostics, noteSkipped } from "../terminal/show-error.js";
import { inWording } from "../../base/message.js";
import { FLAG_WORDING } from "../terminal/flag-wording.js";
import { startProgress } from "../terminal/progress.js";
import { checkOutputs } from "../flags/check-outputs.js";
import { lockWritten } from "../flags/lock-flags.js";
import { noteSuite, suiteFiles, toSuiteOptions } from "../flags/suite-flags.js";
import { formatOption, optionsFor } from "../options/option-table.js";
import { SUITE_OPTIONS } from "../options/test-options.js";
import { GATE_OPTIONS } from "../options/gate-options.js";
import { counted } from "../../base/text/counted.js";

const OPTIONS = {
  ...SUITE_OPTIONS,
  ...optionsFor()({
    strict: { kind: "flag", usage: "-S, --strict", description: "treat warnings as errors" },
    format: formatOption(["pretty", "json"], "pretty", "output format of errors"),
    rules: {
      kind: "choice",
      choices: ["gate", "conftest", "opa"],
      usage: "--rules <tool>",
      description:
        "gate (default): also refuse what regohost gate refuses; conftest: the same by Conftest's rules; opa: only what opa check refuses",
    },
  }),
  allowUnread: GATE_OPTIONS.allowUnread,
} as const;

export const configure = defineCommand({
  arguments: [["[policy...]", ".rego, folders, bundles; default: by regohost.yaml"]],
  options: OPTIONS,
  details: `Tests in folders are checked too. Files that are not Rego are skipped. Without errors and warnings it prints nothing.
It refuses what regohost gate refuses without an input: rules that look as if they judged, judging rules of another type, and
METADATA that would be ignored; if no package judges, these are only warnings. For policies that decide elsewhere: --rules opa.
With -f json it prints errors on standard output as {"errors": [...]}, as opa check does.

METADATA may name schema.regohost.cyclonedx, .in_toto_statement, .sarif, .slsa_provenance and .spdx without --schema.`,
  examples: [
    "regohost check policies/",
    "regohost check --strict policy.rego",
    "regohost check --rules conftest policy/",
    "regohost check --schema schemas/ policies/  # for METADATA such as schemas: [input: schema.release]",
    "regohost check --schema cyclonedx sbom.rego  # every input is a CycloneDX document",
    "regohost check bundle.tar.gz --verification-key public.pem --signing-alg ES256",
  ],
  exitCodes: `0 no error, 1 no valid signature for --verification-key, 2 usage or Rego with errors, 3 the check did not end, or an
address could not be read.`,
  everyday: [
    "strict",
    "rules",
    "schema",
    "format",
    "builtins",
    "bundle",
    "maxErrors",
    "v0Compatible",
    "timeout",
  ],
  async run(typed, named, given) {
    const { io } = typed;
    const { namePolicies } = await import("../gate/gate-policies.js");
    const { context, paths: policies, flags } = await namePolicies(typed, "check", named, given);
    const { checkPolicies } = await import("../../tooling/check-policies.js");
    await checkOutputs(io, lockWritten(flags), suiteFiles(policies, flags));
    const options = await toSuiteOptions(context, flags);
    const progress = startProgress(context, "checking");
    const { rules = "gate", allowUnread, strict } = flags;
    const { errors, warnings, skipped, ...read } = await checkPolicies(policies, {
      ...options,
      strict,
      rules,
      allowUnread,
      compat: context.flags.compat,
    }).finally(() => progress.end());
    await noteSkipped(context, skipped, { done: "checked", others: read.files.length });
    await noteSuite(context, flags, read);
    await noteDiagnostics(context, warnings);
    if (errors.length === 0) return EXIT.pass;
    if (flags.format === "json") {
      await writeOut(io.stdout, formatDiagnosticsJson(errors));
    } else {
      const { adviseRego, formatDiagnostics } = await import("../../engine/opa/rego-diagnostics.js");
      const count = counted(errors.length, "error");
      await writeNote(io, `${context.noteStyle.red(`${count}:`)}\n${formatDiagnostics(errors)}`);
      const advice = adviseRego(errors);
      if (advice !== undefined) await writeNote(io, inWording(advice, FLAG_WORDING));
      const { explainUndefinedFunctions } = await import("../terminal/undefined-functions.js");
      for (const line of await explainUndefinedFunctions(errors)) await writeNote(io, line);
      const unread = errors.filter(({ code }) => code === "rule_unread");
      if (unread.length > 0) {
        const { adviseUnread } = await import("../../gate/check-rules.js");
        await writeNote(io, inWording(adviseUnread(unread, rules === "gate"), FLAG_WORDING));
      }
    }
    return EXIT.usage;
  },
});
