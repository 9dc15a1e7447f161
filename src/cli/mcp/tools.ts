import { MAX_VALUE_DEPTH } from "../../base/terms/json-bytes.js";
import { EXPLAIN_MODES } from "../../base/text/explain-mode.js";
import type * as Zod from "../../base/text/zod.js";
import { getMember } from "../../base/text/member-of.js";
import { CommandError } from "../exit-codes.js";

/** The command line of a call. */
interface ToolCommand {
  /** Command and options; the values of options are part of their words: `--format=json`. */
  options: readonly string[];
  /** Arguments that are no options. */
  words?: readonly string[];
  /** Every path in them, which must lie in the root. */
  paths?: readonly string[];
  stdin?: string | undefined;
}

/** A tool: its description for an assistant, its arguments, and the command that it runs. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** How to get a smaller result, where one was cut. */
  readonly narrow: string;
  /** Whether it only calls the evidence service. */
  readonly isRemote?: true;
  readonly schema: Zod.ZodObject;
  /** @param values valid by the schema. */
  toCommand(values: unknown): ToolCommand;
  /** Converts the command's JSON. Default: it is the result. */
  toResult?(output: unknown, values: unknown): unknown;
}

/** A tool whose functions know the type of its arguments. */
interface TypedTool<Schema extends Zod.ZodObject> extends Omit<Tool, "schema" | "toCommand" | "toResult"> {
  readonly schema: Schema;
  readonly toCommand: (values: Zod.output<Schema>) => ToolCommand;
  readonly toResult?: (output: unknown, values: Zod.output<Schema>) => unknown;
}

function tool<Schema extends Zod.ZodObject>({ toCommand, toResult, ...definition }: TypedTool<Schema>): Tool {
  const { schema } = definition;
  const read = (values: unknown): Zod.output<Schema> => schema.parse(values);
  return {
    ...definition,
    toCommand: (values) => toCommand(read(values)),
    ...(toResult && { toResult: (output, values) => toResult(output, read(values)) }),
  };
}

/** The words of an option with one value, several or none. */
function option(name: string, value: string | boolean | readonly string[] | undefined): string[] {
  if (value === undefined || value === false) return [];
  if (value === true) return [`--${name}`];
  return (typeof value === "string" ? [value] : value).map((text) => `--${name}=${text}`);
}

/**
 * Checks a document that JSON-RPC has parsed with JavaScript's numbers.
 *
 * @throws CommandError for an integer that may have been rounded, and for a deeply nested document.
 */
function checkDocument(document: unknown, other: string, depth = 0): void {
  const throwArgumentError = (why: string, code: "number_too_large" | "stack_limit"): never => {
    throw new CommandError(`${why}; write it to a file, and pass ${other}`, { code });
  };
  if (Number.isInteger(document) && !Number.isSafeInteger(document))
    throwArgumentError("input has an integer beyond 2^53, which is not exact here", "number_too_large");
  // JSON would have null in its place.
  if (document === Infinity || document === -Infinity)
    throwArgumentError("input has a number that is too large here", "number_too_large");
  if (typeof document !== "object" || document === null) return;
  if (depth >= MAX_VALUE_DEPTH) throwArgumentError("input is nested too deeply", "stack_limit");
  for (const inner of Object.values(document)) checkDocument(inner, other, depth + 1);
}

/**
 * The standard input with a document.
 *
 * @param other the argument that names files instead.
 * @throws CommandError (exit 2) for a document and files together; as {@link checkDocument}
 */
function toStdin(document: unknown, other: string, isOther: boolean): string | undefined {
  if (document === undefined) return undefined;
  if (isOther) throw new CommandError(`input and ${other} exclude each other`);
  checkDocument(document, other);
  return JSON.stringify(document);
}

/** Built-ins whose names contain a text, each with its description and types; without a text the names of all. */
function findBuiltins(capabilities: unknown, search: string | undefined): unknown {
  const all = getMember(capabilities, "builtins");
  if (!Array.isArray(all)) throw new TypeError("the capabilities list built-ins");
  const named = all.map((builtin: unknown) => ({ name: String(getMember(builtin, "name")), builtin }));
  if (search === undefined) return { names: named.map(({ name }) => name) };
  const exact = named.filter(({ name }) => name === search);
  const found = exact.length > 0 ? exact : named.filter(({ name }) => name.includes(search));
  return { builtins: found.map(({ builtin }) => builtin) };
}

/**
 * Creates the tools.
 *
 * @param z zod, which is loaded only for a server.
 */
