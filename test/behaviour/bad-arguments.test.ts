import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as builtins from "../../builtins/index.js";
import * as conforma from "../../builtins/conforma/index.js";
import { isRegohostError } from "../../src/base/errors.js";
import * as gateEntry from "../../src/gate/index.js";
import * as library from "../../src/index.js";
import * as queue from "../../src/server/queue/index.js";
import * as otel from "../../src/server/otel/index.js";
import * as verify from "../../src/trust/verify/index.js";
import * as opaWasm from "../../src/engine/opa-wasm/index.js";
import { productCases } from "../case-count.js";
import * as testing from "../../src/testing/index.js";
import * as tooling from "../../src/tooling/index.js";

/** Each access of its members throws. */
function makeTrap(target: object = {}): object {
  const throws = (): never => {
    throw new Error("the trap's own");
  };
  return new Proxy(target, {
    get: throws,
    has: throws,
    ownKeys: throws,
    getPrototypeOf: throws,
    getOwnPropertyDescriptor: throws,
  });
}

function makeRevoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

/** Values that a caller without types can give in the place of any argument, option or member. */
const BAD: Readonly<Record<string, unknown>> = {
  number: 1.5,
  zero: 0,
  NaN: Number.NaN,
  bigint: 10n,
  true: true,
  null: null,
  "empty text": "",
  text: "no\u0000such",
  symbol: Symbol("bad"),
  function: () => 1,
  object: {},
  "object without prototype": Object.create(null),
  "object of objects": { a: { b: 1 } },
  list: [],
  "list of null": [null],
  "list of objects": [Object.create(null)],
  bytes: new Uint8Array(2),
  Map: new Map(),
  "invalid Date": new Date(Number.NaN),
  URL: new URL("http://127.0.0.1/policy"),
  "list with a hole": new Array(1),
};

/** Values whose own code throws: that error is the cause of one of the library. */
const TRAPS: Readonly<Record<string, unknown>> = {
  object: makeTrap(),
  list: makeTrap([]),
  error: makeTrap(new Error("bad")),
  function: makeTrap(() => 1),
  "inside of an object": { a: makeTrap() },
  "list of one": [makeTrap()],
  revoked: makeRevoked(),
  tag: {
    get [Symbol.toStringTag](): never {
      throw new Error("the getter's own");
    },
  },
  member: {
    get cwd(): never {
      throw new Error("the getter's own");
    },
  },
  "member of null": {
    get a(): never {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- what it is about
      throw null;
    },
  },
  toJSON: {
    toJSON(): never {
      throw new Error("the method's own");
    },
  },
  "list that cannot be iterated": Object.assign([1], {
    [Symbol.iterator]: (): never => {
      throw new Error("the iterator's own");
    },
  }),
};

type Attempt = (value: unknown) => unknown;

/** A call for each option that gets the value. */
function each(names: string, call: (options: never) => unknown): Record<string, Attempt> {
  return Object.fromEntries(
    names.split(" ").map((name) => [`option ${name}`, (value) => call({ [name]: value } as never)]),
  );
}

const SOURCE = { files: { "p.rego": "package p\ndeny contains 1 if input.x == 1\ntest_a if true\n" } };
const LOADING = "builtins entrypoint compileTimeoutMs maxBundleBytes optimize regoVersion signal";
const READING = "cwd ignore regoVersion signal timeoutMs";
const COMPILING = `${READING} bundle builtins capabilities schema maxErrors`;

