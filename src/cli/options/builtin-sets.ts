import { InvalidArgumentError } from "commander";
import { nearest } from "../../base/text/nearest.js";

/** The sets of the service's built-ins and of Conforma's, and the empty set. */
const SETS = ["service", "conforma", "none"] as const;

/**
 * Extensions of modules; Node reads TypeScript from version 22.18. An address is rejected, because a module is code.
 */
const MODULE = /^(?![a-z][a-z0-9+.-]+:).*\.[cm]?[jt]s$/i;

/** The values of `--builtins`. */
export interface BuiltinSets {
  builtins?: string[] | undefined;
}

/** Whether a text is the path of a module of built-ins. */
export function isBuiltinModule(text: string): boolean {
  return MODULE.test(text);
}

/** Whether a text names a set of built-ins or a module. */
export function isBuiltinSet(text: string): boolean {
  return SETS.some((set) => set === text) || isBuiltinModule(text);
}

/** Whether a text is the path of declarations, in the form of a capabilities file. */
export function isDeclarations(text: string): boolean {
  return /\.json$/i.test(text);
}

/** @param declarations whether built-ins may be declared without an implementation, because nothing calls them. */
export function readBuiltins(
  text: string,
  previous: readonly string[] | undefined,
  declarations: boolean,
): string[] {
  const all = [...(previous ?? []), text];
  if (!isBuiltinSet(text) && !(declarations && isDeclarations(text))) {
    const more = declarations ? ", or of declarations, such as ./builtins.json" : "";
    throw new InvalidArgumentError(
      `Allowed choices are ${SETS.join(", ")} and the path of a module, such as ./builtins.mjs${more}${nearest(text.toLowerCase(), SETS)}.`,
    );
  }
  if (all.includes("service") && all.includes("none")) {
    throw new InvalidArgumentError("service and none exclude each other.");
  }
  return all;
}

/** Whether policies may call the built-ins of the service. */
export function hasService({ builtins = [] }: BuiltinSets): boolean {
  return !builtins.includes("none");
}

/** Whether policies may call the built-ins of Conforma. */
export function hasConforma({ builtins = [] }: BuiltinSets): boolean {
  return builtins.includes("conforma");
}

/** The paths of the modules of built-ins. */
export function builtinModules({ builtins = [] }: BuiltinSets): string[] {
  return builtins.filter(isBuiltinModule);
}

/** The paths of declarations of built-ins. */
export function builtinDeclarations({ builtins = [] }: BuiltinSets): string[] {
  return builtins.filter(isDeclarations);
}
