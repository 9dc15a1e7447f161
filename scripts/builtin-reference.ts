import type { Builtin } from "../src/engine/builtin/builtin.js";
import { toCapabilities, type CapabilityType } from "../src/engine/builtin/capabilities.js";

/**
 * The reference of built-ins in Markdown: their arguments, their results, and the effect of a call on an evaluation.
 */
export function toBuiltinReference(builtins: readonly Builtin[]): string {
  const declared = toCapabilities(builtins).builtins;
  const sections = builtins.map((builtin, i) => section(builtin, declared[i]?.decl));
  return [
    "# Built-ins of the evidence service",
    "For authors of policies that ask the evidence service.",
    "Generated from `builtins/` by `npx vitest run test/builtins/generated.test.ts --update`.",
    "An _effect_ costs or changes something: it is called only when the policy certainly needs it, one at a time and " +
      "in order. The others only read, and are called ahead of need. None of them is evaluated at compile time.",
    ...sections,
    "",
  ].join("\n\n");
}

function section(
  builtin: Builtin,
  decl: { args?: CapabilityType[]; result?: CapabilityType } | undefined,
): string {
  const items = [...(decl?.args ?? []), ...(decl?.result === undefined ? [] : [decl.result])].map(
    (item, i) =>
      `- ${i < (decl?.args?.length ?? 0) ? "" : "gives "}\`${item.name ?? "?"}\` (${typeName(item)}): ${item.description ?? ""}`,
  );
  const limits =
    builtin.pure !== true && builtin.maxSpeculative !== undefined
      ? `\n\nAt most ${String(builtin.maxSpeculative)} calls are made ahead of need at once.`
      : "";
  const effect = builtin.effect ? " It is an effect." : "";
  return `## ${builtin.name}\n\n${builtin.description ?? ""}${effect}\n\n${items.join("\n")}${limits}`;
}

function typeName(type: CapabilityType): string {
  switch (type.type) {
    case "array":
      return type.dynamic === undefined ? "array" : `array of ${typeName(type.dynamic)}`;
    case "set":
      return `set of ${typeName(type.of)}`;
    default:
      return type.type;
  }
}
