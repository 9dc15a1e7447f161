import type { BuiltinDeclaration } from "../engine/builtin/builtin.js";
import { verificationBuiltins } from "../engine/builtin/verification-builtins.js";
import { DocumentError, invalidConfig } from "../base/errors.js";
import { readJsonText } from "../engine/source/read-document.js";
import { toPaths } from "./policy-paths.js";
import { isUrl } from "../base/realms.js";
import { checkDocument, problemLines } from "../base/text/schema-issue.js";
import { message, getMessage, option } from "../base/message.js";

async function readDeclarationFile(given: string | URL, cwd: string | undefined): Promise<[unknown, string]> {
  const [path = ""] = toPaths(given);
  try {
    return [JSON.parse(await readJsonText(path, cwd)), path];
  } catch (error) {
    if (!(error instanceof DocumentError) || error.code !== "document_not_found" || !VERSION.test(path))
      throw error;
    throw new DocumentError(
      message`${getMessage(error)}; ${option("capabilities")} takes no version of OPA: opa capabilities --version ${path} prints its file`,
      { code: "document_not_found", document: path, cause: error },
    );
  }
}

/** OPA's form of a version as the value of capabilities. */
const VERSION = /^v\d+\.\d+\.\d+$/;

/** A declaration of a built-in in a capabilities file; OPA checks the types themselves. */
interface DeclaredBuiltin {
  name: string;
  decl: { args?: unknown[] | undefined; result?: unknown };
}

async function readBuiltins(
  given: string | URL | object,
  cwd: string | undefined,
): Promise<DeclaredBuiltin[]> {
  const z = await import("../base/text/zod.js");
  const type = z.looseObject({ type: z.string() });
  const file = z.looseObject({
    builtins: z.array(
      z.looseObject({
        name: z.string(),
        decl: z.looseObject({ args: z.array(type).optional(), result: type.optional() }),
      }),
    ),
  });
  const [content, name] =
    typeof given === "string" || isUrl(given)
      ? await readDeclarationFile(given, cwd)
      : [given, option("capabilities")];
  const checked = checkDocument(file, content);
  if (checked.problems === undefined) return checked.data.builtins;
  throw invalidConfig(message`${name} is not an OPA capabilities file:${problemLines(checked.problems)}`);
}

/** The contents of a capabilities file. */
interface Capabilities {
  /** The names of all its built-ins. */
  allowed: string[];
  /** Built-ins that neither OPA nor this package defines. */
  declared: BuiltinDeclaration[];
}

/**
 * Reads a capabilities file, once: it may be a pipe.
 *
 * @param given its path, or its content.
 * @throws ConfigurationError `config_invalid` when it is not a capabilities file.
 * @throws DocumentError when the file cannot be read.
 */
export async function readCapabilities(given: string | URL | object, cwd?: string): Promise<Capabilities> {
  const { default: standard } = await import("../../opa-core/capabilities.json", {
    with: { type: "json" },
  });
  const known = new Set([...standard.builtins, ...verificationBuiltins].map((builtin) => builtin.name));
  const builtins = await readBuiltins(given, cwd);
  return {
    allowed: builtins.map(({ name }) => name),
    declared: builtins
      .filter((builtin) => !known.has(builtin.name))
      .map((builtin) => ({
        name: builtin.name,
        args: (builtin.decl.args ?? []) as BuiltinDeclaration["args"],
        result: (builtin.decl.result ?? "any") as BuiltinDeclaration["result"],
      })),
  };
}
