import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { Random } from "../../differential/random.js";
import { compilePolicy, isRegohostError, loadPolicy, type Policy } from "../../../../src/index.js";
import { packageRoot } from "../../../../src/engine/opa/package-root.js";
import { readDocuments } from "../../../../src/engine/source/read-document.js";
import type { DocumentFormat } from "../../../../src/engine/source/document-format.js";
import { PARTS, PHASES, withParts } from "./many-parts.js";
import { fittingArguments, slowArguments, type OperandType } from "./slow-arguments.js";
import { PARSERS, slowTextsOf } from "./slow-texts.js";

/** A call or a parse that took more processor time than its limit allows. */
export interface Late {
  what: string;
  /** The Rego text of the arguments, or the text, truncated. */
  on: string;
  cpuMs: number;
}

export interface LimitCounts {
  runs: number;
  /** Number of runs that their limit ended. */
  timeouts: number;
  late: readonly Late[];
}

export interface LimitCampaign {
  runs: number;
  seed: number;
  /** Time limit of each run, in milliseconds. */
  timeoutMs: number;
  /** Allowed processor time beyond its limit, in milliseconds. */
  marginMs: number;
  /** Names of built-ins, parsers, and of many-part subjects. Default: all of them. */
  only?: readonly string[];
  print?: (text: string) => void;
}

interface Declared {
  name: string;
  decl: { args?: readonly OperandType[] };
}

/** They need the network, a separate file or a caller other than a rule. */
const NOT_CALLED = /^(?:http\.send|net\.lookup_ip_addr|internal\..*|rego\.metadata\..*|assign|eq|print)$/;

function readBuiltins(): { name: string; args: readonly OperandType[] }[] {
  const text = readFileSync(join(packageRoot(), "opa-core", "capabilities.json"), "utf8");
  const { builtins } = JSON.parse(text) as { builtins: Declared[] };
  return builtins
    .filter(({ name }) => !NOT_CALLED.test(name))
    .map(({ name, decl: { args = [] } }) => ({ name, args }));
}

/** Every tested built-in. */
export const BUILTINS = readBuiltins();

const SIZES = [100, 4_000, 40_000, 400_000];
/** Numbers of parts. */
const COUNTS = [500, 4_000, 20_000];
const SHOWN = 120;

function ruleOf(name: string): string {
  return `r_${name.replaceAll(".", "_")}`;
}

async function compile(builtins: typeof BUILTINS): Promise<Policy> {
  const rules = builtins.map(({ name, args }) => {
    const operands = args.map((_, i) => `input[${String(i)}]`).join(", ");
    const call = `${name}(${operands})`;
    return `${ruleOf(name)} := ${name === "walk" ? `[x | x := ${call}]` : call}`;
  });
  const text = `package m\n${rules.join("\n")}\n`;
  const { wasm } = await compilePolicy(
    { files: { "m.rego": text } },
    // Only v0 supports all of them.
    { regoVersion: "v0", entrypoint: builtins.map(({ name }) => `m/${ruleOf(name)}`) },
  );
  return loadPolicy(wasm);
}

/** Processor time of a run, including all threads. */
async function cpuOf(run: () => Promise<unknown>): Promise<{ cpuMs: number; isTimeout: boolean }> {
  const before = process.cpuUsage();
  let isTimeout = false;
  try {
    await run();
  } catch (error) {
    if (!isRegohostError(error)) throw error;
    isTimeout = error.code === "timeout";
  }
  const { user, system } = process.cpuUsage(before);
  return { cpuMs: (user + system) / 1000, isTimeout };
}

async function read(parser: string, text: string, timeoutMs?: number): Promise<void> {
  const source = { name: "text", text, format: parser as DocumentFormat };
  for await (const document of readDocuments(source, { timeoutMs })) {
    if ("error" in document) throw document.error;
  }
}

/** Runs slow calls and slow parses under a limit, and measures the processor time of each. */
export class LimitRuns {
  readonly #campaign: LimitCampaign;
  readonly #random: Random;
  readonly #late: Late[] = [];
  #runs = 0;
  #timeouts = 0;

  constructor(campaign: LimitCampaign) {
    this.#campaign = campaign;
    this.#random = new Random(campaign.seed);
  }

  async run(): Promise<LimitCounts> {
    const { only, runs } = this.#campaign;
    const isAsked = (name: string): boolean => only === undefined || only.includes(name);
    const builtins = BUILTINS.filter(({ name }) => isAsked(name));
    const parsers = PARSERS.filter(isAsked);
    const policy = builtins.length === 0 ? undefined : await compile(builtins);
    try {
      const steps = [
        ...builtins.flatMap((builtin) =>
          policy === undefined ? [] : [() => this.#call(policy, builtin.name, this.#argumentsOf(builtin))],
        ),
        ...parsers.map((parser) => () => this.#read(parser)),
        ...Object.keys(PARTS)
          .filter(isAsked)
          .map((kind) => () => this.#readParts(kind)),
      ];
      if (policy !== undefined) await this.#callFitting(policy, builtins);
      while (this.#runs < runs) await this.#random.pick(steps)();
    } finally {
      await policy?.close();
    }
    return { runs: this.#runs, timeouts: this.#timeouts, late: this.#late };
  }

  /** Known slow ones come first. */
  async #callFitting(policy: Policy, builtins: typeof BUILTINS): Promise<void> {
    for (const { name } of builtins)
      for (const args of fittingArguments(name)) await this.#call(policy, name, args);
  }

  #argumentsOf(builtin: (typeof BUILTINS)[number]): readonly string[] {
    return slowArguments(builtin, this.#random.pick(SIZES), this.#random);
  }

  async #call(policy: Policy, name: string, args: readonly string[]): Promise<void> {
    const text = `[${args.join(",")}]`;
    const input = Buffer.from(text);
    const entrypoint = `m/${ruleOf(name)}`;
    // Modules loaded at the first call do not count.
    await policy.evaluate(Buffer.from("[]"), { entrypoint, inputFormat: "rego" }).catch(() => undefined);
    const { timeoutMs } = this.#campaign;
    await this.#count(name, text, () =>
      policy.evaluate(input, { entrypoint, inputFormat: "rego", timeoutMs }),
    );
  }

  async #read(parser: string): Promise<void> {
    const text = this.#random.pick(slowTextsOf(parser))(this.#random.pick(SIZES));
    await read(parser, "a").catch(() => undefined);
    await this.#count(parser, text, () => read(parser, text, this.#campaign.timeoutMs));
  }

  async #readParts(kind: string): Promise<void> {
    const count = this.#random.pick(COUNTS);
    await withParts(kind, count, (readParts) =>
      this.#count(kind, String(count), () => readParts(this.#campaign.timeoutMs), PHASES[kind]),
    );
  }

  async #count(what: string, on: string, run: () => Promise<unknown>, phases = 1): Promise<void> {
    const { timeoutMs, marginMs, print } = this.#campaign;
    const { cpuMs, isTimeout } = await cpuOf(run);
    this.#runs++;
    if (isTimeout) this.#timeouts++;
    if (cpuMs <= phases * timeoutMs + marginMs) return;
    const late = {
      what,
      on: on.length > SHOWN ? `${on.slice(0, SHOWN)}… (${String(on.length)})` : on,
      cpuMs,
    };
    this.#late.push(late);
    print?.(`${what} took ${cpuMs.toFixed(0)} ms on ${late.on}`);
  }
}
