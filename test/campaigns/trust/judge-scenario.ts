import { compareRun, type Wrong } from "./compare-run.js";
import { expectRun } from "./expect-run.js";
import { JudgedFolder, type Ended, type RunCommand } from "./judge-run.js";
import { Oracle } from "./oracle.js";
import { isForCommand, type Ending, type Run, type Scenario } from "./scenario.js";
import type { World } from "./world.js";

/** A run with a wrong ending. */
export interface WrongRun extends Wrong {
  run: Run;
  byCommand: boolean;
  says: string;
}

/** The endings of a scenario's runs. */
export interface JudgedScenario {
  endings: Ending[];
  byCommand: number;
  wrong: WrongRun[];
}

export interface JudgeScenarioOptions {
  /** Whether a run also uses the command line. */
  isForCommand(this: void, index: number): boolean;
  command: RunCommand;
  /** Called before each run. */
  onRun?(this: void, index: number): void;
}

/** Judges the runs of a scenario, and compares their endings with OPA's evaluator. */
export async function judgeScenario(
  scenario: Scenario,
  world: World,
  { isForCommand: isChosen, command, onRun }: JudgeScenarioOptions,
): Promise<JudgedScenario> {
  const folder = await JudgedFolder.write(scenario, world);
  const oracle = new Oracle(scenario, world);
  const judged: JudgedScenario = { endings: [], byCommand: 0, wrong: [] };
  try {
    for (const [index, run] of scenario.runs.entries()) {
      onRun?.(index);
      const expected = await expectRun(scenario, run, oracle, world);
      const check = (ended: Ended, byCommand: boolean): void => {
        if (ended.ending !== "hang") judged.endings.push(ended.ending);
        const wrong = compareRun(ended, expected);
        if (wrong !== undefined) judged.wrong.push({ ...wrong, run, byCommand, says: ended.says });
      };
      check(await folder.judge(run), false);
      if (isForCommand(scenario, run) && isChosen(index)) {
        judged.byCommand++;
        check(await folder.judgeByCommand(run, command), true);
      }
    }
  } finally {
    await folder.remove();
  }
  return judged;
}
