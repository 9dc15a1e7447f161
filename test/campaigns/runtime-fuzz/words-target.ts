import { toStrictJson } from "../../../src/base/terms/value-text.js";
import { ValueWriter } from "../../../src/engine/wasm/value-writer.js";
import { Choices } from "./choices.js";
import { Difference, type Target } from "./fuzzer.js";
import type { SanitizedRuntime } from "./sanitized-runtime.js";
import { PIECES, writeText } from "./values.js";

const WORD_BYTES = 4;
const PAGES = 16;
const MAX_DEPTH = 5;
const NUMBERS = [
  ...[0, 1, 127, 128, -1, 0.5, -2.25, 1 / 3, 1e21, 5e-324, 2 ** 31, -(2 ** 31), 2 ** 40, -(2 ** 52), 2 ** 53],
];
const KEYS = ["a", "b", "id", "name", "10", "__proto__", ...PIECES.slice(0, 10), "k".repeat(70)];

function makeValue(choices: Choices, depth = 0): unknown {
  const several = <T>(one: (index: number) => T, more: number): T[] =>
    Array.from({ length: choices.below(choices.below(8) === 0 ? more : 5) }, (_, index) => one(index));
  const inner = (): unknown => makeValue(choices, depth + 1);
  switch (choices.below(depth < MAX_DEPTH ? 8 : 4)) {
    case 0:
      return choices.pick([null, true, false]);
    case 1:
      return choices.pick(NUMBERS);
    case 2:
      return choices.below(65_536) - 1000;
    case 3:
      return writeText(choices);
    case 4:
      return several(inner, 10);
    case 5:
      return several((index) => index * 3, 200);
    case 6:
      return several(() => ({ id: choices.byte(), name: writeText(choices), more: inner() }), 6);
    default:
      // Not by assignment, because of __proto__.
      return Object.fromEntries(several(() => [choices.pick(KEYS) + String(choices.below(40)), inner()], 90));
  }
}

/** The replacement of some words, which differ from the written ones. */
interface Change {
  word: number;
  to: number;
}

function caseOf(input: Uint8Array): { value: unknown; changes: (words: number) => Change[] } {
  const choices = new Choices(input);
  const count = choices.below(2) === 0 ? 0 : choices.below(4);
  const seeds = Array.from({ length: count }, () => [choices.below(65_536), choices.below(65_536)] as const);
  return {
    value: makeValue(choices),
    changes: (words) =>
      // Kinds and small numbers, or large ones.
      seeds.map(([word, to]) => ({ word: word % words, to: to % 3 === 0 ? to << 16 : to % 400 })),
  };
}

const memory = new WebAssembly.Memory({ initial: 1, maximum: PAGES });
const writer = new ValueWriter(memory, PAGES);

/**
 * Values that the host writes as words, compared with their JSON, and words that it does not write, none of which may
 * belong to another's memory.
 */
export const words: Target<SanitizedRuntime> = {
  seeds: [],
  dictionary: [],
  longest: 256,
  run(runtime, input) {
    const { value, changes } = caseOf(input);
    const count = writer.write(value, 0);
    if (count === 0) return;
    const written = new Uint8Array(memory.buffer.slice(0, count * WORD_BYTES));
    const changed = changes(count);
    const view = new DataView(written.buffer);
    for (const { word, to } of changed) view.setInt32(word * WORD_BYTES, to, true);
    const read = runtime.call("opa_value_read", runtime.put(written), count);
    if (changed.length > 0) return;
    if (read === 0) throw new Difference("a value as words", "is refused");
    const [own, ofJson] = [runtime.dump(read), runtime.dump(runtime.value(toStrictJson(value)))];
    if (own !== ofJson) throw new Difference("a value as words", `is ${own}, and ${ofJson} by its JSON`);
  },
  describe(input) {
    const { value, changes } = caseOf(input);
    return `${toStrictJson(value)} ${JSON.stringify(changes(writer.write(value, 0) || 1))}`;
  },
};
