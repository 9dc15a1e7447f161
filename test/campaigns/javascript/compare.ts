import { isDeepStrictEqual } from "node:util";
import { createPolicy, PLAIN_SETTINGS } from "../../../src/engine/rounds/create-policy.js";
import { LeftToModule } from "../../../src/engine/javascript/leave.js";
import type { Policy } from "../../../src/engine/rounds/policy.js";
import { createStandardBuiltins } from "../../../src/engine/std/registry.js";
import { shown, toJavaScript, type InJavaScript } from "../conformance/other-ways.js";
import { DATA, INPUT } from "../differential/documents.js";
import { compileTaken } from "../differential/evaluate-programs.js";
import { generateProgram, moduleText } from "../differential/generate-program.js";
import type { Part } from "../differential/program.js";
import { Random } from "../differential/random.js";
import { changeValue } from "./change-value.js";

export interface CompareRequest {
  /** Minimum number of compared evaluations in JavaScript. */
  comparisons: number;
  seed: number;
  print(line: string): void;
  /** Default: {@link generateProgram}. */
  generate?(this: void, seed: number): Part;
}

export interface CompareResult {
  /** Evaluations that JavaScript completed. */
  compared: number;
  /** Number of fallbacks to the module, by the reason. */
  left: ReadonlyMap<string, number>;
  /** A text for each with another result. */
  different: readonly string[];
}

const PROGRAMS_PER_MODULE = 60;
const INPUTS_PER_MODULE = 40;
const SEEDS = 1_000_003;
const PROGRESS = 10_000;
const MAX_MEMORY_BYTES = 1024 ** 3;
const TIMEOUT_MS = 20_000;

/** Evaluates generated programs with changed inputs in JavaScript and in the module. */
export async function compareAll(request: CompareRequest): Promise<CompareResult> {
  const { comparisons, seed, print, generate = (of: number) => generateProgram(of).rules } = request;
  const left = new Map<string, number>();
  const different: string[] = [];
  let compared = 0;
  let reported = 0;
  for (let start = 0; compared < comparisons; start += PROGRAMS_PER_MODULE) {
    const programs = Array.from({ length: PROGRAMS_PER_MODULE }, (_, index): Part =>
      generate(seed * SEEDS + start + index),
    );
    for (const { wasm, entrypoints } of await compileTaken(programs)) {
      const both = await openBoth(wasm);
      const random = new Random(seed * SEEDS + start);
      for (let inputs = INPUTS_PER_MODULE; inputs > 0; inputs--) {
        // It may be read twice, and each read may have another side effect.
        const inputSeed = random.below(2 ** 31);
        const input = (): unknown => changeValue(JSON.parse(INPUT), new Random(inputSeed));
        for (const entrypoint of entrypoints) {
          const isStrict = random.oneIn(5);
          const end = await compareOne(both, entrypoint, input, isStrict);
          if (end === "equal") compared++;
          else if ("left" in end) left.set(end.left, (left.get(end.left) ?? 0) + 1);
          else different.push(`${end.text}\n${textOf(programs, entrypoint)}`);
        }
      }
      await both.policy.close();
    }
    if (Math.floor(compared / PROGRESS) > reported) {
      reported = Math.floor(compared / PROGRESS);
      print(`after ${String(compared)} comparisons: ${String(different.length)} different`);
    }
  }
  return { compared, left, different };
}

/** The program of an entrypoint `p<index>/out`. */
function textOf(programs: readonly Part[], entrypoint: string): string {
  const program = programs[Number.parseInt(entrypoint.slice(1), 10)];
  return program === undefined ? entrypoint : moduleText(program, "p");
}

interface Both {
  policy: Policy;
  javascript: InJavaScript;
}

async function openBoth(wasm: Uint8Array): Promise<Both> {
  const data = Buffer.from(DATA);
  const policy = await createPolicy({
    ...PLAIN_SETTINGS,
    subject: "the programs",
    wasm,
    standardBuiltin: createStandardBuiltins({}),
    data,
    maxMemoryBytes: MAX_MEMORY_BYTES,
    version: "javascript",
  });
  return { policy, javascript: toJavaScript(wasm, data) };
}

type Compared = "equal" | { left: string } | { text: string };

async function compareOne(
  { policy, javascript }: Both,
  entrypoint: string,
  input: () => unknown,
  isStrict: boolean,
): Promise<Compared> {
  let result: unknown;
  try {
    result = javascript.policy.evaluate(input(), javascript.entrypoints[entrypoint] ?? -1, javascript.data, {
      strictBuiltinErrors: isStrict,
      timeoutMs: TIMEOUT_MS,
    });
  } catch (error) {
    if (error instanceof LeftToModule) return { left: error.message };
    // An error of an accessor of the input, which the module also encounters.
    return { left: `it threw ${String(error)}` };
  }
  const options = { entrypoint, strictBuiltinErrors: isStrict, timeoutMs: TIMEOUT_MS };
  try {
    // A decision always uses the module.
    const { result: expected } = await policy.decide(input(), options);
    if (isDeepStrictEqual(result, expected) && JSON.stringify(result) === JSON.stringify(expected))
      return "equal";
    return { text: `${entrypoint}: ${shown(() => result)} instead of ${shown(() => expected)}` };
  } catch (error) {
    return { text: `${entrypoint}: ${shown(() => result)} instead of an error: ${String(error)}` };
  }
}
