import { randomUUID } from "node:crypto";
import type { Decision } from "../engine/decision.js";
import { isRegohostError } from "../errors.js";
import { version } from "../version.js";
import { writeOut } from "./cli-io.js";
import type { CliIo } from "./cli-io.js";
import type { OutputTarget } from "./output-targets.js";
import { errorMessages } from "./show-error.js";
import { GROUPS } from "./verdict-module.js";
import { openWholeFile } from "./write-file.js";
import type { WholeFile } from "./write-file.js";

/** An event of OPA's decision log, https://www.openpolicyagent.org/docs/management-decision-logs. */
export type DecisionEvent = Record<string, unknown>;

/** OPA has a place for what only the host knows. */
function custom(input: string): DecisionEvent {
  return { custom: { input } };
}

/** The event of a decision. @param input the name of the input it is about. */
export function toDecisionEvent(decision: Decision, input: string): DecisionEvent {
  const event = decision.toDecisionLog();
  if ("result" in event) event["result"] = toRules(event["result"]);
  return { ...event, ...custom(input) };
}

/** The rules of a policy, without what tells their definitions apart. */
function toRules(result: unknown): unknown {
  if (typeof result !== "object" || result === null || !(GROUPS in result)) return result;
  const { [GROUPS]: _, ...rules } = result;
  return rules;
}

/** What the event of a decision that failed says. */
export interface FailedDecision {
  error: unknown;
  /** The name of the input. */
  input: string;
  /** Absent when it was the input that failed: nothing was asked. */
  policy?: string;
  /** The input's JSON text, where it could be read. */
  json?: Uint8Array;
  now: Date | bigint;
}

function toTimestamp(now: Date | bigint): string {
  return (typeof now === "bigint" ? new Date(Number(now / 1_000_000n)) : now).toISOString();
}

/** The event of a decision that failed, or of an input that cannot be read. */
export function toErrorEvent({ error, input, policy, json, now }: FailedDecision): DecisionEvent {
  const unknown = policy === undefined ? "input_invalid" : "internal_error";
  return {
    labels: { id: "regohost", version },
    decision_id: randomUUID(),
    ...(policy === undefined ? {} : { path: policy }),
    ...(json === undefined ? {} : { input: JSON.parse(new TextDecoder().decode(json)) as unknown }),
    error: {
      code: isRegohostError(error) ? error.code : unknown,
      message: errorMessages(error).join("; because: "),
    },
    timestamp: toTimestamp(now),
    ...custom(input),
  };
}

/** An event as JSON. What is nested too deeply to be written is left out, and named as OPA names what it leaves out. */
function toText(event: DecisionEvent): string {
  try {
    return JSON.stringify(event);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const { input: _input, result: _result, ...rest } = event;
    const erased = ["input", "result"].filter((key) => key in event).map((key) => `/${key}`);
    return JSON.stringify({ ...rest, erased });
  }
}

/** Writes events, one a line, as they come, so that no more than one of them is held. */
export class DecisionLog {
  readonly #io: CliIo;
  readonly #files: readonly WholeFile[];
  /** Whether stdout has it too. */
  readonly isOnStdout: boolean;
  #last: Promise<void> = Promise.resolve();

  private constructor(io: CliIo, files: readonly WholeFile[], isOnStdout: boolean) {
    this.#io = io;
    this.#files = files;
    this.isOnStdout = isOnStdout;
  }

  /** Opens the files, which are there only once the log is finished. @throws CommandError (exit 2) */
  static async open(io: CliIo, targets: readonly OutputTarget[]): Promise<DecisionLog> {
    const files: WholeFile[] = [];
    try {
      for (const { file } of targets) if (file !== undefined) files.push(await openWholeFile(io, file));
    } catch (error) {
      await Promise.all(files.map((file) => file.abandon()));
      throw error;
    }
    return new DecisionLog(
      io,
      files,
      targets.some(({ file }) => file === undefined),
    );
  }

  /** Makes an event and writes it, after those that came before it. @throws CommandError, OutputClosedError */
  write(toEvent: () => DecisionEvent): Promise<void> {
    this.#last = this.#last.then(async () => {
      const line = `${toText(toEvent())}\n`;
      for (const file of this.#files) await file.write(line);
      if (this.isOnStdout) await writeOut(this.#io.stdout, line);
    });
    return this.#last;
  }

  async finish(): Promise<void> {
    await this.#last;
    for (const file of this.#files) await file.finish();
  }

  /** Leaves no file, after a run that ended early. */
  async abandon(): Promise<void> {
    await this.#last.catch(() => undefined);
    for (const file of this.#files) await file.abandon();
  }
}
