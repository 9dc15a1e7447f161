import { withCaches } from "../conformance/caches.js";
import type { KeptArtifacts } from "../conformance/kept-artifacts.js";
import { WayCounts, type LeastParts } from "../conformance/way-counts.js";
import { Coverage } from "./coverage.js";
import { evaluatePrograms, type Compared, type CompareWays } from "./evaluate-programs.js";
import { explain, leftOut, parseExplanations, type DifferingProgram } from "./explanations.js";
import { generateProgram, moduleText, type Program } from "./generate-program.js";
import { readOptions, type DifferentialOptions } from "./options.js";
import { differenceOf, outcomeText } from "./outcome.js";
import type { Part } from "./program.js";
import { reduceProgram } from "./reduce-program.js";

export interface DifferentialRequest {
  args: readonly string[];
  /** The text of `explained.json`. */
  explained: string;
  print(line: string): void;
  /** Default: {@link generateProgram}. */
  generate?(this: void, seed: number, without: ReadonlySet<string>): Program;
}

/** The results of a run. */
export interface DifferentialResult {
  /** Number of compared programs. */
  compared: number;
  /** Number of them with a value in OPA's evaluator. */
  defined: number;
  /** Number of programs that OPA's compiler rejects. */
  dropped: number;
  /** Number of differences per explanation. */
  explained: ReadonlyMap<string, number>;
  /** Minimal programs, by their text. */
  unexplained: ReadonlyMap<string, DifferingProgram>;
  /**
   * Whether there is no unexplained difference, and enough was compared: in a run of 1,000 programs, some of each
   * subject.
   */
  passed: boolean;
}

/** Programs in one module: a compilation takes 50 to 130 ms, regardless of their number. */
const PROGRAMS_PER_MODULE = 150;
/** Maximum share of dropped programs. */
const MAX_DROPPED = 0.5;
/** Fewer programs need not cover all subjects. */
const ENOUGH_FOR_ALL = 1_000;
/** Number of programs between two progress reports. */
const PROGRESS = 10_000;
const SEEDS = 1_000_003;
const MAX_SHOWN = 2_000;
/** Time limit of a program that exceeded its first one, in milliseconds. */
const PATIENT_MS = 30_000;

/** All support all modes: no program calls a built-in that waits. */
const LEAST_PARTS: LeastParts = {
  evaluateSync: 1,
  evaluateAll: 1,
  "a prepared input": 1,
  "a value": 1,
  JavaScript: 0.3,
  "a worker": 1,
  "a kept module": 1,
  "a kept input": 1,
};

/**
 * Generates programs, evaluates them compiled, in all execution modes of a policy, and with OPA's evaluator, and prints
 * the counts and the minimal programs of unexplained differences.
 *
 * @throws UsageError on invalid options. Any other error: the programs could not run, or a mode had another result than
 * `evaluate`.
 */
export async function runDifferential(request: DifferentialRequest): Promise<DifferentialResult> {
  const options = readOptions(request.args);
  return withCaches((artifacts) => compareAll(request, options, artifacts));
}

async function compareAll(
  request: DifferentialRequest,
  { programs, seed }: DifferentialOptions,
  artifacts: KeptArtifacts,
): Promise<DifferentialResult> {
  const ways = new WayCounts();
  const compare: CompareWays = { artifacts, ways };
  const { generate = generateProgram } = request;
  const explanations = parseExplanations(request.explained);
  const without = leftOut(explanations);
  const explained = new Map<string, number>();
  const unexplained = new Map<string, DifferingProgram>();
  const coverage = new Coverage();
  let [compared, defined, dropped] = [0, 0, 0];
  for (let start = 0; start < programs; start += PROGRAMS_PER_MODULE) {
    const count = Math.min(PROGRAMS_PER_MODULE, programs - start);
    const batch = Array.from({ length: count }, (_, index) =>
      generate(seed * SEEDS + start + index, without),
    );
    const told = Math.floor(start / PROGRESS);
    if (told > Math.floor((start - PROGRAMS_PER_MODULE) / PROGRESS) && told > 0)
      request.print(
        `after ${String(start)} programs: ${String(compared)} compared, ${String(unexplained.size)} unexplained`,
      );
    const results = await evaluatePrograms(
      batch.map(({ rules }) => rules),
      { compare },
    );
    for (const [index, result] of results.entries()) {
      const program = batch[index];
      if (result === undefined || program === undefined) {
        dropped++;
        continue;
      }
      compared++;
      const isDefined = result.byOpa.kind === "value";
      if (isDefined) defined++;
      coverage.add(program, isDefined);
      const differing = await differenceIn(program.rules, result);
      if (differing === undefined) continue;
      // Reducing takes a hundred times as long as explaining.
      const known = await explain(differing, explanations, false);
      const reduced = known === undefined ? await reduceProgram(differing) : differing;
      const explanation = known ?? (await explain(reduced, explanations, true));
      if (explanation === undefined) {
        const text = moduleText(reduced.rules, "example");
        if (!unexplained.has(text)) request.print(describe(text, program.seed, reduced));
        unexplained.set(text, reduced);
      } else {
        explained.set(explanation.name, (explained.get(explanation.name) ?? 0) + 1);
      }
    }
  }
  request.print(ways.line());
  const tooFew = ways.tooFew(LEAST_PARTS);
  for (const line of tooFew) request.print(line);
  const isEnough = dropped <= programs * MAX_DROPPED;
  const total = [...explained.values()].reduce((sum, times) => sum + times, 0);
  for (const line of coverage.lines()) request.print(line);
  for (const [name, times] of [...explained].sort()) request.print(`explained by ${name}: ${String(times)}`);
  request.print(
    `${String(compared)} programs compared (${String(defined)} with a value), ${String(dropped)} dropped${isEnough ? "" : ", which is too many"}; ` +
      `${String(total)} explained differences, ${String(unexplained.size)} unexplained`,
  );
  const { missing } = coverage;
  const isCovered = programs < ENOUGH_FOR_ALL || missing.length === 0;
  if (!isCovered) request.print(`no program was compared of: ${missing.join(", ")}`);
  const passed = isEnough && isCovered && tooFew.length === 0 && unexplained.size === 0;
  return { compared, defined, dropped, explained, unexplained, passed };
}

/** On a busy machine any evaluation can exceed its limit, so one that does is given more time. */
async function differenceIn(
  rules: Part,
  first: NonNullable<Compared>,
): Promise<DifferingProgram | undefined> {
  const isLate = first.compiled.kind === "time" || first.byOpa.kind === "time";
  const [compared = first] = isLate ? await evaluatePrograms([rules], { timeoutMs: PATIENT_MS }) : [first];
  const difference = differenceOf(compared.compiled, compared.byOpa);
  return difference === undefined ? undefined : { rules, difference, compared };
}

function describe(text: string, seed: number, { difference, compared }: DifferingProgram): string {
  const { compiled, byOpa } = compared;
  return [
    `DIFFERENT (${difference}), from program ${String(seed)}:`,
    text.trimEnd(),
    `# compiled: ${outcomeText(compiled).slice(0, MAX_SHOWN)}`,
    `# OPA:      ${outcomeText(byOpa).slice(0, MAX_SHOWN)}`,
    "",
  ].join("\n");
}
