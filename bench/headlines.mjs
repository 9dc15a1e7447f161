// One line for a reader of docs/benchmarks.md about each measurement. Its numbers are cells of bench/results/: `{first cells | column}`,
// where ` / ` is between the first cells of the row; with `| %` a share becomes a percentage.

/**
 * By the heading above them, then by measurement.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const HEADLINES = {
  Processes: {
    startup:
      "Above `node -e 0`: `--version` takes {regohost --version | above bare node, ms} ms, `eval` of a compiled policy {regohost eval p.wasm | above bare node, ms}, of new Rego {regohost eval p.rego, new | above bare node, ms}, `gate` of new Rego {regohost gate p.rego, new | above bare node, ms}. `opa eval` as a whole: {opa eval p.rego | ms} ms.",
    "startup-profile": "Parts of these processes.",
    gate: "1000 inputs by 20 policies: {one regohost gate | ms a verdict} ms a verdict; {an opa eval an input and policy | times as fast as this} times as fast as an `opa eval` for each, {a regohost gate an input | times as fast as this} times as a `gate` for each input.",
    "large-inputs":
      "An input of {an input, Rego | JSON, MB} MB peaks at {an input, Rego | times the size} times its size; recorded, {an input that is recorded | times the size} times.",
    html: "A report with 10,000 findings: {size, MB | value} MB, written in {written, ms | value} ms, opened in Chromium in {open in Chromium, ms | value} ms.",
    test: "`regohost test`, against `opa test`: 10 tests take {10 files, 10 tests | above bare node, ms} ms above bare Node, 400 tests {40 files, 400 tests | above bare node, ms}, with {40 files, 400 tests | CPU, of opa test} times the processor time of `opa test`.",
    "test-profile": "Parts of a suite of 400 tests.",
  },
  Evaluations: {
    evaluate:
      "A policy without calls, against opa-wasm with OPA's module: an input of 1 KB as a value takes {1 KB, value | ours / opa-wasm} of its time, 5 MB {5 MB, value | ours / opa-wasm}, and prepared {5 MB, value | prepared / opa-wasm}.",
    "evaluate-profile": "Parts of an evaluation.",
    module:
      "Our runtime, against OPA's: reading, evaluating and writing takes {1 KB: read, evaluate, write | ours / OPA's} of its time with 1 KB, {5 MB: read, evaluate, write | ours / OPA's} with 5 MB, and {5 MB: heap | ours / OPA's} of its heap.",
    values:
      "Inputs as words, against JSON text: {input of 1 KB | binary / text} of its time with 1 KB, {input of 5 MB | binary / text} with 5 MB.",
    builtins:
      "Standard built-ins in JavaScript, against opa-core: `sprintf` takes {sprintf | JavaScript / opa-core} of its time, `semver.compare` {semver.compare | JavaScript / opa-core}, `uuid.rfc4122` {uuid.rfc4122 | JavaScript / opa-core}.",
    cliffs:
      "Fractions and failing built-ins, against opa-wasm: `0.3 - 0.1` takes {minus / p[0] - p[1] / 0.3, 0.1 | these µs} µs ({minus / p[0] - p[1] / 0.3, 0.1 | these / opa-wasm} of its time), `null + 1` {plus / p[0] + 1 / null | these µs} µs.",
    peers:
      "Policies of many kinds, against the best of opa-wasm, Go OPA and regorus: RBAC takes {RBAC / value | regohost / best} of its time, a scan of 100 KB {scan of 100 KB / value | regohost / best}, sets {sets / value | regohost / best}, `sprintf` {sprintf and concat / value | regohost / best}, fractions {fractions / value | regohost / best}.",
    javascript:
      "Values in JavaScript, against the policy's module: a tiny policy takes {tiny | JavaScript µs} µs ({tiny | JavaScript / module} of its time), RBAC with 1 KB {RBAC, 1 KB | JavaScript µs} ({RBAC, 1 KB | JavaScript / module}), a scan of 10 KB {scan, 10 KB | JavaScript / module} of its time.",
    "core-calls":
      "Built-ins of opa-core: `semver.compare` {semver.compare | µs a call} µs a call, `object.subset` {object.subset | µs a call}.",
    interrupt:
      "Time limits, against none: {a scan of 0.1 KB | ratio} times as long. A long iteration ends {an iteration that takes too long, 50 ms | late ms} ms late.",
    memory:
      "An input of 5 MB takes {a process with an input of 5 MB as text | above one that holds it, MB} MB above a process that only has it. After 100,000 evaluations the heap has {calls nothing | heap at the end, MB} MB, after a tenth of them {calls nothing | heap after 10 %, MB}.",
    tiers:
      "Policies compiled in this process, against cached ones: {computes / gate of 300 inputs | new, of known} times as long a decision.",
  },
  Calls: {
    rounds:
      "Calls of 20 ms, against one after the other: 100 independent ones are {100 independent | times as fast} times as fast ({100 independent | times as fast as Go} times as Go OPA), a tree of 26 in 3 levels {tree of 26, 3 levels | times as fast}, ten in one body {10 in one body | times as fast}. A guarded scan, {guarded scan of 2000 | times as fast} times, loses.",
    "rounds-profile": "Parts of 100 independent calls.",
    calls:
      "1000 calls of 20 ms at once by `client.discover`, against what 128 connections allow: {all / 20 / 1000 | ratio to limit} times as long, {all / 20 / 1000 | µs of the processor a call} µs of the processor a call.",
    http: "A call, against undici: {client.discover | ratio to dispatch} times the processor time of its `dispatch`; its `fetch` takes {undici's fetch | ratio to dispatch} times.",
    "http-profile": "Parts of such a call.",
    http2:
      "HTTP/2, against HTTP/1.1, calls of 20 ms: 100 first calls take {all / 100 / 20 / first, with handshakes | HTTP/2: ms, ratio} of the time, 1000 later ones {all / 1000 / 20 / again | HTTP/2: ms, ratio}, with {all / 1000 / 20 / again | µs a call, ratio} times the processor time.",
    transports:
      "200 calls of 20 ms, against one after the other: REST over 128 connections is {200 discover, REST / 128 connections | times as fast as sequential} times as fast, gRPC over one {200 evidence, gRPC / 1 connection, up to 128 calls on it | times as fast as sequential}.",
    conforma:
      "100 images of a registry at 20 ms a request, against one by one: their manifests are {100 images, manifests | times as fast} times as fast, with their configurations {100 images, manifests and configurations | times as fast} times.",
    "evaluate-all":
      "128 inputs with a call of 20 ms: at once they take {128 inputs, a call each / evaluate, all at once | ms} ms, `evaluateAll` with 16 at once {128 inputs, a call each / evaluateAll, 16 at once | ms} ({128 inputs, a call each / evaluateAll, 16 at once | ratio to ideal} times the ideal).",
    workers:
      "Long evaluations: 2 workers are {2 workers | times as fast as 1 worker} times as fast as 1, and delay the main thread by {2 workers | late ms, at most} ms at most.",
  },
  "Servers and queues": {
    serve:
      "`regohost serve`, against `opa run --server`: {computes | decisions a second, of OPA's} times the decisions a second of a policy that computes, {asks 10 times, 20 ms each | decisions a second, of OPA's} times those of one that calls ten times.",
    "serve-profile": "Parts of a decision of `serve`.",
    "serve-reload":
      "A bundle changed each second: {regohost | failed or dropped} of {regohost | requests} requests failed, {regohost | of two versions} had two versions; p99 {regohost | p99 in ms} ms, OPA's {opa | p99 in ms}.",
    servers:
      "Servers without a policy: fastify has {fastify | of node:http} of the responses of `node:http`, {fastify | answers a second} a second.",
    queue:
      "Decisions as jobs, against one worker: 4 waiting workers are {waits for the service / 4 | times one worker} times as fast, 2 computing ones {computes / 2 | times one worker} times (2 cores).",
    "queue-profile": "Parts of a job that computes.",
    "queue-costs":
      "One process enqueues {enqueue | measured} jobs a second, one worker decides {decide, one worker | measured}; a waiting job has {a job that waits | measured} KiB in Redis.",
  },
  "The whole": {
    soak: "{minutes | after} minutes of all evaluations, last third against first: heap and buffers {heap and buffers, MiB | before} to {heap and buffers, MiB | after} MiB, {left open at the end | after} left open.",
    "core-shipping":
      "opa-core as shipped, a snapshot: {snapshot as it is (in the package) | all, ms} ms to the first policy, {snapshot as it is (in the package) | downloaded, MB} MB to download; without one {no snapshot, as it is | ratio of all} times as long.",
  },
};

/** The cell of a table whose row begins with these cells; an error where there is not exactly one. */
function findCell(rows, key, column) {
  const first = key.split(" / ");
  const own = rows.filter((row) => first.every((text, i) => String(Object.values(row)[i]) === text));
  const [value] = own.map((row) => row[column]);
  if (own.length !== 1 || value === undefined) {
    throw new Error(`${own.length} rows of ${JSON.stringify(key)}, with ${JSON.stringify(column)}: ${value}`);
  }
  return value;
}

/**
 * A line with the cells of its table.
 *
 * @param {string} template
 * @param {readonly Readonly<Record<string, unknown>>[]} rows of the table.
 * @param {(value: unknown) => string} format writes a cell.
 * @returns {string}
 */
export function fillHeadline(template, rows, format) {
  return template.replaceAll(/\{([^{}]+)\}/g, (_, cell) => {
    const [key, column, unit] = cell.split(" | ");
    const value = findCell(rows, key, column);
    return unit === "%"
      ? value * 100 < 10
        ? (value * 100).toFixed(1)
        : (value * 100).toFixed(0)
      : format(value);
  });
}
