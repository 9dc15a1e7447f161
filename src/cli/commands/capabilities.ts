import { toJsonOutput, writeOut } from "../terminal/cli-io.js";
import type { CommandContext } from "../command.js";
import { defineCommand } from "../define-command.js";
import type { Capabilities } from "../../engine/builtin/capabilities.js";
import { EXIT } from "../exit-codes.js";
import type { BuiltinSets } from "../options/builtin-sets.js";
import { BUILTIN_OPTIONS } from "../options/evaluate-options.js";

export const configure = defineCommand({
  options: BUILTIN_OPTIONS,
  about: `The file declares OPA's built-ins, those of the service and regohost.*, and with --builtins yours. It is for opa and for editors.`,
  examples: [
    "regohost capabilities > capabilities.json",
    "regohost capabilities --builtins ./mine.mjs > capabilities.json",
    "opa check --capabilities capabilities.json policies/",
  ],
  async run(context, flags) {
    const isUsual = flags.builtins === undefined && context.flags.compat === undefined;
    const capabilities = isUsual ? await readBuilt() : await declare(context, flags);
    await writeOut(context.io.stdout, toJsonOutput(capabilities));
    return EXIT.pass;
  },
});

async function readBuilt(): Promise<object> {
  const { default: built } = await import("../../../builtins/capabilities.json", { with: { type: "json" } });
  return built;
}

/** @throws CommandError as `declaredBuiltins` */
async function declare(context: CommandContext, flags: BuiltinSets): Promise<Capabilities> {
  const [{ default: base }, { mergeCapabilities }, { verificationBuiltins }, { declaredBuiltins }] =
    await Promise.all([
      import("../../../opa-core/capabilities.json", { with: { type: "json" } }),
      import("../../engine/builtin/capabilities.js"),
      import("../../engine/builtin/verification-builtins.js"),
      import("../service/service-builtins.js"),
    ]);
  const declared = await declaredBuiltins(context, flags);
  return mergeCapabilities(base as Capabilities, [...declared, ...verificationBuiltins]);
}
