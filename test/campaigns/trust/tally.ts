import type { WrongRun } from "./judge-scenario.js";
import { ENDINGS, type Ending } from "./scenario.js";

/** The endings of a scenario's runs. */
export interface Judged {
  seed: number;
  endings: readonly Ending[];
  /** Number of runs that also used the command line. */
  byCommand: number;
  wrong: readonly WrongRun["kind"][];
}

/** The counts of a campaign. */
export class Tally {
  readonly endings: Record<Ending, number> = { pass: 0, fail: 0, invalid: 0, undecided: 0 };
  readonly wrong: Record<WrongRun["kind"], number> = {
    "wrong pass": 0,
    "wrong refusal": 0,
    "wrong verdict": 0,
    hang: 0,
  };
  runs = 0;
  byCommand = 0;

  add({ endings, byCommand, wrong }: Judged): void {
    this.runs += endings.length;
    this.byCommand += byCommand;
    for (const ending of endings) this.endings[ending]++;
    for (const kind of wrong) this.wrong[kind]++;
  }

  /** Whether every run ended as expected. */
  get isRight(): boolean {
    return Object.values(this.wrong).every((count) => count === 0);
  }

  get summary(): string {
    const { wrong, endings } = this;
    return (
      `${String(this.runs)} runs (${String(this.byCommand)} through the command line): ` +
      `${ENDINGS.map((ending) => `${String(endings[ending])} ${ending}`).join(", ")}; ` +
      `${String(wrong["wrong pass"])} wrong passes, ${String(wrong["wrong refusal"])} wrong refusals, ` +
      `${String(wrong["wrong verdict"])} other wrong verdicts, ${String(wrong.hang)} hangs`
    );
  }
}
