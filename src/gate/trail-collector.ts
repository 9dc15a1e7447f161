import { isUtf8 } from "node:buffer";
import { resolve } from "node:path";
import type { CallRecord } from "../engine/recording/call-record.js";
import type { RegoSourceFile } from "../engine/opa/rego-source.js";
import { readRegularFile } from "../base/host/read-file.js";
import type { DecisionPlace } from "./judge-input.js";
import type { GateResult } from "./gate-report.js";
import type { GateTrail, TrailDecision } from "./gate-trail.js";
import { ruleLocations } from "./gate-rule.js";
import { pickExcerpt, WantedPositions, type SourceExcerpt } from "./source-excerpt.js";

/** Number of lines around a location in an input. */
const AROUND = 1;
/** Maximum size of an input that is read again for its lines. */
const MAX_FILE_BYTES = 16 * 1024 * 1024;
/** Maximum number per run: findings in more files are shown without lines. */
const MAX_FILES = 200;

/** Collects the steps to the verdicts of a run. */
export class TrailCollector {
  readonly #time = new Date();
  readonly #decisions: TrailDecision[] = [];

  /** Adds the calls of an evaluation. */
  add(place: DecisionPlace, calls: readonly CallRecord[]): void {
    if (calls.length > 0) this.#decisions.push({ ...place, calls });
  }

  /**
   * The trail of a run that has ended.
   *
   * @param rego the sources of its policies.
   * @param inputs the files that were inputs. Other files in findings are not read.
   */
  async trail(
    results: readonly GateResult[],
    rego: readonly Pick<RegoSourceFile, "path" | "text">[],
    inputs: ReadonlySet<string>,
    from: { cwd: string; within: string | undefined },
  ): Promise<GateTrail> {
    const wanted = wantedPositions(results);
    const texts = new Map(rego.map(({ path, text }) => [path, text]));
    const sources = new Map<string, SourceExcerpt>();
    let read = 0;
    for (const [file, places] of wanted) {
      let text = texts.get(file);
      if (text === undefined && inputs.has(file) && read < MAX_FILES) {
        read++;
        text = await readSourceLines(file, from);
      }
      if (text !== undefined) sources.set(file, pickExcerpt(text, places));
    }
    return { time: this.#time, decisions: this.#decisions, sources };
  }
}

/** The locations of findings, by file. */
function wantedPositions(results: readonly GateResult[]): Map<string, WantedPositions> {
  const wanted = new Map<string, WantedPositions>();
  const getPositions = (file: string): WantedPositions => {
    let positions = wanted.get(file);
    if (positions === undefined) wanted.set(file, (positions = new WantedPositions()));
    return positions;
  };
  for (const { violations, warnings, excepted, excused = [] } of results) {
    const findings = [...violations, ...warnings, ...excepted, ...excused.flatMap((one) => one.findings)];
    for (const { location, about } of findings) {
      for (const { file, row } of ruleLocations(about)) getPositions(file).rules.add(row);
      if (location?.line === undefined) continue;
      const positions = getPositions(location.file);
      positions.addLines(location.line - AROUND, location.line + AROUND);
      if (location.column !== undefined) positions.addColumn(location.line, location.column);
    }
  }
  return wanted;
}

/** An input that is missing, not a file or too large has no lines: the report only states the location. */
async function readSourceLines(
  file: string,
  { cwd, within }: { cwd: string; within: string | undefined },
): Promise<string | undefined> {
  const bytes = await readRegularFile(resolve(cwd, file), MAX_FILE_BYTES, { within }).catch(() => undefined);
  return bytes === undefined || !isUtf8(bytes) ? undefined : bytes.toString("utf8");
}
