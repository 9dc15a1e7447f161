import { fitsSchema } from "./document-schema.js";
import { isFor } from "./input-matches.js";
import { judgedInputs } from "./judged-inputs.js";
import type { Evaluated, Oracle, Without } from "./oracle.js";
import {
  ENDINGS,
  type Ending,
  type InputDocument,
  type JudgingPackage,
  type Obstacle,
  type Run,
  type Scenario,
} from "./scenario.js";
import { toConftestVerdict, toVerdict } from "./verdict.js";
import type { World } from "./world.js";

/** Allowed endings of a result; a skipped one is not a verdict. */
type ResultEnding = Ending | "skipped";

/** The expected result for one document and one package. */
export interface ExpectedResult {
  endings: readonly ResultEnding[];
  /** The messages of its violations, sorted; absent if they are not compared. */
  messages?: readonly string[];
}

/** The expected ending of a run. */
export interface Expected {
  endings: readonly Ending[];
  /** For each document its packages by policy, or its obstacle. Absent when an obstacle ends the run. */
  documents?: readonly (ReadonlyMap<string, ExpectedResult> | Obstacle)[];
  why: string;
}

/** The allowed endings of an evaluation without a value. The order of responses determines which one ends it first. */
function endingsWithout(
  { kind, why }: Exclude<Evaluated, { kind: "values" }>,
  { options }: Run,
  document: string,
  { subjects }: World,
): ResultEnding[] {
  const isRequestWrong = [subjects.digests.ambiguous, '"sha256:x"', '"no UUID"'].some((text) =>
    document.includes(text),
  );
  if (kind === "unanswered") {
    return isRequestWrong || options.strictBuiltinErrors === true ? ["undecided", "invalid"] : ["undecided"];
  }
  return /ambiguous_kind|request_invalid|eval_conflict_error/.test(why)
    ? ["invalid"]
    : ["undecided", "invalid"];
}

/** The expected result of a document with a package. */
async function expectResult(
  { rules }: Scenario,
  oracle: Oracle,
  world: World,
  run: Run,
  document: string,
  judge: JudgingPackage,
): Promise<ExpectedResult> {
  const { options, fault } = run;
  const ask = (without: Without): Promise<Evaluated> =>
    oracle.evaluate(document, judge, { builtins: fault?.unanswered ?? [], ...without });
  const isCut = options.timeoutMs !== undefined || options.maxCalls !== undefined;
  const cut: ResultEnding[] = isCut ? ["undecided"] : [];
  if (judge.hasSchema === true && !fitsSchema(document)) return { endings: ["invalid", ...cut] };
  const evaluated = await ask({});
  if (evaluated.kind !== "values")
    return { endings: [...endingsWithout(evaluated, run, document, world), ...cut] };
  const needs = async (calls: World["special"]["unknown"]): Promise<boolean> =>
    oracle.isAsked(calls) && (await ask({ calls })).kind === "unanswered";
  const verdict = (rules === "conftest" ? toConftestVerdict : toVerdict)(judge, evaluated.values);
  let isCompared = true;
  const add = (message: string): void => {
    verdict.messages.push(message);
    isCompared = false;
  };
  if (options.failOn.includes("warn")) verdict.messages.push(...verdict.warnings);
  for (const [name, kind] of [
    ["not-found", "unknown"],
    ["truncated", "truncated"],
  ] as const) {
    if (options.failOn.includes(name) && (await needs(world.special[kind]))) add(name);
  }
  // An allowed skipped analysis is a warning.
  const isWarningAllowed = options.allowSkipped && !options.failOn.includes("warn");
  if (!isWarningAllowed && (await needs(world.special.skipped))) add("skipped");
  const excepted = options.exceptions.filter(
    ({ policy, expires }) => (policy === undefined || policy === judge.policy) && !expires.startsWith("2020"),
  );
  const isExcepted = (text: string): boolean =>
    excepted.some(({ message }) => (message === "m*" ? text.startsWith("m") : message === text));
  const left = verdict.messages.filter((message) => !isExcepted(message));
  const strict = options.strictBuiltinErrors;
  const hasErrors = strict !== false && evaluated.hasErrors;
  const ending = (): ResultEnding => {
    if (hasErrors && strict === true) return "invalid";
    if (verdict.problems.length > 0) return "invalid";
    if (left.length > 0) return "fail";
    if (hasErrors && !judge.allowsErrors) return "invalid";
    return verdict.isSkipped ? "skipped" : "pass";
  };
  return {
    endings: [ending(), ...cut],
    ...(isCompared ? { messages: left.toSorted() } : {}),
  };
}

