import { InvalidArgumentError, Option } from "commander";
import type { Command } from "commander";
import type { NamedFile } from "./check-outputs.js";

/** The set of the service's built-ins, and the empty set. */
const SETS = ["service", "none"] as const;

/** Extensions of modules; Node reads TypeScript from version 22.18. An address is no module: it is code. */
const MODULE = /^(?![a-z][a-z0-9+.-]+:).*\.[cm]?[jt]s$/i;

export interface BuiltinFlags {
  /** `service`, `none` and the paths of modules, for `check` and `test` of declarations too. Default: `service`. */
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
function isDeclarations(text: string): boolean {
  return /\.json$/i.test(text);
}

function readBuiltins(
  text: string,
  previous: readonly string[] | undefined,
  declarations: boolean,
): string[] {
  const all = [...(previous ?? []), text];
  if (!isBuiltinSet(text) && !(declarations && isDeclarations(text))) {
    const more = declarations ? ", or of declarations, such as ./builtins.json" : "";
    throw new InvalidArgumentError(
      `Allowed choices are ${SETS.join(", ")} and the path of a module, such as ./builtins.mjs${more}.`,
    );
  }
  if (SETS.every((set) => all.includes(set))) {
    throw new InvalidArgumentError("service and none exclude each other.");
  }
  return all;
}

/** @param declarations whether built-ins may be declared alone, because nothing calls them. Default: false. */
export function addBuiltinSetOption(command: Command, declarations = false): Command {
  const own = declarations
    ? "or what a module of yours (.mjs, which is run) or a capabilities file (.json) declares; none is called"
    : "or a module of yours (.mjs), which is run";
  return command.addOption(
    new Option(
      "--builtins <set|file>",
      `additional built-ins: service (default), none, ${own}; repeatable`,
    ).argParser((text: string, previous: readonly string[] | undefined) =>
      readBuiltins(text, previous, declarations),
    ),
  );
}

/** Whether policies may call the built-ins of the service. */
export function hasService({ builtins = [] }: BuiltinFlags): boolean {
  return !builtins.includes("none");
}

/** The paths of the modules of built-ins. */
export function builtinModules({ builtins = [] }: BuiltinFlags): string[] {
  return builtins.filter(isBuiltinModule);
}

/** The paths of declarations of built-ins. */
export function builtinDeclarations({ builtins = [] }: BuiltinFlags): string[] {
  return builtins.filter(isDeclarations);
}

/** The files of built-ins, which no output may overwrite. */
export function builtinFiles(flags: BuiltinFlags): NamedFile[] {
  return [...builtinModules(flags), ...builtinDeclarations(flags)].map((path) => ({
    what: `--builtins ${path}`,
    path,
  }));
}
