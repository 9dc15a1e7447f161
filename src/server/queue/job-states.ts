import type { Queue } from "bullmq";
import type { Redis } from "ioredis";

/** The state of a job in BullMQ: unknown, not ended, or a dead letter. */
type JobState = "gone" | "open" | "dead";

/** The keys of one queue are in one slot of a cluster. */
const STATES = `
local states = {}
for index, id in ipairs(ARGV) do
  if redis.call("EXISTS", KEYS[2] .. id) == 0 then
    states[index] = 0
  elseif redis.call("ZSCORE", KEYS[1], id) then
    states[index] = 2
  else
    states[index] = 1
  end
end
return states`;

const NAMES: readonly JobState[] = ["gone", "open", "dead"];

/** Queries the states of many jobs at once, without reading the jobs. */
export class JobStates {
  readonly #redis: Pick<Redis, "eval">;
  readonly #keys: readonly string[];

  constructor(redis: Pick<Redis, "eval">, queue: Pick<Queue, "toKey">) {
    this.#redis = redis;
    this.#keys = [queue.toKey("failed"), queue.toKey("")];
  }

  /** In the order of the ids, of which there may be some hundreds at most. */
  async of(ids: readonly string[]): Promise<JobState[]> {
    if (ids.length === 0) return [];
    const answer: unknown = await this.#redis.eval(STATES, this.#keys.length, ...this.#keys, ...ids);
    const states = Array.isArray(answer) ? answer.map((state: unknown) => NAMES[Number(state)]) : [];
    return ids.map((id, index) => {
      const state = states[index];
      if (state === undefined) throw new TypeError(`Redis returned no state of the job ${id}`);
      return state;
    });
  }
}
