const recordings = new WeakSet<object>();

/** Has `isRecording` know a recording. For its constructor. */
export function markRecording(recording: object): void {
  recordings.add(recording);
}

/** Returns whether a value is a `Recording`. Unlike `instanceof` it needs no class: options are checked where nothing is recorded. */
export function isRecording(value: unknown): boolean {
  return typeof value === "object" && value !== null && recordings.has(value);
}