export function createTools(z: typeof Zod): readonly Tool[] {
  const text = z.string().min(1).max(16_384);
  const path = text.describe("a file or folder in the root of the server");
  const paths = z.array(path).max(100);
  const input = {
    input: z.unknown().optional().describe("the input document, in place of input_file"),
    input_file: path.optional().describe("the file of the input: JSON or YAML"),
  };
  const evaluation = z.strictObject({
    query: text.describe("a query in Rego, such as data.gate.deny"),
    data: paths.optional().describe("policies in Rego, and JSON or YAML of data: files and folders"),
    ...input,
  });
  const toEvaluation = (
    { query, data = [], input: document, input_file: file }: Zod.output<typeof evaluation>,
    options: readonly string[],
  ): ToolCommand => ({
    options: [
      "eval",
      "--target=rego",
      ...options,
      ...option("data", data),
      ...option("input", document === undefined ? file : "-"),
    ],
    words: [query],
    paths: [...data, ...(file === undefined ? [] : [file])],
    stdin: toStdin(document, "input_file", file !== undefined),
  });
  return [
    tool({
      name: "check",
      title: "Check Rego",
      description:
        "Parse, compile and type-check Rego policies. The result lists errors with file, row and column. Outcome pass: no errors.",
      narrow: "check single files",
      schema: z.strictObject({
        policies: paths.min(1).describe("Rego files and folders"),
        strict: z.boolean().optional().describe("treat warnings as errors"),
        schema: text.optional().describe("JSON Schemas for the type checker: a file or folder"),
        v0_compatible: z.boolean().optional().describe("read Rego of OPA before 1.0"),
      }),
      toCommand: ({ policies, strict, schema, v0_compatible: isV0 }) => ({
        options: [
          "check",
          "--format=json",
          ...option("strict", strict),
          ...option("schema", schema),
          ...option("v0-compatible", isV0),
        ],
        words: policies,
        paths: [...policies, ...(schema === undefined ? [] : [schema])],
      }),
    }),
    tool({
      name: "test",
      title: "Test policies",
      description:
        "Run the tests of Rego policies with OPA's tester: rules named test_…. Outcome pass: all passed; fail: a test failed or was skipped.",
      narrow: "select tests with run",
      schema: z.strictObject({
        paths: paths.min(1).describe("policies and tests: Rego files and folders"),
        run: text.optional().describe("only tests whose full name (data.gate_test.test_x) matches this RE2"),
        coverage: z.boolean().optional().describe("return the coverage instead of the results"),
        fixtures: path.optional().describe("a file of answers for calls of built-ins, or a recording"),
      }),
      toCommand: ({ paths: tested, run, coverage, fixtures }) => ({
        options: [
          "test",
          "--output=json",
          ...option("run", run),
          ...option("coverage", coverage),
          ...option("fixtures", fixtures),
        ],
        words: tested,
        paths: [...tested, ...(fixtures === undefined ? [] : [fixtures])],
      }),
    }),
    tool({
      name: "eval",
      title: "Evaluate a query",
      description:
        "Evaluate a Rego query over policies, data and an input, as opa eval does. An undefined query has no result. It decides nothing: gate does.",
      narrow: "query a narrower reference, or a count of it",
      schema: evaluation,
      toCommand: (values) => toEvaluation(values, ["--format=json"]),
    }),
    tool({
      name: "explain",
      title: "Explain a query",
      description:
        "Trace the evaluation of a Rego query: which expressions and rules were evaluated, and which failed. Takes the arguments of eval.",
      narrow: "trace with mode fails or notes, or query a single rule",
      schema: z.strictObject({
        ...evaluation.shape,
        mode: z
          .enum(EXPLAIN_MODES)
          .optional()
          .describe("what is in the trace: full (default), fails, notes or debug"),
      }),
      toCommand: ({ mode = "full", ...values }) =>
        toEvaluation(values, ["--format=pretty", `--explain=${mode}`]),
    }),
    tool({
      name: "gate",
      title: "Gate inputs",
      description:
        "Judge inputs by policies. Without policies and inputs the gate file regohost.yaml names them. Outcome pass: every input passed; fail: " +
        "a policy refused one; invalid or undecided: no verdict, never a pass.",
      narrow: "judge fewer inputs, or by fewer policies",
      schema: z.strictObject({
        policies: paths
          .optional()
          .describe("policies: files, folders, patterns, and npm:regohost/policies/NAME"),
        inputs: paths.optional().describe("inputs: files, folders and patterns"),
        input: z.unknown().optional().describe("an input document, in place of inputs"),
        config: path
          .optional()
          .describe("the gate file; default: regohost.yaml, without policies and inputs"),
        data: paths.optional().describe("JSON or YAML of the base document: files and folders"),
        explain: z.enum(EXPLAIN_MODES).optional().describe("why rules fired or did not"),
      }),
      toCommand: ({ policies = [], inputs = [], input: document, config, data = [], explain }) => {
        const isExplicit = policies.length + inputs.length > 0 || document !== undefined;
        return {
          options: [
            "gate",
            "--output=json",
            ...option("policy", policies),
            ...option("input", document === undefined ? inputs : ["-"]),
            ...(config === undefined && isExplicit ? ["--no-config"] : option("config", config)),
            ...option("data", data),
            ...option("explain", explain),
          ],
          paths: [...policies, ...inputs, ...data, ...(config === undefined ? [] : [config])],
          stdin: toStdin(document, "inputs", inputs.length > 0),
        };
      },
    }),
    tool({
      name: "discover",
      title: "Discover evidence",
      description: "Show the records of the evidence service about a digest, and its references.",
      narrow: "name kind, project and project_version",
      isRemote: true,
      schema: z.strictObject({
        digest: text.describe("algorithm:hex, in lower case"),
        kind: text.optional().describe("the kind of referrer, for a digest with several"),
        project: text.optional().describe("only entries of this project"),
        project_version: text.optional().describe("only entries of this version of the project"),
      }),
      toCommand: ({ digest, kind, project, project_version: version }) => ({
        options: [
          "discover",
          "--json",
          ...option("kind", kind),
          ...option("project", project),
          ...option("project-version", version),
        ],
        words: [digest],
      }),
    }),
    tool({
      name: "builtins",
      title: "Look up built-ins",
      description:
        "Describe the built-in functions that policies may call: OPA's, those of the evidence service, and those of --builtins. Without search it lists their names.",
      narrow: "search for a longer part of the name",
      schema: z.strictObject({
        search: text.optional().describe("a name, or a part of names: http.send, json., service."),
      }),
      toCommand: () => ({ options: ["capabilities"] }),
      toResult: (output, { search }) => findBuiltins(output, search),
    }),
  ];
}