/** Every public function that takes more than it can type-check: all its arguments, one at a time. */
const ATTEMPTS: Record<string, Record<string, Attempt>> = {
  ...ofSources(
    "loadPolicy",
    async (source, options) => {
      await using policy = await library.loadPolicy(source as library.PolicySource, options);
      const { entrypoints } = policy;
      (
        await policy.decide({}, entrypoints[0] === undefined ? {} : { entrypoint: entrypoints[0] })
      ).toDecisionLog();
    },
    `${LOADING} allowNet data defaults maxMemoryBytes origin recompile replay runtime`,
  ),
  ...ofSources(
    "compilePolicy",
    (source, options) => library.compilePolicy(source as never, options),
    LOADING,
  ),
  ...ofSources(
    "buildBundle",
    (source, options) => library.buildBundle(source as never, options),
    `${LOADING} revision`,
  ),
  ...ofSources(
    "loadGate",
    async (source, options) => {
      await using gate = await gateEntry.loadGate(source as never, options);
      await gate.judge([{ name: "a", value: {} }]);
    },
    `builtins allowNet replay optimize regoVersion compileTimeoutMs signal dataFiles allowUndefined allowUnread schema requireExact requirePinned compat rules namespaces allNamespaces cwd`,
  ),
  ...ofSources(
    "checkPolicies",
    (source, options) => tooling.checkPolicies(source as never, options),
    `${COMPILING} strict`,
  ),
  ...ofSources(
    "formatPolicies",
    (source, options) => tooling.formatPolicies(source as never, options),
    `${READING} dropV0Imports targetVersion`,
  ),
  ...ofSources(
    "inspectPolicies",
    (source, options) => tooling.inspectPolicies(source as never, options),
    `${READING} bundle definitions references`,
  ),
  ...ofSources(
    "testPolicies",
    (source, options) => tooling.testPolicies(source as never, options),
    `${COMPILING} run fixtures exclude testTimeoutMs parallel count strictBuiltinErrors allowEmpty allowSkipped coverage coverageRuns threshold bench benchMemory explain varValues verbose format target`,
  ),
  "a policy": {
    "evaluate: input": (value) => policy.evaluate(value),
    "evaluate: options": (value) => policy.evaluate({}, value as never),
    "evaluateSync: input": (value) => policy.evaluateSync(value),
    "evaluateSync: options": (value) => policy.evaluateSync({}, value as never),
    "decide: input": (value) => policy.decide(value),
    "decide: options": (value) => policy.decide({}, value as never),
    "evaluateAll: inputs": (value) => policy.evaluateAll(value as never).next(),
    "evaluateAll: options": (value) => policy.evaluateAll([{}], value as never).next(),
    "prepared: options": (value) => {
      using prepared = policy.prepare({});
      return prepared.evaluate(value as never);
    },
    "prepare: input": (value) => {
      policy.prepare(value).close();
    },
    "prepare: options": (value) => {
      policy.prepare({}, value as never).close();
    },
    "prepare: data": (value) => {
      policy.prepare({}, { data: value }).close();
    },
    "prepare: inputFormat": (value) => {
      policy.prepare({}, { inputFormat: value as never }).close();
    },
    setData: (value) => {
      policy.setData(value);
    },
    ...each(
      "entrypoint shownAs signal timeoutMs interrupt now seed speculate strictBuiltinErrors requireAnswers bigint inputFormat maxCalls onRecording",
      (options) => policy.decide({}, options),
    ),
  },
  "a gate": {
    inputs: (value) => gate.judge(value as never),
    options: (value) => gate.judge([], value as never),
    ...each(
      "signal timeoutMs interrupt now seed speculate strictBuiltinErrors maxCalls onRecording failOn allowSkipped allowAllSkipped allowUnmatched combine images skipImageSigCheck exceptions vex envelopes allowDuplicateKeys record trail inputLines onEvent onDecision",
      (options) => gate.judge([{ name: "a", value: {} }], options),
    ),
  },
  writeReport: {
    report: (value) => gateEntry.writeReport(value as never, "json"),
    format: (value) => gateEntry.writeReport(report, value as never),
    options: (value) => gateEntry.writeReport(report, "json", value as never),
    ...each("color exitCode summary", (options) => gateEntry.writeReport(report, "json", options)),
  },
  readGateArguments: {
    given: (value) => gateEntry.readGateArguments(value as never),
    options: (value) => gateEntry.readGateArguments({ paths: ["p.rego"] }, value as never),
    cwd: (value) => gateEntry.readGateArguments({ paths: ["p.rego"] }, { cwd: value as never }),
    ...each("paths policies inputs", (given) => gateEntry.readGateArguments(given)),
  },
  toJsonValue: { term: (value) => gateEntry.toJsonValue(value as never) },
  defineBuiltin: {
    definition: (value) => library.defineBuiltin(value as never),
    ...each(
      "name args result effect pure call maxSpeculative description begin checkAvailable prepare",
      (member: object) =>
        library.defineBuiltin({
          name: "a.b",
          args: [],
          result: "any",
          effect: false,
          call: () => 1,
          ...member,
        }),
    ),
  },
  Recording: { parse: (value) => library.Recording.parse(value as never) },
  createServiceClient: {
    options: (value) => library.createServiceClient(value as never),
    ...each(
      "baseUrl platformUrl grpcUrl token organization compat ca fetch timeouts retryDelay",
      (options: object) =>
        library.createServiceClient({ baseUrl: "http://127.0.0.1:9", token: "none", ...options }).close(),
    ),
  },
  buildJavaScript: { wasm: (value) => library.buildJavaScript(value as never) },
  signBundle: {
    paths: (value) => library.signBundle(value as never, { key: "" }),
    options: (value) => library.signBundle("no-such", value as never),
  },
  ...ofSources(
    "generateTypes",
    (source, options) => tooling.generateTypes(source as never, options),
    `${COMPILING} entrypoints`,
  ),
  builtins: Object.fromEntries(
    Object.entries({ ...builtins, ...conforma }).map(([name, make]) => [
      name,
      (value) => make(value as never),
    ]),
  ),
  "regohost/opa-wasm": {
    source: (value) => opaWasm.loadPolicy(value as never),
    memory: (value) => opaWasm.loadPolicy(wasm, value as never),
    builtins: (value) => opaWasm.loadPolicy(wasm, {}, value as never),
    options: (value) => opaWasm.loadPolicy(wasm, {}, {}, value as never),
    ...each("builtins allowNet runtime", (options) => opaWasm.loadPolicy(wasm, {}, {}, options)),
    "evaluate: input": async (value) => (await opaWasm.loadPolicy(wasm)).evaluate(value),
    "evaluate: entrypoint": async (value) => (await opaWasm.loadPolicy(wasm)).evaluate({}, value as never),
    "evaluate: options": async (value) => (await opaWasm.loadPolicy(wasm)).evaluate({}, 0, value as never),
    setData: async (value) => {
      (await opaWasm.loadPolicy(wasm)).setData(value);
    },
    ...each("initial maximum", (memory) => opaWasm.loadPolicy(wasm, memory)),
  },
  "regohost/verify": {
    factsToJson: (value) => verify.factsToJson(value as never),
    isRefused: (value) => verify.isRefused(value),
    isRegohostError: (value) => verify.isRegohostError(value),
    "signStatement: statement": (value) => verify.signStatement(value as never, { key: "" }),
    "signStatement: options": (value) => verify.signStatement({} as never, value as never),
    "signRecording: options": (value) => verify.signRecording("{}", value as never),
    "verifyRecording: options": (value) => verify.verifyRecording("{}", value as never),
    "verifyEnvelope: document": (value) => verify.verifyEnvelope(value as never, { keys: [""] }),
    "verifyEnvelope: options": (value) => verify.verifyEnvelope("{}", value as never),
    "verifyBundle: options": (value) => verify.verifyBundle("{}", value as never),
    ...each("keys threshold trustedRoot artifact identity now", (options) =>
      verify.verifyEnvelope("{}", options),
    ),
  },
  toVerificationSummary: {
    report: (value) => gateEntry.toVerificationSummary(value as never),
    options: (value) => gateEntry.toVerificationSummary(report, value as never),
  },
  "regohost/queue": {
    "createContentStore: folder": (value) => queue.createContentStore(value as never),
    "createContentStore: options": (value) => queue.createContentStore("x", value as never),
    "putPolicy: path": (value) => queue.putPolicy(queue.createContentStore("no-such"), value as never),
    createQueue: (value) => queue.createQueue(value as never),
    createWorker: (value) => queue.createWorker(value as never),
    createRequestRate: (value) => queue.createRequestRate(value as never),
    decisionIdOf: (value) => queue.decisionIdOf(value as never),
  },
  "regohost/testing": {
    createEvidenceStore: (value) => testing.createEvidenceStore(value as never),
    "addSampleRelease: options": async (value) => {
      await using service = await testing.startEvidenceService();
      testing.addSampleRelease(service, value as never);
    },
    startRegistry: async (value) => {
      await using registry = await testing.startRegistry(value as never);
      expect(registry.host).not.toBe("");
    },
  },
  startEvidenceService: {
    options: (value) => start(value),
    ...each(
      "dialect delayMs organizations store organizationHeader audiences issuer downloadTokenSeconds now tls port grpcPort reflection plan userOnlyOperations loginUser",
      start,
    ),
  },
};

