import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { packTar } from "modern-tar";
import { buildBundle, compilePolicy } from "../../../src/index.js";
import {
  loadGate,
  type Gate,
  type GateInputSource,
  type GateOptions,
  type GateResult,
  type GateSource,
} from "../../../src/gate/index.js";
import { errorMessages } from "../../../src/base/error-messages.js";
import { errorOutcome } from "../../../src/base/error-outcome.js";
import { SCHEMA, SCHEMA_FILE } from "./document-schema.js";
import { ENDINGS, type Ending, type Form, type Input, type Run, type Scenario } from "./scenario.js";
import type { World } from "./world.js";

/** The ending of a run of the gate. */
export interface Ended {
  ending: Ending | "hang";
  /** Absent when the policies could not be loaded, and for the command. */
  results?: readonly GateResult[];
  /** Its output, for people. */
  says: string;
}

/** Runs the command line and returns its exit code; `undefined` when it did not end in time. */
export type RunCommand = (
  args: readonly string[],
  options: { cwd: string; env: Readonly<Record<string, string>> },
) => Promise<{ exitCode: number | undefined; text: string }>;

const HOST = "127.0.0.1";
const POLICIES = "policies";
const SCHEMAS = "schemas";

/** The policies of a scenario on disk, and the gates that load them. */
export class JudgedFolder {
  readonly #scenario: Scenario;
  readonly #world: World;
  readonly #folder: string;
  readonly #gates = new Map<Run["transport"], Promise<Gate>>();

  private constructor(scenario: Scenario, world: World, folder: string) {
    this.#scenario = scenario;
    this.#world = world;
    this.#folder = folder;
  }

  static async write(scenario: Scenario, world: World): Promise<JudgedFolder> {
    const folder = await mkdtemp(join(tmpdir(), "regohost-trust-"));
    const policies = join(folder, POLICIES);
    await mkdir(policies);
    for (const { files, make } of scenario.parts) {
      for (const [path, content] of Object.entries(files)) {
        await mkdir(dirname(join(policies, path)), { recursive: true });
        await writeFile(join(policies, path), content);
      }
      await make?.(policies);
    }
    await mkdir(join(folder, SCHEMAS));
    await writeFile(join(folder, SCHEMAS, SCHEMA_FILE), SCHEMA);
    return new JudgedFolder(scenario, world, folder);
  }

