import { readWithinTime } from "../base/async/within-time.js";
import { ConfigurationError } from "../base/errors.js";
import type { AnswerTable } from "../engine/opa/test-rego.js";
import { toAnswerTable } from "../engine/recording/answer-table.js";
import type { RecordedCall } from "../engine/recording/recorded-call.js";
import type { Recording } from "../engine/recording/recording.js";
import { nearest } from "../base/text/nearest.js";
import { toPaths } from "./policy-paths.js";
import { readJsonText } from "../engine/source/read-document.js";
import { readFromCaller } from "../base/text/option-rules.js";
import { isUrl } from "../base/realms.js";
import { message, option, type Message } from "../base/message.js";
import { counted } from "../base/text/counted.js";

/** A built-in that a policy may call. */
interface Declared {
  name: string;
  args: readonly unknown[];
}

/** Results of built-ins for tests: a file, its content as an object, or a recording. */
export type TestFixtures = string | URL | Recording | object;

/** A file's text with its name, or an object as text. */
async function readText(given: string | URL | object, cwd: string | undefined): Promise<[string, string]> {
  if (typeof given !== "string" && !isUrl(given))
    return [readFromCaller("testPolicies", "fixtures", () => JSON.stringify(given)), "the fixtures"];
  const [path = ""] = toPaths(given);
  return [await readJsonText(path, cwd), path];
}

/**
 * Reads the results for tests: a recording, a handwritten one, or only results in the form of a decision's
 * `ndBuiltinCache`. `time.now_ns` is the recording's time. Its seed is ignored, but recorded random values are used.
 *
 * @param builtins built-ins that the policies may call in addition to OPA's.
 * @throws ConfigurationError `recording_invalid`, also for an undeclared built-in and for a call with a wrong number of
 * arguments.
 * @throws DocumentError when the file cannot be read.
 */
export async function readFixtures(
  given: TestFixtures,
  builtins: readonly Declared[],
  cwd?: string,
): Promise<AnswerTable> {
  const { Recording } = await import("../engine/recording/recording.js");
  if (given instanceof Recording) return toTable(given, "the fixtures", builtins, true);
  const [text, name] = await readText(given, cwd);
  const recording = await readWithinTime(`reading ${name}`, text.length, {}, () =>
    Recording.parse(text, name, { handWritten: true }),
  );
  // A handwritten one may lack the time; then the tests' time applies.
  return toTable(recording, name, builtins, Object.hasOwn(JSON.parse(text) as object, "time"));
}

async function toTable(
  recording: Recording,
  name: string,
  builtins: readonly Declared[],
  hasTime: boolean,
): Promise<AnswerTable> {
  await checkCalls(recording.exactCalls, builtins, name);
  const table = toAnswerTable(recording);
  if (hasTime) {
    table["time.now_ns"] = { "[]": { value: recording.facts.nowNs.toString() }, ...table["time.now_ns"] };
  }
  return table;
}

function invalid(text: string | Message): ConfigurationError {
  return new ConfigurationError(text, { code: "recording_invalid" });
}

async function checkCalls(
  calls: readonly RecordedCall[],
  builtins: readonly Declared[],
  subject: string,
): Promise<void> {
  const { standardBuiltin } = await import("../engine/opa/standard-builtins.js");
  const arities = new Map(builtins.map(({ name, args }) => [name, args.length]));
  for (const { name, args } of calls) {
    const arity = arities.get(name) ?? standardBuiltin(name)?.arity;
    if (arity === undefined) {
      const { serviceAdvice } = await import("../engine/opa/undefined-function.js");
      const advice = serviceAdvice(name, arities.keys());
      throw invalid(
        advice === undefined
          ? message`${subject} answers the unknown built-in ${name}${nearest(name, [...arities.keys()])}; declare your own with ${option("capabilities")}`
          : `${subject} answers ${name}, ${advice}`,
      );
    }
    const given = (JSON.parse(args) as unknown[]).length;
    if (given !== arity) {
      const count = counted(arity, "argument");
      throw invalid(`${subject}: ${name} takes ${count}, not ${given}: ${args}`);
    }
  }
}
