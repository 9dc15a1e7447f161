import { describe, expect, it, onTestFinished, vi } from "vitest";
import { DecisionEnds, type SettledDecision } from "../../../src/server/queue/decision-ends.js";
import type { EndedJob } from "../../../src/server/queue/dead-letter.js";
import type { DecisionRecord } from "../../../src/server/queue/decision-records.js";
import type { JobStates } from "../../../src/server/queue/job-states.js";
import { recordOf } from "./record-of.js";

const JOBS = 1_200;
const ids = Array.from({ length: JOBS }, (_, n) => `id-${String(n)}`);

/** The clock of `performance.now()`, which stands still until it is set. */
function setClock(): { now: number } {
  const clock = { now: 0 };
  vi.spyOn(performance, "now").mockImplementation(() => clock.now);
  onTestFinished(() => void vi.restoreAllMocks());
  return clock;
}

const DEAD: EndedJob = {
  id: "id-1",
  data: { policy: "sha256:p", input: { artifact: "sha256:i" } },
  finishedOn: 1,
  failedReason: "usage: no",
  attemptsMade: 1,
  attemptsStarted: 1,
};

/**
 * A queue in memory. `each` is called at each question for what has ended, and says what has; `isWhole`: whether that is all, by round.
 *
 * @returns the ends, as far as somebody waits for them, how many ids were asked for, and in which rounds.
 */
async function waitFor(
  awaited: readonly string[],
  each: (round: number, queue: { decide: (id: string) => void; bury: (id: string) => void }) => string[],
  { isWhole = () => true, onAsk }: { isWhole?: (round: number) => boolean; onAsk?: () => void } = {},
): Promise<{ settled: SettledDecision[]; asked: number; askedIn: number[]; readJobs: number }> {
  const records = new Map<string, DecisionRecord>();
  const states = new Map<string, Awaited<ReturnType<JobStates["of"]>>[number]>();
  const askedIn: number[] = [];
  let [round, asked, readJobs] = [0, 0, 0];
  const ends = new DecisionEnds({
    queue: {
      getJob: (id) => {
        readJobs++;
        return Promise.resolve(states.get(id) === "dead" ? DEAD : undefined);
      },
    },
    records: {
      lastEnd: () => Promise.resolve("0-0"),
      endsAfter: () => {
        round++;
        const ended = each(round, {
          decide: (id) => void records.set(id, recordOf(id)),
          bury: (id) => void states.set(id, "dead"),
        });
        return Promise.resolve({ ids: ended, location: `${String(round)}-0`, isWhole: isWhole(round) });
      },
      find: (of) => {
        asked += of.length;
        askedIn.push(round);
        onAsk?.();
        return Promise.resolve(of.map((id) => records.get(id)));
      },
      isCancelled: () => Promise.resolve(false),
    },
    states: { of: (some) => Promise.resolve(some.map((id) => states.get(id) ?? "open")) },
    ask: (run) => run(),
  });
  const settled: SettledDecision[] = [];
  for await (const one of ends.of(awaited, undefined)) settled.push(one);
  return { settled, asked, askedIn, readJobs };
}

describe("waiting for decisions", () => {
  it("asks once for all that wait, and then for what has ended alone", async () => {
    setClock();
    const [first = "", second = "", ...others] = ids;
    const { settled, asked, readJobs } = await waitFor(ids, (round, { decide, bury }) => {
      if (round === 1) {
        decide(first);
        // Who waits for others is told of it, too, and an end may be told twice.
        return [first, "of another", first];
      }
      for (const id of others) decide(id);
      bury(second);
      return [...others, second];
    });
    expect(settled).toHaveLength(JOBS);
    expect(new Set(settled.map(({ id }) => id)).size).toBe(JOBS);
    expect(settled.filter(({ state }) => state !== "decided")).toEqual([
      {
        id: second,
        state: "dead",
        letter: { id: second, policy: "sha256:p", code: "usage", reason: "no", attempts: 1 },
      },
    ]);
    // One more time for the dead letter, which may have been decided since.
    expect(asked).toBe(2 * JOBS + 1);
    expect(readJobs).toBe(1);
  });

  it("finds what ended without anybody who told it, after a while", async () => {
    const clock = setClock();
    const { settled } = await waitFor(ids.slice(0, 2), (round, { decide }) => {
      if (round === 1) for (const id of ids.slice(0, 2)) decide(id);
      clock.now = 60_000;
      return [];
    });
    expect(settled.map(({ state }) => state)).toEqual(["decided", "decided"]);
  });

  it("asks for all that is open at once when ends were forgotten", async () => {
    setClock();
    const { settled, asked } = await waitFor(
      ids,
      (round, { decide }) => {
        // Of the first half nobody is told.
        if (round === 2) for (const id of ids.slice(0, JOBS / 2)) decide(id);
        if (round !== 4) return [];
        for (const id of ids) decide(id);
        return ids;
      },
      { isWhole: (round) => round !== 2 },
    );
    expect(settled).toHaveLength(JOBS);
    expect(settled.slice(0, JOBS / 2).map(({ id }) => id)).toEqual(ids.slice(0, JOBS / 2));
    expect(asked).toBe(JOBS + JOBS + JOBS / 2);
  });

  it("sweeps once more when ends were forgotten during a sweep", async () => {
    const clock = setClock();
    const { settled } = await waitFor(
      ids,
      (round, { decide }) => {
        // Those that the sweep has asked for already.
        if (round === 1) for (const id of ids) decide(id);
        return [];
      },
      { isWhole: (round) => round !== 1, onAsk: () => (clock.now += 201) },
    );
    expect(settled).toHaveLength(JOBS);
    // The clock has not come to the next sweep's time.
    expect(clock.now).toBeLessThan(1_000 * 2);
  });

  it("reads what has ended between the questions of a sweep that takes long", async () => {
    const clock = setClock();
    const { askedIn } = await waitFor(
      ids,
      (round, { decide }) => {
        if (round < 3) return [];
        for (const id of ids) decide(id);
        return ids;
      },
      { onAsk: () => (clock.now += 201) },
    );
    expect(askedIn.slice(0, 3)).toEqual([0, 1, 2]);
  });

  it("sweeps again after five minutes at most, however long a sweep takes", async () => {
    const clock = setClock();
    const [one = ""] = ids;
    const { settled } = await waitFor(
      [one],
      (round, { decide }) => {
        if (round === 1) decide(one);
        if (round === 2) clock.now += 300_000;
        return [];
      },
      { onAsk: () => (clock.now += 60_000) },
    );
    expect(settled).toHaveLength(1);
  });
});