  async remove(): Promise<void> {
    for (const gate of this.#gates.values()) {
      await gate.then((loaded) => loaded.close()).catch(() => undefined);
    }
    for (const { restore } of this.#scenario.parts) await restore?.(join(this.#folder, POLICIES));
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Judges through the library. */
  async judge(run: Run): Promise<Ended> {
    const undo = run.fault === undefined ? undefined : this.#world.fail(run.fault);
    try {
      await this.#writeInputs(run);
      const gate = await this.#gateOf(run.transport);
      const { exceptions, aborted, ...options } = run.options;
      const report = await gate.judge(run.inputs.map(toSource), {
        ...options,
        ...(exceptions.length === 0 ? {} : { exceptions }),
        ...(this.#scenario.combine === true ? { combine: true } : {}),
        ...(aborted ? { signal: AbortSignal.abort() } : {}),
      });
      const says = report.results.map(({ input, policy = "", outcome, violations, problems }) =>
        [input, policy, outcome, ...violations.map(({ message }) => message), ...problems].join(" | "),
      );
      return { ending: report.outcome, results: report.results, says: says.join("\n") };
    } catch (error) {
      return toRefused(error);
    } finally {
      undo?.();
    }
  }

  /** Judges with the command line. */
  async judgeByCommand(run: Run, command: RunCommand): Promise<Ended> {
    const undo = run.fault === undefined ? undefined : this.#world.fail(run.fault);
    try {
      await this.#writeInputs(run);
      const args = await this.#toArguments(run).catch(toRefused);
      if (!Array.isArray(args)) return args;
      const { exitCode, text } = await command(args, {
        cwd: this.#folder,
        env: {
          ...this.#world.env,
          ...(run.transport === "grpc"
            ? { SERVICE_GRPC_URL: this.#world.env["SERVICE_BASE_URL"] ?? "" }
            : {}),
        },
      });
      const ending = exitCode === undefined ? "hang" : ENDINGS[exitCode];
      if (ending === undefined) throw new Error(`the command ended with ${String(exitCode)}: ${text}`);
      return { ending, says: text };
    } finally {
      undo?.();
    }
  }

  async #writeInputs({ inputs }: Run): Promise<void> {
    for (const { name, bytes } of inputs) {
      if (bytes === undefined) await rm(join(this.#folder, name), { force: true });
      else await writeFile(join(this.#folder, name), bytes);
    }
  }

  #gateOf(transport: Run["transport"]): Promise<Gate> {
    let gate = this.#gates.get(transport);
    if (gate === undefined) this.#gates.set(transport, (gate = this.#load(transport)));
    return gate;
  }

  async #load(transport: Run["transport"]): Promise<Gate> {
    const { rules, regoVersion, optimize } = this.#scenario;
    const builtins = this.#world.builtins[transport];
    const options: GateOptions = {
      builtins,
      regoVersion,
      optimize,
      allowNet: [HOST],
      allowUndefined: this.#allowUndefined,
      cwd: this.#folder,
      ...(rules === undefined ? {} : { rules }),
      ...(this.#hasSchema ? { schema: SCHEMAS } : {}),
      // The policy was built from the Rego in the folder, which the gate does not know.
      ...(this.#namesData ? { dataFiles: [POLICIES], allowSkippedFiles: this.#hasUnreadRego } : {}),
    };
    return loadGate(await this.#sources(), options);
  }

  get #allowUndefined(): string[] {
    return this.#scenario.parts.flatMap(({ allowUndefined = [] }) => allowUndefined);
  }

  get #hasSchema(): boolean {
    return this.#scenario.parts.some(({ hasSchema }) => hasSchema === true);
  }

  /** Whether the policies are in a form without data, and need some. */
  get #namesData(): boolean {
    const { form, parts } = this.#scenario;
    return (this.#hasUnreadRego || form === "named") && parts.some(({ data }) => data !== undefined);
  }

  /** Whether the Rego in the folder is only the source of the judged policy. */
  get #hasUnreadRego(): boolean {
    return ["text", "module", "built module"].includes(this.#scenario.form);
  }

  get #rego(): Record<string, string> {
    return Object.fromEntries(
      this.#scenario.parts.flatMap(({ rego, files }) => rego.map((path) => [path, String(files[path])])),
    );
  }

  async #sources(): Promise<GateSource[]> {
    const { form } = this.#scenario;
    return form === "text" ? [{ files: this.#rego }] : this.#paths(form);
  }

  /** The policies as paths, which the command line needs. */
  async #paths(form: Exclude<Form, "text">): Promise<string[]> {
    const { regoVersion, optimize, parts } = this.#scenario;
    switch (form) {
      case "folder":
        return [POLICIES];
      case "pattern":
        return [`${POLICIES}/**/*.rego`];
      case "named":
        return Object.keys(this.#rego).map((path) => `${POLICIES}/${path}`);
      case "bundle": {
        const manifest = JSON.stringify({ rego_version: regoVersion === "v0" ? 0 : 1 });
        const files = Object.fromEntries(parts.flatMap((part) => Object.entries(part.files)));
        const entries = Object.entries({ ".manifest": manifest, ...files }).map(([name, body]) => {
          const bytes = Buffer.from(body);
          return { header: { name, size: bytes.length, type: "file" as const }, body: bytes };
        });
        await writeFile(join(this.#folder, "bundle.tar.gz"), gzipSync(await packTar(entries)));
        return ["bundle.tar.gz"];
      }
      case "built module":
      case "built bundle": {
        const options = { builtins: this.#world.builtins.rest, regoVersion, optimize };
        const policies = join(this.#folder, POLICIES);
        const name = form === "built module" ? "built.wasm" : "built.tar.gz";
        const bytes =
          form === "built module"
            ? (await compilePolicy(policies, options)).wasm
            : (await buildBundle(policies, options)).archive;
        await writeFile(join(this.#folder, name), bytes);
        return [name];
      }
      case "module": {
        const entrypoint = parts.flatMap(({ judges }) =>
          judges.flatMap(({ policy, rules }) => rules.map((rule) => `${policy}/${rule}`)),
        );
        const { wasm } = await compilePolicy(
          { files: this.#rego },
          { builtins: this.#world.builtins.rest, regoVersion, optimize, entrypoint },
        );
        await writeFile(join(this.#folder, "policy.wasm"), wasm);
        return ["policy.wasm"];
      }
    }
  }

  async #toArguments({ inputs, options }: Run): Promise<string[]> {
    const { form, rules, combine, regoVersion, optimize } = this.#scenario;
    if (form === "text") throw new RangeError("the command line takes no text");
    const args = ["gate", "--allow-net", HOST, "--optimize", String(optimize)];
    for (const path of await this.#paths(form)) args.push("-p", path);
    for (const { name } of inputs) args.push("-i", name);
    if (this.#namesData) args.push("-d", POLICIES);
    if (this.#namesData && this.#hasUnreadRego) args.push("--allow-skipped-files");
    for (const reference of this.#allowUndefined) args.push("--allow-undefined", reference);
    if (rules !== undefined) args.push("--rules", rules);
    if (combine === true) args.push("--combine");
    if (this.#hasSchema) args.push("--schema", SCHEMAS);
    if (regoVersion === "v0") args.push("--v0-compatible");
    for (const what of options.failOn) args.push("--fail-on", what);
    if (options.strictBuiltinErrors === true) args.push("--strict-builtin-errors");
    if (options.strictBuiltinErrors === false) args.push("--no-strict-builtin-errors");
    if (options.allowDuplicateKeys) args.push("--allow-duplicate-keys");
    if (options.allowSkipped) args.push("--allow-skipped");
    if (options.allowAllSkipped) args.push("--allow-all-skipped");
    if (!options.speculate) args.push("--no-speculate");
    if (options.timeoutMs !== undefined) args.push("--timeout", `${String(options.timeoutMs)}ms`);
    if (options.maxCalls !== undefined) args.push("--max-calls", String(options.maxCalls));
    if (options.exceptions.length > 0) {
      await writeFile(
        join(this.#folder, "exceptions.json"),
        JSON.stringify({ exceptions: options.exceptions }),
      );
      args.push("--exceptions", "exceptions.json");
    }
    return args;
  }
}

/** The ending of a run whose policies cannot be loaded, or built. */
function toRefused(error: unknown): Ended {
  return { ending: errorOutcome(error), says: errorMessages(error).join("; because: ") };
}

function toSource({ name, bytes, as }: Input): GateInputSource {
  if (as === "path" || bytes === undefined) return { path: name };
  if (as === "bytes") return { name, bytes };
  return { name, value: JSON.parse(Buffer.from(bytes).toString("utf8")) as GateInputSource };
}
