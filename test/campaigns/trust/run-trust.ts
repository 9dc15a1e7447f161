import { generateScenario } from "./generate-scenario.js";
import { judgeScenario, type JudgedScenario, type WrongRun } from "./judge-scenario.js";
import type { RunCommand } from "./judge-run.js";
import type { TrustOptions } from "./options.js";
import { reduceScenario } from "./reduce-scenario.js";
import type { Scenario } from "./scenario.js";
import type { Judged } from "./tally.js";
import { startWorld, type Subjects, type World } from "./world.js";

export interface TrustRequest {
  options: TrustOptions;
  command: RunCommand;
  print(this: void, text: string): void;
  /** Called before each run with the seed of its scenario, and its number there. */
  onRun?(this: void, seed: number, index: number): void;
  /** Receives the endings of a scenario's runs. */
  onJudged(this: void, judged: Judged): void;
  /** Default: {@link generateScenario}. */
  generate?(this: void, seed: number, subjects: Subjects): Scenario;
}

const MAX_SHOWN = 2_000;
/** Limits the time to print a defect that occurs everywhere. */
const MAX_REDUCED = 20;

/**
 * Judges seeded scenarios, compares their endings with OPA's evaluator, and prints the smallest form of each error.
 *
 * @throws Error when a scenario cannot be judged.
 */
export async function runTrust(request: TrustRequest): Promise<void> {
  const { runs, first, isOnly, commandEvery } = request.options;
  const { generate = generateScenario, command, print, onRun, onJudged } = request;
  const world = await startWorld();
  const judge = (scenario: Scenario, isChosen: (index: number) => boolean): Promise<JudgedScenario> =>
    judgeScenario(scenario, world, {
      command,
      isForCommand: isChosen,
      ...(onRun === undefined ? {} : { onRun: (index) => onRun(scenario.seed, index) }),
    });
  let [done, reduced] = [0, 0];
  try {
    for (let seed = first; done < runs; seed++) {
      const scenario = generate(seed, world.subjects);
      const before = done;
      const isChosen = (index: number): boolean => (before + index) % commandEvery === commandEvery - 1;
      const { endings, byCommand, wrong } = await judge(scenario, isChosen).catch((cause: unknown) => {
        throw new Error(`scenario ${String(seed)} could not be judged`, { cause });
      });
      done += endings.length;
      onJudged({ seed, endings, byCommand, wrong: wrong.map(({ kind }) => kind) });
      for (const one of wrong) {
        if (reduced++ < MAX_REDUCED) print(await reproduction(scenario, one, judge, world));
      }
      if (isOnly) break;
    }
  } finally {
    await world.close();
  }
}

async function reproduction(
  scenario: Scenario,
  found: WrongRun,
  judge: (scenario: Scenario, isChosen: () => boolean) => Promise<JudgedScenario>,
  { subjects }: World,
): Promise<string> {
  const { scenario: least, wrong } = await reduceScenario(scenario, found, async (smaller) => {
    // Without a required part OPA's evaluator has no result.
    const judged = await judge(smaller, () => found.byCommand).catch(() => undefined);
    return judged?.wrong.find(({ byCommand }) => byCommand === found.byCommand);
  });
  const { run } = wrong;
  const { form, regoVersion, optimize, parts } = least;
  const files = parts.flatMap((part) => [
    `## ${part.name}`,
    ...Object.entries(part.files).map(([path, text]) => `# policies/${path}\n${String(text).trimEnd()}`),
  ]);
  const inputs = run.inputs.map(
    ({ name, kind, as, bytes }) =>
      `# ${name} (${kind}, ${as})\n${Buffer.from(bytes ?? [])
        .toString("utf8")
        .slice(0, MAX_SHOWN)}`,
  );
  return [
    `${wrong.kind.toUpperCase()}: ${wrong.why}`,
    `# npm run trust -- --scenario ${String(scenario.seed)}${found.byCommand ? " (by the command line)" : ""}`,
    `# ${form}, Rego ${regoVersion}, optimize ${String(optimize)}, ${run.transport}, fault: ${run.fault === undefined ? "none" : `${run.fault.name} of ${run.fault.place}`}`,
    `# ${JSON.stringify(run.options)}`,
    ...files,
    ...inputs,
    `# the gate says: ${wrong.says.slice(0, MAX_SHOWN)}`,
    `# subjects: ${JSON.stringify(subjects)}`,
    "",
  ].join("\n");
}
