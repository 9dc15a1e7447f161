import { defineCommand } from "../define-command.js";
import { CommandError } from "../exit-codes.js";
import { writeOut } from "../terminal/cli-io.js";
import { optionsFor } from "../options/option-table.js";

const OPTIONS = optionsFor()({
  tamper: {
    kind: "choice",
    usage: "--tamper [what]",
    description: "change one byte after the attestation",
    choices: ["tarball", "sbom"],
    preset: "tarball",
  },
  full: {
    kind: "flag",
    usage: "--full",
    description: "also gate on all five built-ins of the service (examples/full-gate)",
  },
});

export const configure = defineCommand({
  options: OPTIONS,
  description: "Pack and attest this package, and judge it by the records of an evidence service.",
  about: `The release is gated by the policies of examples/release-gate. It needs npm, but no network, and reads no
SERVICE_* variable and no saved login.`,
  examples: [
    "regohost demo",
    "regohost demo --tamper",
    "regohost demo --tamper sbom",
    "regohost demo --full",
  ],
  async run(context, options) {
    const [{ runDemo }, { DemoError }, { gateExitCode }] = await Promise.all([
      import("../../testing/demo/run-demo.js"),
      import("../../testing/demo/demo-context.js"),
      import("../../gate/report/report-options.js"),
    ]);
    const { io, flags, style } = context;
    const { env, signal } = io;
    const { timeout: timeoutMs, speculate } = flags;
    try {
      const result = await runDemo(
        {
          env,
          signal,
          style,
          timeoutMs,
          speculate,
          testPolicies: async (names, given) =>
            (await import("../../tooling/test-policies.js")).testPolicies(names, given),
          note: (text) => context.note(text),
        },
        options,
      );
      await writeOut(io.stdout, result.text);
      return gateExitCode(result);
    } catch (error) {
      if (!(error instanceof DemoError)) throw error;
      throw new CommandError(error.message, { code: "start_failed", cause: error.cause });
    }
  },
});
