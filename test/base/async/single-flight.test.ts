import { describe, expect, test } from "vitest";
import { collectWarnings } from "../../collect-warnings.js";
import {
  SingleFlight,
  type FlightControl,
  type SharedCall,
  type WaitEnd,
} from "../../../src/base/async/single-flight.js";
import { until } from "../../evidence/client/fake-client.js";

interface Control {
  flight: FlightControl;
  started: number;
}

/** A call that is answered by hand. */
class ManualCall implements SharedCall<{ value: number }, Control> {
  readonly key: string;
  readonly controls: FlightControl[] = [];
  readonly #settle: { resolve: (value: { value: number }) => void; reject: (error: unknown) => void }[] = [];

  constructor(key = "key") {
    this.key = key;
  }

  start(control: Control): Promise<{ value: number }> {
    control.started += 1;
    this.controls.push(control.flight);
    return new Promise((resolve, reject) => this.#settle.push({ resolve, reject }));
  }

  copy(answer: { value: number }): { value: number } {
    return { ...answer };
  }

  async control(index = 0): Promise<FlightControl> {
    await until(() => this.controls.length > index);
    return this.controls[index]!;
  }

  async answer(value: number, index = 0): Promise<void> {
    await this.control(index);
    this.#settle[index]?.resolve({ value });
  }

  async fail(error: unknown, index = 0): Promise<void> {
    await this.control(index);
    this.#settle[index]?.reject(error);
  }
}

const failure = new Error("failed");
const timedOut = new Error("timed out");
const aborted = new Error("aborted");
const closed = new Error("closed");

function createFlights(): SingleFlight<Control> {
  return new SingleFlight({
    begin: (flight) => ({ flight, started: 0 }),
    timedOut: () => timedOut,
    aborted: () => aborted,
    closed: () => closed,
  });
}

describe("SingleFlight", () => {
  test("equal calls in flight are one, with an answer for each, and the facts for each", async () => {
    const flights = createFlights();
    const call = new ManualCall();
    const ends: WaitEnd<Control>[] = [];
    const onEnd = (end: WaitEnd<Control>): void => void ends.push(end);
    const calls = [
      flights.run(call, {}, onEnd),
      flights.run(new ManualCall(), {}, onEnd),
      flights.run(new ManualCall(), {}, onEnd),
    ];
    await call.answer(1);
    const answers = await Promise.all(calls);
    expect(answers).toEqual([{ value: 1 }, { value: 1 }, { value: 1 }]);
    expect(new Set(answers).size).toBe(3);
    expect(call.controls).toHaveLength(1);
    const control = { flight: call.controls[0], started: 1 };
    expect(ends).toEqual([
      { control, joined: false },
      { control, joined: true },
      { control, joined: true },
    ]);
  });

  test("any number of calls end with one signal, and Node says nothing of it", async () => {
    const warnings = collectWarnings();
    const { signal } = new AbortController();
    const flights = createFlights();
    const call = new ManualCall();
    const calls = Array.from({ length: 20 }, () => flights.run(call, { signal }));
    await call.answer(1);
    await Promise.all(calls);
    expect(await warnings()).toEqual([]);
  });

  test("other keys and later calls are calls of their own", async () => {
    const flights = createFlights();
    const [call, other] = [new ManualCall("a"), new ManualCall("b")];
    const both = [flights.run(call, {}), flights.run(other, {})];
    await call.answer(1);
    await other.answer(2);
    expect(await Promise.all(both)).toEqual([{ value: 1 }, { value: 2 }]);
    const later = flights.run(call, {});
    await call.answer(3, 1);
    expect(await later).toEqual({ value: 3 });
  });

  test("a failure is everybody's, and is not kept", async () => {
    const flights = createFlights();
    const call = new ManualCall();
    const calls = [flights.run(call, {}), flights.run(call, {})];
    await call.fail(failure);
    expect(await Promise.allSettled(calls)).toEqual([
      { status: "rejected", reason: failure },
      { status: "rejected", reason: failure },
    ]);
    const next = flights.run(call, {});
    await call.answer(1, 1);
    expect(await next).toEqual({ value: 1 });
  });

  test("an abort ends one wait; the request goes on for the others", async () => {
    const flights = createFlights();
    const call = new ManualCall();
    const controller = new AbortController();
    const [first, second] = [flights.run(call, { signal: controller.signal }), flights.run(call, {})];
    const { signal } = await call.control();
    controller.abort(new Error("not needed"));
    await expect(first).rejects.toBe(aborted);
    expect(signal.aborted).toBe(false);
    await call.answer(1);
    expect(await second).toEqual({ value: 1 });
  });

  test("the request is aborted when the last one has gone, and the next call starts anew", async () => {
    const flights = createFlights();
    const call = new ManualCall();
    const controllers = [new AbortController(), new AbortController()];
    const calls = controllers.map(({ signal }) => flights.run(call, { signal }));
    const { signal } = await call.control();
    for (const controller of controllers) controller.abort();
    for (const ended of calls) await expect(ended).rejects.toBe(aborted);
    expect(signal.aborted).toBe(true);
    const next = flights.run(call, {});
    await call.answer(2, 1);
    expect(await next).toEqual({ value: 2 });
  });

  test("what is aborted or late at the start makes no request", async () => {
    const flights = createFlights();
    const call = new ManualCall();
    await expect(flights.run(call, { signal: AbortSignal.abort() })).rejects.toBe(aborted);
    await expect(flights.run(call, { deadline: Date.now() - 1 })).rejects.toBe(timedOut);
    expect(call.controls).toHaveLength(0);
  });

  test("a deadline ends one wait, and the call's deadline is the latest", async () => {
    const flights = createFlights();
    const call = new ManualCall();
    const soon = Date.now() + 5;
    const late = Date.now() + 60_000;
    const [first, second] = [flights.run(call, { deadline: soon }), flights.run(call, { deadline: late })];
    expect((await call.control()).deadline()).toBe(late);
    await expect(first).rejects.toBe(timedOut);
    await call.answer(1);
    expect(await second).toEqual({ value: 1 });
  });

  test("a certain call that joins a guess gets its retries", async () => {
    const flights = createFlights();
    const call = new ManualCall();
    const guess = flights.run(call, { speculative: true });
    const control = await call.control();
    const certain = flights.run(call, {});
    expect(control.mayRetry()).toBe(true);
    await call.answer(1);
    expect(await Promise.all([guess, certain])).toEqual([{ value: 1 }, { value: 1 }]);
    expect(call.controls).toHaveLength(1);
  });

  test("a certain call does not join a guess that has already given up", async () => {
    const flights = createFlights();
    const call = new ManualCall();
    const guess = flights.run(call, { speculative: true });
    expect((await call.control()).mayRetry()).toBe(false);
    const certain = flights.run(call, {});
    expect((await call.control(1)).mayRetry()).toBe(true);
    await call.fail(failure);
    await expect(guess).rejects.toBe(failure);
    await call.answer(1, 1);
    expect(await certain).toEqual({ value: 1 });
  });

  test("close ends all calls, and there are no more", async () => {
    const flights = createFlights();
    const calls = [new ManualCall("a"), new ManualCall("b")];
    const waits = calls.map((call) => flights.run(call, {}));
    const controls = await Promise.all(calls.map((call) => call.control()));
    flights.close();
    for (const ended of waits) await expect(ended).rejects.toBe(closed);
    expect(controls.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    await expect(flights.run(new ManualCall("c"), {})).rejects.toBe(closed);
  });
});

test("a caller whose signal takes no listener leaves no call that never starts", async () => {
  const flights = createFlights();
  const call = new ManualCall();
  const broken = new AbortController().signal;
  broken.addEventListener = () => {
    throw new Error("no listeners");
  };
  await expect(flights.run(call, { signal: broken })).rejects.toThrow("no listeners");

  const joined = flights.run(call);
  await call.answer(1);
  expect(await joined).toEqual({ value: 1 });
  expect(call.controls).toHaveLength(1);
});
