import type { BuiltinDeclaration } from "../rego/declaration.js";
import type { CliIo } from "./cli-io.js";
import { CommandError } from "./exit-codes.js";
import { readDocument } from "./read-document.js";

/**
 * The built-ins of a capabilities file that OPA itself does not have.
 *
 * @throws CommandError (exit 2)
 */
export async function readDeclarations(io: CliIo, path: string): Promise<BuiltinDeclaration[]> {
  const [{ z }, { default: standard }] = await Promise.all([
    import("zod"),
    import("../../opa-core/capabilities.json", { with: { type: "json" } }),
  ]);
  const type = z.looseObject({ type: z.string() });
  const file = z.looseObject({
    builtins: z.array(
      z.looseObject({
        name: z.string(),
        decl: z.looseObject({ args: z.array(type).optional(), result: type.optional() }),
      }),
    ),
  });
  const { json } = await readDocument(io, path);
  const parsed = file.safeParse(JSON.parse(new TextDecoder().decode(json)));
  if (!parsed.success)
    throw new CommandError(`${path} is not a capabilities file of OPA: ${z.prettifyError(parsed.error)}`);
  const known = new Set(standard.builtins.map(({ name }) => name));
  return parsed.data.builtins
    .filter(({ name }) => !known.has(name))
    .map(({ name, decl }) => ({
      name,
      // OPA checks the types themselves.
      args: (decl.args ?? []) as BuiltinDeclaration["args"],
      result: (decl.result ?? "any") as BuiltinDeclaration["result"],
    }));
}