async function start(options: unknown): Promise<void> {
  await using service = await testing.startEvidenceService(options as never);
  expect(service.baseUrl).not.toBe("");
}

function ofSources(
  name: string,
  call: (source: unknown, options: never) => unknown,
  options: string,
): Record<string, Record<string, Attempt>> {
  return {
    [name]: {
      source: (value) => call(value, {} as never),
      "member of a list": (value) => call([value], {} as never),
      files: (value) => call({ files: value }, {} as never),
      "text of a file": (value) => call({ files: { "p.rego": value } }, {} as never),
      options: (value) => call(SOURCE, value as never),
      ...each(options, (given) => call(SOURCE, given)),
    },
  };
}

let wasm: Uint8Array;
let policy: library.Policy;
let gate: gateEntry.Gate;
let report: gateEntry.GateReport;

beforeAll(async () => {
  ({ wasm } = await library.compilePolicy(SOURCE, { entrypoint: "p" }));
  policy = await library.loadPolicy(wasm);
  gate = await gateEntry.loadGate(SOURCE);
  report = await gate.judge([{ name: "a", value: {} }]);
});

afterAll(async () => {
  await policy.close();
  await gate.close();
});

/** What a call throws that is not an error of this package. */
async function strayError(attempt: Attempt, value: unknown): Promise<unknown> {
  try {
    await attempt(value);
    return undefined;
  } catch (error) {
    return isRegohostError(error) ? undefined : error;
  }
}

