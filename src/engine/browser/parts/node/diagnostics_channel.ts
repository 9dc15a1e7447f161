/** A channel without subscribers: browsers have no diagnostics channels. */
class SilentChannel {
  readonly hasSubscribers = false;

  publish(): void {
    // There are no subscribers.
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
