import type { RecordedCall } from "../engine/recording.js";
import { nearest } from "../nearest.js";
import type { AnswerTable } from "../opa/test-rego.js";
import { toAnswerTable } from "./answer-table.js";
import type { CliIo } from "./cli-io.js";
import { CommandError } from "./exit-codes.js";
import { isYaml, readDocument, readText } from "./read-document.js";

/** A built-in that a policy may call. */
interface Declared {
  name: string;
  args: readonly unknown[];
}

/**
 * The answers for tests: a recording, one that was written by hand, or the answers alone as a decision's `ndBuiltinCache`
 * has them. `time.now_ns` gives the time of a recording; its seed has no part, but what was drawn by it is answered.
 *
 * @param builtins what the policies may call beside OPA's own.
 * @throws CommandError (exit 2) for a built-in that nobody declares, and for a call that none of its calls can be.
 * @throws ConfigurationError `recording_invalid`
 */
export async function readFixtures(
  io: CliIo,
  path: string,
  builtins: readonly Declared[],
): Promise<AnswerTable> {
  const { Recording } = await import("../index.js");
  const content = isYaml(path) ? (await readDocument(io, path)).json : await readText(io, path);
  const text = typeof content === "string" ? content : new TextDecoder().decode(content);
  const recording = Recording.parse(text, path, { handWritten: true });
  await checkCalls(recording.exactCalls, builtins, path);
  const table = toAnswerTable(recording);
  // Written by hand it may say no time; then it is that of the tests.
  if (Object.hasOwn(JSON.parse(text) as object, "time")) {
    table["time.now_ns"] = { "[]": { value: recording.facts.nowNs.toString() }, ...table["time.now_ns"] };
  }
  return table;
}

async function checkCalls(
  calls: readonly RecordedCall[],
  builtins: readonly Declared[],
  path: string,
): Promise<void> {
  const { standardBuiltin } = await import("../opa/standard-builtins.js");
  const arities = new Map(builtins.map(({ name, args }) => [name, args.length]));
  for (const { name, args } of calls) {
    const arity = arities.get(name) ?? standardBuiltin(name)?.arity;
    if (arity === undefined) {
      throw new CommandError(
        `${path} answers ${name}, and there is no such built-in${nearest(name, [...arities.keys()])}; --capabilities declares your own`,
      );
    }
    const given = (JSON.parse(args) as unknown[]).length;
    if (given !== arity) {
      const count = `${arity} ${arity === 1 ? "argument" : "arguments"}`;
      throw new CommandError(`${path}: ${name} takes ${count}, not ${given}: ${args}`);
    }
  }
}
