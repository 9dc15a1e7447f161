import type { recordEvaluation } from "./record-evaluation.js";

/** Makes the recording of an evaluation. */
type Recorder = typeof recordEvaluation;

let recorder: Recorder | undefined;

/** Loads the code for recordings: most evaluations are not recorded, and it is a tenth of the code that a command would load. */
export async function loadRecorder(): Promise<Recorder> {
  recorder ??= (await import("./record-evaluation.js")).recordEvaluation;
  return recorder;
}

/** Returns the same, where it is loaded. */
export function loadedRecorder(): Recorder | undefined {
  return recorder;
}
