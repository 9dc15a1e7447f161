/** Signals of browsers have no limit of listeners. */
export function setMaxListeners(): void {
  // There is none to lift.
}
