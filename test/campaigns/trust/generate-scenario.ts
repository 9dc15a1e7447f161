import { Random } from "../differential/random.js";
import type { FailOn, GateException } from "../../../src/gate/index.js";
import { generateConftestPart } from "./conftest-part.js";
import { generateNamedAsPattern, generateOther, supply } from "./folder-parts.js";
import { generateInput } from "./inputs.js";
import { generateJudgingPart, type JudgingPart } from "./judging-part.js";
import {
  FORMS,
  isRego,
  isWholeFolder,
  type Form,
  type Part,
  type Run,
  type RunOptions,
  type Scenario,
} from "./scenario.js";
import { CALLED, WORLD_FAULTS, worldFault, type CalledName, type Subjects } from "./world.js";

const MAX_RUNS = 16;

/** A scenario that depends on its seed, and on the available subjects. */
export function generateScenario(seed: number, subjects: Subjects): Scenario {
  const random = new Random(seed);
  const isConftest = random.oneIn(6);
  const chosen: Form = random.oneIn(2)
    ? random.pick(FORMS.filter((form) => !isConftest || isRego(form)))
    : "folder";
  const isCompiled = chosen === "module";
  const regoVersion = random.oneIn(8) && !isCompiled && !isConftest ? "v0" : "v1";
  const judging = isConftest
    ? [generateConftestPart(random)]
    : Array.from({ length: random.oneIn(3) ? 2 + random.below(2) : 1 }, (_, index) =>
        generateJudgingPart(random, index, regoVersion),
      );
  const parts: Part[] = [...judging];
  for (const need of new Set(judging.flatMap(({ needs }) => needs)))
    parts.push({ ...supply(random, need, regoVersion), isNeeded: true });
  // Each file that is specified individually must judge.
  const areAllJudging = parts.every(({ rego, judges }) => rego.length === 0 || judges.length > 0);
  const form = chosen === "named" && !areAllJudging ? "pattern" : chosen;
  // Other contents apply only to folders, and to Rego v1.
  if (isWholeFolder(form) && regoVersion === "v1" && random.oneIn(form === "folder" ? 4 : 2)) {
    for (let left = 1 + random.below(2); left > 0; left--) parts.push(generateOther(random, isConftest));
  }
  if (form === "pattern" && random.oneIn(3)) parts.push(generateNamedAsPattern(random));
  const hasObstacle = parts.some(({ obstacle }) => obstacle !== undefined);
  const runs = Array.from({ length: hasObstacle ? 1 : 1 + random.below(MAX_RUNS) }, () =>
    generateRun(random, judging, subjects),
  );
  return {
    seed,
    ...(isConftest ? { rules: "conftest", ...(random.oneIn(3) ? { combine: true } : {}) } : {}),
    form,
    regoVersion,
    optimize: random.oneIn(8) ? 1 : 0,
    parts: distinct(parts),
    runs,
  };
}

/** Removes parts that share a file with an earlier one. */
function distinct(parts: readonly Part[]): Part[] {
  const taken = new Set<string>();
  return parts.filter(({ name, files }) => {
    const all = [name, ...Object.keys(files)];
    if (all.some((path) => taken.has(path))) return false;
    for (const path of all) taken.add(path);
    return true;
  });
}

const FAIL_ON: readonly FailOn[] = ["warn", "not-found", "truncated"];

function generateOptions(random: Random, judging: readonly JudgingPart[]): RunOptions {
  const strict = random.oneIn(8) ? { strictBuiltinErrors: random.oneIn(2) } : {};
  return {
    failOn: random.oneIn(4) ? FAIL_ON.filter(() => random.oneIn(2)) : [],
    ...strict,
    allowDuplicateKeys: random.oneIn(6),
    allowSkipped: random.oneIn(6),
    allowAllSkipped: random.oneIn(6),
    exceptions: random.oneIn(5) ? generateExceptions(random, judging) : [],
    speculate: !random.oneIn(8),
    ...(random.oneIn(40) ? { timeoutMs: 1 } : {}),
    ...(random.oneIn(40) ? { maxCalls: 1 } : {}),
    aborted: random.oneIn(80),
  };
}

function generateExceptions(random: Random, judging: readonly JudgingPart[]): GateException[] {
  return judging.flatMap(({ judges: [judge], messages }) => {
    if (judge === undefined || random.oneIn(3)) return [];
    return [
      {
        id: "*",
        reason: "a known finding",
        owner: "ada",
        expires: random.oneIn(3) ? "2020-01-31" : "2999-01-31",
        ...(random.oneIn(2) ? { policy: judge.policy } : {}),
        message: random.oneIn(4) ? "m*" : random.pick(messages),
      },
    ];
  });
}

function generateRun(random: Random, judging: readonly JudgingPart[], subjects: Subjects): Run {
  const options = generateOptions(random, judging);
  const count = random.oneIn(60) ? 0 : random.oneIn(8) ? 2 : 1;
  const inputs = Array.from({ length: count }, (_, index) =>
    generateInput(random, index, subjects, options.allowDuplicateKeys),
  );
  const texts = judging.flatMap(({ files }) => Object.values(files).map(String));
  const asked = (Object.keys(CALLED) as CalledName[]).filter((name) =>
    texts.some((text) => text.includes(name)),
  );
  return {
    inputs,
    options,
    ...(asked.length > 0 && random.oneIn(2)
      ? { fault: worldFault(random.pick(Object.keys(WORLD_FAULTS)), random.pick(asked)) }
      : {}),
    transport: random.oneIn(3) ? "grpc" : "rest",
  };
}
