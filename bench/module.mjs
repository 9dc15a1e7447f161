import process from "node:process";
import { compilePolicy } from "regohost";
import { inputOf, POLICY } from "./evaluate.mjs";
import { buildStockCompiler } from "./go-baseline.mjs";
import { median, reached } from "./print-table.mjs";

/** Builds a set and iterates it some times. */
const setPolicy = (times) => `package bench

names := {name | some name in input.names}

deny := count([name | some _ in numbers.range(1, ${times}); some name in names; endswith(name, "7")])
`;

const BATCHES = 9;
const BATCH_MS = 40;
const MB = 1024 * 1024;

/** A policy's module without this library: OPA's ABI, or ours where the module has it. */
class RawModule {
  input = 0;
  end = 0;

  constructor(wasm) {
    this.memory = new WebAssembly.Memory({ initial: 64, maximum: 65_536 });
    const env = { memory: this.memory, opa_println: () => undefined };
    env.opa_abort = (address) => {
      throw new Error(this.#text(address));
    };
    for (let arity = 0; arity <= 4; arity++) env[`opa_builtin${arity}`] = () => 0;
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(wasm), { env });
    this.exports = /** @type {Record<string, (...args: number[]) => number>} */ (exports);
    this.data = this.#parse(Buffer.from("{}"));
    this.floor = this.exports.opa_heap_ptr_get();
  }

  #bytes() {
    if (this.view?.buffer !== this.memory.buffer) this.view = Buffer.from(this.memory.buffer);
    return this.view;
  }

  #text(address) {
    const bytes = this.#bytes();
    return bytes.latin1Slice(address, bytes.indexOf(0, address));
  }

  #parse(text) {
    const { opa_malloc, opa_json_parse, opa_json_parse_in_place } = this.exports;
    const address = opa_malloc(text.length) >>> 0;
    this.#bytes().set(text, address);
    const value =
      opa_json_parse_in_place === undefined
        ? opa_json_parse(address, text.length)
        : opa_json_parse_in_place(address, text.length, 512);
    if (value === 0) throw new Error("the module cannot read the input");
    return value;
  }

  /** Reads an input, and returns the end of the heap with it. */
  read(text) {
    this.exports.opa_heap_ptr_set(this.floor);
    this.input = this.#parse(text);
    this.end = this.exports.opa_heap_ptr_get();
    return this.end - this.floor;
  }

  /** Evaluates the input that was read. Returns the address of the result. */
  evaluate() {
    const x = this.exports;
    x.opa_heap_ptr_set(this.end);
    const context = x.opa_eval_ctx_new();
    x.opa_eval_ctx_set_input(context, this.input);
    x.opa_eval_ctx_set_data(context, this.data);
    x.opa_eval_ctx_set_entrypoint(context, 0);
    x.eval(context);
    return x.opa_eval_ctx_get_result(context);
  }

  write(result) {
    return this.#text(this.exports.opa_json_dump(result) >>> 0);
  }

  run(text) {
    this.read(text);
    return this.write(this.evaluate());
  }
}

/** CPU time in ms, which other work on the machine changes less than the time that passes. */
function timeOf(run, repeats) {
  const before = process.cpuUsage();
  for (let i = 0; i < repeats; i++) run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / repeats;
}

/** Times two ways in turns: the medians, and that of the ratios of batches. */
export function timeInTurns(first, second) {
  const ways = [first, second];
  const repeats = ways.map((run) => {
    timeOf(run, 3);
    return Math.max(1, Math.ceil(BATCH_MS / timeOf(run, 3)));
  });
  /** @type {number[][]} */
  const times = [[], []];
  for (let batch = 0; batch < BATCHES; batch++) {
    ways.forEach((run, way) => times[way].push(timeOf(run, repeats[way])));
  }
  return {
    first: median(times[0]),
    second: median(times[1]),
    ratio: median(times[1].map((ms, batch) => ms / times[0][batch])),
  };
}

function compare(runStock, runOurs) {
  const { first: stock, second: ours, ratio } = timeInTurns(runStock, runOurs);
  return { stock, ours, ratio };
}

function sameResult(stock, ours) {
  const sorted = (text) => JSON.stringify([JSON.parse(text)[0].result].flat().toSorted());
  if (sorted(stock) !== sorted(ours)) throw new Error("the two do not agree");
}

/** Time inside a compiled policy with our runtime against one with OPA's, without what the host does beside. */
export async function measure() {
  const title = "Module: time inside a compiled policy, our runtime against OPA's";
  const compileStock = await buildStockCompiler();
  if (compileStock === undefined)
    return { title, note: "Go is missing, which builds OPA's compiler.", rows: [] };
  const open = async (policy) => {
    const { wasm } = await compilePolicy({ files: { "bench.rego": policy } }, { entrypoint: "bench/deny" });
    return { stock: new RawModule(compileStock(policy, "bench/deny")), ours: new RawModule(wasm) };
  };
  const rows = [];
  const row = (what, { stock, ours, ratio }, unit, target) => {
    rows.push({ what, "OPA's": stock, ours, unit, "ours / OPA's": ratio, ...target });
  };
  const atMost = (limit, value) => ({ target: `≤ ${limit}`, reached: reached(value <= limit) });
  const { stock, ours } = await open(POLICY);
  for (const [label, bytes, limit] of [
    ["0.1 KB", 100, 0.65],
    ["1 KB", 1_000, 0.48],
    ["100 KB", 100_000, 0.4],
    ["5 MB", 5_000_000, 0.33],
  ]) {
    const text = Buffer.from(JSON.stringify(inputOf(bytes)));
    sameResult(stock.run(text), ours.run(text));
    const times = compare(
      () => stock.run(text),
      () => ours.run(text),
    );
    row(`${label}: read, evaluate, write`, times, "ms", atMost(limit, times.ratio));
    const reading = compare(
      () => stock.read(text),
      () => ours.read(text),
    );
    row(`${label}: read`, reading, "ms");
    row(
      `${label}: evaluate`,
      compare(
        () => stock.evaluate(),
        () => ours.evaluate(),
      ),
      "ms",
    );
    if (bytes === 5_000_000) {
      const [theirs, own] = [stock.read(text) / MB, ours.read(text) / MB];
      row(`${label}: heap`, { stock: theirs, ours: own, ratio: own / theirs }, "MB", {
        target: "≤ 36 MB",
        reached: reached(own <= 36),
      });
    }
  }
  const names = Buffer.from(
    JSON.stringify({ names: Array.from({ length: 10_000 }, (_, i) => `package-${(i * 7919) % 10_007}`) }),
  );
  for (const [times, label] of [
    [1, "built and iterated once, ours in order"],
    [10, "built and iterated 10 times, ours in order"],
  ]) {
    const sets = await open(setPolicy(times));
    sameResult(sets.stock.run(names), sets.ours.run(names));
    const iterating = compare(
      () => sets.stock.evaluate(),
      () => sets.ours.evaluate(),
    );
    row(`a set of 10,000 ${label}`, iterating, "ms", atMost(0.5, iterating.ratio));
  }
  return {
    title,
    note: "CPU time; medians of ratios of batches run in turns. The policy is that of evaluate.",
    rows,
  };
}
