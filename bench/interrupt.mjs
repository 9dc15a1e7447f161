import process from "node:process";
import { compilePolicy, loadPolicy } from "regohost";
import { median, reached } from "./print-table.mjs";

const POLICY = `package bench

scan contains item.id if {
	some item in input.items
	item.size > 990
	startswith(item.name, "package-9")
}

join contains [a.id, b.id] if {
	some a in input.items
	some b in input.items
	a.size == b.size
	a.id < b.id
}

texts contains item.id if {
	some item in input.items
	regex.match("^package-[0-9]*[13579]$", item.name)
	contains(concat("/", [item.name, concat(",", item.labels)]), "7/a")
	count(split(item.name, "-")) == 2
	upper(item.name) != item.name
}

late_iteration := [1 | some a in numbers.range(1, 30000); some b in numbers.range(1, 30000); a + b < 0]

late_regex := [1 | some _ in numbers.range(1, 1000); regex.match("(a|b)*a(a|b)(a|b)(a|b)(a|b)c", input.text)]

late_replace := [1 | some _ in numbers.range(1, 1000); count(replace(input.text, "a", "xyz")) < 0]

late_sort := [1 | some _ in numbers.range(1, 1000); sort(input.numbers)[0] < 0]
`;
const RULES = ["scan", "join", "texts", "late_iteration", "late_regex", "late_replace", "late_sort"];

const BATCHES = 31;
const BATCH_MS = 30;
/** Until V8 has compiled what runs often. */
const WARM_MS = 1500;
const DEADLINE_MS = 50;
const LATE_RUNS = 9;

const itemOf = (index) => ({
  id: index,
  name: `package-${index % 100}`,
  size: (index * 7919) % 1000,
  labels: ["a", "b", "c"],
});

const itemsOf = (count) => ({ items: Array.from({ length: count }, (_, index) => itemOf(index)) });

/** Milliseconds of this process's processors, which other work on the machine does not change much. */
function cpuMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function timeOf(run, repeats) {
  const startedAt = cpuMs();
  for (let i = 0; i < repeats; i++) await run();
  return (cpuMs() - startedAt) / repeats;
}

/** With `interrupt` and without, in turns. */
async function compare(policy, rule, input) {
  const ways = [false, true].map(
    (interrupt) => () => policy.evaluate(input, { entrypoint: `bench/${rule}`, interrupt }),
  );
  const warmAt = cpuMs() + WARM_MS;
  while (cpuMs() < warmAt) for (const run of ways) await timeOf(run, 10);
  const repeats = Math.max(1, Math.ceil(BATCH_MS / (await timeOf(ways[0], 10))));
  /** @type {number[][]} */
  const times = [[], []];
  for (let batch = 0; batch < BATCHES; batch++) {
    for (const way of batch % 2 === 0 ? [0, 1] : [1, 0]) times[way].push(await timeOf(ways[way], repeats));
  }
  return {
    "not interruptible ms": median(times[0]),
    "interruptible ms": median(times[1]),
    ratio: median(times[1].map((ms, batch) => ms / times[0][batch])),
  };
}

/** The time between two looks of an evaluation at the clock: by so much it ends after its deadline at the most. */
async function gaps(policy, rule, input) {
  const now = performance.now.bind(performance);
  const between = [];
  for (let run = 0; run < LATE_RUNS; run++) {
    const looks = [];
    performance.now = () => {
      looks.push(cpuMs());
      return now();
    };
    const ended = await policy.evaluate(input, { entrypoint: `bench/${rule}`, timeoutMs: DEADLINE_MS }).then(
      () => "result",
      (error) => error.code,
    );
    Reflect.deleteProperty(performance, "now");
    if (ended !== "timeout") throw new Error(`${rule} ended with ${ended}`);
    between.push(...looks.slice(1).map((at, index) => at - looks[index]));
  }
  if (between.length === 0) throw new Error(`${rule} never looked at the clock`);
  const sorted = between.toSorted((a, b) => a - b);
  return { "late ms": median(sorted), "late ms, 99 %": sorted[Math.floor(sorted.length * 0.99)] };
}

/** What it costs that a time limit can end a running pass, and how well it does. */
export async function measure() {
  const { wasm } = await compilePolicy(
    { files: { "bench.rego": POLICY } },
    { entrypoint: RULES.map((rule) => `bench/${rule}`) },
  );
  const policy = await loadPolicy(wasm);
  // The bytes of a Module cannot be read, so its runtime is unknown.
  const guarded = await loadPolicy(new WebAssembly.Module(wasm));
  const rows = [];
  for (const [way, rule, count, target] of [
    ["a scan of 0.1 KB", "scan", 1, 1.1],
    ["a scan of 100 KB", "scan", 1500],
    ["a join of 60 items", "join", 60],
    ["regular expressions and texts of 300 items", "texts", 300],
  ]) {
    const row = await compare(policy, rule, itemsOf(count));
    rows.push({
      way,
      ...row,
      ...(target === undefined ? {} : { target: `≤ ${target}`, reached: reached(row.ratio <= target) }),
    });
  }
  rows.push({
    way: "a scan of 0.1 KB, a policy with an unknown runtime",
    ...(await compare(guarded, "scan", itemsOf(1))),
  });
  const numbers = Array.from({ length: 20_000 }, (_, n) => (n * 7919) % 20_011);
  const endless = { text: "ab".repeat(150_000), numbers };
  for (const [way, rule] of [
    ["an iteration", "late_iteration"],
    ["a regular expression", "late_regex"],
    ["replace", "late_replace"],
    ["sort", "late_sort"],
  ]) {
    const row = await gaps(policy, rule, endless);
    rows.push({ way: `${way} that takes too long, ${DEADLINE_MS} ms`, ...row });
  }
  await policy.close();
  await guarded.close();
  return {
    title: "Interrupt: the time limit of a running pass",
    note: "Time of the processor. Medians of batches in turns, whose order alternates; ratios are those of the two batches of one turn. Late: the time between two looks at the clock, at the next of which an evaluation ends; V8's other threads are part of it.",
    rows,
  };
}
