import { expect, test } from "vitest";
import { reportCalls } from "../../scripts/flows/hooks.mjs";

const SOURCE = `
class Base {
  constructor() { log("base"); }
}
class Derived extends Base {
  #value = 1;
  constructor() { super(); log("derived"); }
  get value() { return this.#value; }
  async later(...parts) { await null; return parts.map((part) => part + arguments.length); }
  *each() { yield this.value; }
}
const object = () => ({ nested: (value) => () => value });
const run = async () => [[...new Derived().each()], await new Derived().later(1, 2), object().nested(3)()];
return run();
`;

interface Run {
  result: unknown;
  reported: string[];
}

/** Runs a source, and takes what it reports. */
async function evaluate(source: string): Promise<Run> {
  const reported: string[] = [];
  const enter = (name: string): void => void reported.push(name);
  const call = (name: string, body: () => unknown): unknown => {
    enter(name);
    return body();
  };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the source is that of this test
  const run = new Function("log", "__entered", "__called", source);
  const result: unknown = await Reflect.apply(run, undefined, [() => undefined, enter, call]);
  return { result, reported };
}

test("A source that reports its calls does what it did, and names each function with its line", async () => {
  const plain = await evaluate(SOURCE);
  const traced = await evaluate(reportCalls("a.js", SOURCE));
  expect(plain).toEqual({ result: [[1], [3, 4], 3], reported: [] });
  expect(traced.result).toEqual(plain.result);
  expect(traced.reported).toEqual([
    "a.js run:13",
    ...["a.js Constructor:3", "a.js Constructor:7", "a.js each:10", "a.js value:8"],
    ...[
      "a.js Constructor:3",
      "a.js Constructor:7",
      "a.js later:9",
      "a.js ArrowFunction:9",
      "a.js ArrowFunction:9",
    ],
    ...["a.js object:12", "a.js nested:12", "a.js ArrowFunction:12"],
  ]);
});

test("Tracing a source keeps the number of its lines", () => {
  expect(reportCalls("a.js", SOURCE).split("\n")).toHaveLength(SOURCE.split("\n").length);
});
