import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  parseRetryAfter,
  retryDelay,
  type CallControl,
  type RetryClock,
  withRetries,
} from "../../src/http/retry.js";
import { ConfigurationError, ServiceError } from "../../src/base/errors.js";

const failure = (retryAfterMs?: number, retryable = true): ServiceError =>
  new ServiceError("failed", {
    code: "service_failed",
    retryable,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });

/** A clock that is moved by the waits alone. */
function createClock(random = 0.5): RetryClock & { waits: number[] } {
  let now = 0;
  const waits: number[] = [];
  return {
    waits,
    now: () => now,
    random: () => random,
    sleep: async (ms) => {
      waits.push(ms);
      now += ms;
    },
  };
}

function controlOf(options: Partial<CallControl> = {}): CallControl {
  return {
    signal: new AbortController().signal,
    mayRetry: () => true,
    deadline: () => Infinity,
    countRequest: () => undefined,
    ...options,
  };
}

const POLICY = { maxAttempts: 4, baseDelayMs: 100, maxDelayMs: 1000 };

/** Fails so many times, then answers; tells how many attempts there were. */
async function run(
  errors: readonly Error[],
  control: CallControl,
  policy = POLICY,
  clock = createClock(),
): Promise<{ attempts: number; answer: unknown; waits: number[] }> {
  let attempts = 0;
  const answer = await withRetries(
    async (number) => {
      attempts += 1;
      expect(number).toBe(attempts);
      const error = errors[number - 1];
      if (error !== undefined) throw error;
      return "answer";
    },
    policy,
    control,
    clock,
  ).catch((error: unknown) => error);
  return { attempts, answer, waits: clock.waits };
}

describe("withRetries", () => {
  test("makes the request again until it is answered", async () => {
    const outcome = await run([failure(), failure()], controlOf());
    expect(outcome).toEqual({ attempts: 3, answer: "answer", waits: [75, 150] });
  });

  test("throws the last failure when the attempts are used up", async () => {
    const errors = [failure(), failure(), failure(), failure()];
    const outcome = await run(errors, controlOf());
    expect(outcome.attempts).toBe(4);
    expect(outcome.answer).toBe(errors[3]);
  });

  test.each([
    ["not retryable", failure(0, false)],
    ["not of the service", new ConfigurationError("x", { code: "credentials_expired" })],
    ["unknown", new TypeError("x")],
  ])("does not repeat an error that is %s", async (_name, error) => {
    expect(await run([error], controlOf())).toEqual({ attempts: 1, answer: error, waits: [] });
  });

  test("does not repeat what nobody is certain to need", async () => {
    expect(await run([failure()], controlOf({ mayRetry: () => false }))).toMatchObject({
      attempts: 1,
      waits: [],
    });
  });

  test("waits as long as the service asks, beyond the maximum of our own waits too", async () => {
    expect((await run([failure(500), failure(60_000)], controlOf())).waits).toEqual([500, 60_000]);
  });

  test("does not ask again when the service asks for a longer wait than the deadline or ten minutes allow", async () => {
    const controls = [controlOf({ deadline: () => 60_000 }), controlOf()];
    for (const [index, error] of [failure(60_000), failure(600_001)].entries()) {
      expect(await run([error], controls[index] ?? controlOf())).toEqual({
        attempts: 1,
        answer: error,
        waits: [],
      });
    }
  });

  test("does not begin a wait that ends after the deadline", async () => {
    const outcome = await run([failure(), failure()], controlOf({ deadline: () => 200 }));
    expect(outcome.attempts).toBe(2);
    expect(outcome.waits).toEqual([75]);
  });

  test("an abort ends a wait", async () => {
    const controller = new AbortController();
    const error = failure();
    const promise = withRetries(
      async () => {
        setImmediate(() => controller.abort());
        throw error;
      },
      { ...POLICY, baseDelayMs: 2 ** 30, maxDelayMs: 2 ** 30 },
      controlOf({ signal: controller.signal }),
    );
    await expect(promise).rejects.toBe(error);
  });

  test("never exceeds the attempts or the deadline, nor waits longer than it may or shorter than asked", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.option(fc.integer({ min: 0, max: 5000 }), { nil: undefined }), { maxLength: 12 }),
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        async (retryAfters, maxAttempts, baseDelayMs, maxDelayMs, deadline, random) => {
          const clock = createClock(random);
          const errors = retryAfters.map((ms) => failure(ms));
          const policy = { maxAttempts, baseDelayMs, maxDelayMs };
          const { attempts, answer } = await run(
            errors,
            controlOf({ deadline: () => deadline }),
            policy,
            clock,
          );
          expect(attempts).toBeLessThanOrEqual(Math.min(maxAttempts, errors.length + 1));
          expect(clock.waits).toHaveLength(attempts - 1);
          for (const [index, wait] of clock.waits.entries()) {
            expect(wait).toBeGreaterThanOrEqual(retryAfters[index] ?? 0);
            expect(wait).toBeLessThanOrEqual(Math.max(maxDelayMs, retryAfters[index] ?? 0));
          }
          if (clock.waits.length > 0) expect(clock.now()).toBeLessThan(deadline);
          expect(answer).toBe(attempts > errors.length ? "answer" : errors[attempts - 1]);
        },
      ),
    );
  });
});

test("the wait is jittered between half and all of the doubling delay", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (number, random) => {
        const full = Math.min(100 * 2 ** (number - 1), 1000);
        const delay = retryDelay(number, 0, POLICY, random);
        expect(delay).toBeGreaterThanOrEqual(full / 2);
        expect(delay).toBeLessThanOrEqual(full);
      },
    ),
  );
});

test.each([
  ["0", 0],
  ["120", 120_000],
  [" 5 ", 5000],
  ["Thu, 01 Jan 1970 00:01:00 GMT", 59_000],
  ["Thu, 01 Jan 1970 00:00:00 GMT", 0],
  ["-1", undefined],
  ["1.5", undefined],
  ["soon", undefined],
  ["2030", 2_030_000],
  ["", undefined],
  [undefined, undefined],
])("Retry-After: %s is %s ms", (value, expected) => {
  expect(parseRetryAfter(value, 1000)).toBe(expected);
});
