/** How long a pipe is waited for. */
export interface PipeLimits {
  /** Ends the waiting. Default: nothing does. */
  signal?: AbortSignal | undefined;
  /** Maximum time without any byte, in milliseconds. Default: 5 minutes. */
  idleMs?: number | undefined;
  /** Whether that is the time for all of it: its parts alone are of no use. Default: false. */
  isWhole?: boolean | undefined;
}

let limits: PipeLimits = {};

/** Sets the limits of this process for readers without limits of their own, such as those of keys and settings. */
export function limitPipes(own: PipeLimits): void {
  limits = own;
}

/** Returns the limits of this process. */
export function getPipeLimits(): PipeLimits {
  return limits;
}
