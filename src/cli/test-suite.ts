import type { AnswerTable, TestRegoRequest } from "../opa/test-rego.js";
import type { BuiltinDeclaration } from "../rego/declaration.js";
import { toAnswerTable } from "./answer-table.js";
import type { CliIo } from "./cli-io.js";
import type { CompatName } from "./compat-names.js";
import { declaredBuiltins } from "./declared-builtins.js";
import { CommandError } from "./exit-codes.js";
import { isYaml, readDocument, readText } from "./read-document.js";
import { readRegoTree } from "./read-rego-tree.js";
import { readSchemas } from "./read-schemas.js";

/** What a suite is made of. */
export interface SuiteFlags {
  ignore?: string[];
  fixtures?: string;
  capabilities?: string;
  schema?: string;
  v0Compatible?: boolean;
  compat?: CompatName | undefined;
}

/** What OPA's tester runs: the Rego with its data, the built-ins it may call, and their answers. */
export type TestSuite = Pick<
  TestRegoRequest,
  "files" | "data" | "builtins" | "regoVersion" | "answers" | "schemas"
>;

/**
 * Reads all that the tests need. Nothing of the service is asked or configured.
 *
 * @throws CommandError (exit 2), PolicyLoadError
 */
export async function readTestSuite(
  io: CliIo,
  paths: readonly string[],
  flags: SuiteFlags,
): Promise<TestSuite> {
  const tree = await readRegoTree(io, paths, {
    withData: true,
    ...(flags.ignore === undefined ? {} : { ignore: flags.ignore }),
  });
  const further = flags.capabilities === undefined ? [] : await readDeclarations(io, flags.capabilities);
  const replaced = new Set(further.map(({ name }) => name));
  const own = (await declaredBuiltins(flags.compat)).filter(({ name }) => !replaced.has(name));
  return {
    files: tree.files,
    data: tree.data,
    builtins: [...own, ...further],
    regoVersion: flags.v0Compatible === true ? "v0" : (tree.regoVersion ?? "v1"),
    schemas: await readSchemas(io, flags.schema, tree.files),
    ...(flags.fixtures === undefined ? {} : { answers: await readAnswers(io, flags.fixtures) }),
  };
}

async function readJson(io: CliIo, path: string): Promise<unknown> {
  const { json } = await readDocument(io, path);
  return JSON.parse(new TextDecoder().decode(json)) as unknown;
}

/** The built-ins of a capabilities file that OPA itself does not have. */
async function readDeclarations(io: CliIo, path: string): Promise<BuiltinDeclaration[]> {
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
  const parsed = file.safeParse(await readJson(io, path));
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

/** The answers of a recording, or of a file that has only them, as `ndBuiltinCache` of a decision has them. */
async function readAnswers(io: CliIo, path: string): Promise<AnswerTable> {
  const { Recording } = await import("../index.js");
  const text = isYaml(path) ? (await readDocument(io, path)).json : await readText(io, path);
  return toAnswerTable(
    Recording.parse(typeof text === "string" ? text : new TextDecoder().decode(text), path),
  );
}