function worst(endings: Iterable<Ending>): Ending {
  return [...endings].reduce(
    (one, other) => (ENDINGS.indexOf(one) > ENDINGS.indexOf(other) ? one : other),
    "pass",
  );
}

/** All combinations in which one of each can be the worst. */
function worstOfEach(all: readonly (readonly Ending[])[]): Ending[] {
  let found: Ending[] = ["pass"];
  for (const endings of all) {
    found = [...new Set(found.flatMap((one) => endings.map((other) => worst([one, other]))))];
  }
  return found;
}

/** The expected ending of a run of a scenario. */
export async function expectRun(
  scenario: Scenario,
  run: Run,
  oracle: Oracle,
  world: World,
): Promise<Expected> {
  const { parts } = scenario;
  const { options, inputs } = run;
  const obstacles = [
    ...parts.flatMap(({ obstacle }) => obstacle ?? []),
    ...(options.failOn.includes("warn") ? parts.flatMap(({ warnObstacle }) => warnObstacle ?? []) : []),
  ];
  const [obstacle] = obstacles;
  if (obstacle !== undefined) {
    return { endings: obstacles.flatMap(({ endings }) => endings), why: obstacle.why };
  }
  if (oracle.packages.length === 0) return { endings: ["invalid"], why: "no package judges" };
  const named = options.exceptions
    .map(({ policy }) => policy)
    .find((policy) => policy !== undefined && !oracle.packages.some((judge) => judge.policy === policy));
  if (named !== undefined) return { endings: ["invalid"], why: `an exception names ${named}` };
  if (options.aborted) return { endings: ["undecided"], why: "it is aborted" };
  if (inputs.length === 0) return { endings: ["invalid"], why: "there is no input" };
  const documents: (ReadonlyMap<string, ExpectedResult> | Obstacle)[] = [];
  const endings: Ending[][] = [];
  // Comparing an input with the policies' selections also takes of its time.
  const isMatchingCut =
    options.timeoutMs !== undefined &&
    oracle.packages.some(({ inputs: ofPackage }) => ofPackage !== undefined);
  const judgeDocument = async (
    document: InputDocument,
    name: string,
  ): Promise<ReadonlyMap<string, ExpectedResult> | Obstacle> => {
    if ("obstacle" in document) return document.obstacle;
    const results = new Map<string, ExpectedResult>();
    const judging = oracle.packages.filter((judge) => isFor(judge, name, document.json));
    if (judging.length === 0) {
      const endings: Ending[] = isMatchingCut ? ["invalid", "undecided"] : ["invalid"];
      return { why: `no policy is for ${name}`, endings };
    }
    for (const judge of judging) {
      results.set(judge.policy, await expectResult(scenario, oracle, world, run, document.json, judge));
    }
    return results;
  };
  for (const { name, documents: ofInput } of judgedInputs(scenario, inputs)) {
    for (const document of ofInput) {
      const expected = await judgeDocument(document, name);
      documents.push(expected);
      endings.push(...endingsOf(expected, options.allowAllSkipped));
    }
  }
  const isIdle = (judge: JudgingPackage): boolean =>
    judge.inputs !== undefined &&
    !inputs.some(({ name, documents: all }) =>
      all.some((document) => "json" in document && isFor(judge, name, document.json)),
    );
  const idle = oracle.packages.find(isIdle);
  if (idle !== undefined) {
    // Its result has no input.
    return { endings: worstOfEach([...endings, ["invalid"]]), why: `no input is for ${idle.policy}` };
  }
  return {
    endings: worstOfEach(endings),
    ...(isMatchingCut ? {} : { documents }),
    why: "OPA's evaluator says so",
  };
}

/** The contribution of a document to the ending of a run; a skipped result alone has none. */
function endingsOf(
  expected: ReadonlyMap<string, ExpectedResult> | Obstacle,
  allowAllSkipped: boolean,
): Ending[][] {
  if (!(expected instanceof Map)) return [[...(expected as Obstacle).endings]];
  const results = [...(expected as ReadonlyMap<string, ExpectedResult>).values()];
  const judged = results.map(({ endings }) =>
    endings.map((ending) => (ending === "skipped" ? "pass" : ending)),
  );
  const isSkipped = results.every(({ endings }) => endings[0] === "skipped");
  return isSkipped && !allowAllSkipped ? [...judged, ["invalid"]] : judged;
}
