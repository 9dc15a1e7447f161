let isAsked = false;

/** Has a worker with opa-core stay when it is idle, for a process that will compile again: it does not hold the process open. */
export function keepCoreWarm(): void {
  isAsked = true;
}

/** Whether `keepCoreWarm` was called. */
export function isCoreKeptWarm(): boolean {
  return isAsked;
}
