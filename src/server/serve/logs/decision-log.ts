import { Turns } from "../../../base/async/turns.js";
import type { EvaluateOptions } from "../../../engine/rounds/options.js";
import { eventJsonParts } from "../../../base/terms/event-text.js";
import { joinParts } from "../../../base/terms/json-space.js";
import type { DecisionPath } from "../config/log-config.js";
import { readingCheck, toTerm, type ServedPolicies } from "../served-policies.js";
import type { Term } from "../../../base/terms/term.js";
import { maskEvent, readMasks } from "./mask.js";

/** An event of OPA's decision log. `eventJsonParts` serializes it. */
export type ServedDecisionEvent = Record<string, unknown>;

/** Writes an event, JSON in UTF-8 without line breaks, as a line. Rejects on failure. */
export type LogSink = (json: Buffer) => Promise<void>;

interface DecisionLogOptions {
  sinks: readonly LogSink[];
  /** The documents that define what is masked, and which events are dropped. */
  mask: DecisionPath;
  drop: DecisionPath;
  withBuiltinCache: boolean;
}

/** OPA's documents that mask and drop events. */
export const DEFAULT_MASK: DecisionPath = { path: ["system", "log", "mask"], isConfigured: false };
export const DEFAULT_DROP: DecisionPath = { path: ["system", "log", "drop"], isConfigured: false };

/** OPA's decision log: drops and masks events by policy, and passes them to a file, the console or a service. */
export class DecisionLog {
  readonly #options: DecisionLogOptions;

  constructor(options: DecisionLogOptions) {
    this.#options = options;
  }

  /**
   * Logs an event. The policies that decided also define its masks.
   *
   * @throws when it could not be masked or written: the decision must not be sent.
   */
  async write(
    event: ServedDecisionEvent,
    policies: ServedPolicies,
    evaluate: EvaluateOptions,
  ): Promise<void> {
    const { sinks, mask, drop, withBuiltinCache } = this.#options;
    if (!withBuiltinCache) delete event["nd_builtin_cache"];
    let json = await toJson(event);
    const ask = async ({ path, isConfigured }: DecisionPath): ReturnType<typeof valueOf> =>
      isConfigured || policies.canAnswer(path) ? valueOf(policies, path, json, evaluate) : undefined;
    if ((await ask(drop)) === true) return;
    const value = await ask(mask);
    const masks = value === undefined ? [] : readMasks(value);
    if (masks.length > 0) {
      json = await toJson(await maskEvent(event, masks, new Turns(readingCheck(evaluate))));
    }
    for (const sink of sinks) await sink(json);
  }
}

async function valueOf(
  policies: ServedPolicies,
  path: readonly string[],
  json: Buffer,
  evaluate: EvaluateOptions,
): Promise<Term | undefined> {
  const { value } = await policies.get(path, json, evaluate);
  return value === undefined ? undefined : toTerm(value);
}

/** Serializes an event in several turns of the event loop: an input may be large. */
async function toJson(event: ServedDecisionEvent): Promise<Buffer> {
  const turns = new Turns();
  const parts: Buffer[] = [];
  for (const part of eventJsonParts(event)) {
    parts.push(Buffer.from(part));
    if (turns.isOver) await turns.next();
  }
  return joinParts(parts, turns);
}
