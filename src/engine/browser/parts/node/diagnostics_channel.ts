/** A channel that nobody can listen to: browsers have no diagnostics channels. */
class SilentChannel {
  readonly hasSubscribers = false;

  publish(): void {
    // Nobody listens.
  }

  runStores<T>(_message: unknown, run: () => T): T {
    return run();
  }
}

export function tracingChannel(): Record<
  "start" | "end" | "asyncStart" | "asyncEnd" | "error",
  SilentChannel
> {
  const channel = new SilentChannel();
  return { start: channel, end: channel, asyncStart: channel, asyncEnd: channel, error: channel };
}