// At once, because an address that nobody answers is asked again after a while.
describe.concurrent("a value of another type is accepted, or refused with a code", () => {
  const cases = Object.entries(ATTEMPTS)
    .flatMap(([what, attempts]) =>
      Object.entries(attempts).map(([where, attempt]) => ({ what, where, attempt })),
    )
    .map((one, index) => ({ ...one, index }));

  async function straysOf(
    { attempt, index }: { attempt: Attempt; index: number },
    values: typeof BAD,
  ): Promise<Record<string, unknown>> {
    const strays: Record<string, unknown> = {};
    for (const [name, value] of productCases(Object.entries(values), 5, index)) {
      const stray = await strayError(attempt, value);
      if (stray !== undefined) strays[name] = stray;
    }
    return strays;
  }

  test.each(cases)("$what: $where", async (one) => {
    expect(await straysOf(one, BAD)).toEqual({});
  });

  /** They take no argument, or change the process: what `useOpaCore` gets is read when it is needed. */
  const UNTRIED = ["keepCoreWarm", "startTelemetry", "useOpaCore"];

  test("each function of an entry that Node loads is among them", () => {
    const entries = [library, gateEntry, tooling, verify, opaWasm, queue, testing, otel, builtins, conforma];
    const names = entries
      .flatMap((entry) => Object.entries(entry))
      .filter(([, value]) => typeof value === "function" && !/^class\b/.test(String(value)))
      .map(([name]) => name);
    const attempted = cases.map(({ what, where }) => `${what} ${where}`).join("\n");
    const untried = [...new Set(names)].filter((name) => !new RegExp(`\\b${name}\\b`).test(attempted));
    expect(untried.sort()).toEqual(UNTRIED);
  });

  test.each(cases)("of a Proxy or a getter that throws: $what: $where", async (one) => {
    expect(await straysOf(one, TRAPS)).toEqual({});
  });
});

describe("a bad input is a result", () => {
  const throwing = {
    get member(): never {
      throw new Error("the getter's own");
    },
  };
  const inputsWith = (toInput: (value: unknown) => unknown): unknown[] => Object.values(BAD).map(toInput);

  test.each<[where: string, inputs: unknown[]]>([
    ["in the place of an input", inputsWith((value) => value)],
    ["in a value", inputsWith((value) => ({ name: "a", value: { member: value } }))],
    ...["path", "text", "bytes", "value"].map((member): [string, unknown[]] => [
      `as ${member}`,
      inputsWith((value) => ({ name: "a", [member]: value })),
    ]),
    ...["name", "file", "format", "value"].map((member): [string, unknown[]] => [
      `as ${member} beside a text`,
      inputsWith((value) => ({ name: "a", text: "{}", [member]: value })),
    ]),
    ["a getter that throws", [{ name: "a", value: throwing }]],
    ["a toJSON that throws", [{ name: "a", value: { toJSON: () => throwing.member } }]],
  ])("%s", async (_, inputs) => {
    const { results } = await gate.judge([...(inputs as never[]), { name: "good", value: {} }]);
    expect(results).toHaveLength(inputs.length + 1);
    expect(results.at(-1)).toMatchObject({ input: "good", outcome: "pass" });
    for (const { outcome, problems } of results) expect(outcome === "invalid").toBe(problems.length > 0);
  });
});
