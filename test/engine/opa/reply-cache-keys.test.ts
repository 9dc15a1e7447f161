import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { toCapabilities } from "../../../src/engine/builtin/capabilities.js";
import { checkRego, type CheckRegoRequest } from "../../../src/engine/opa/check-rego.js";
import { compileJudges } from "../../../src/engine/opa/compile-judges.js";
import { compileRego } from "../../../src/engine/opa/compile-rego.js";
import { compileTests } from "../../../src/engine/opa/compile-tests.js";
import { inspectRego } from "../../../src/engine/opa/inspect-rego.js";
import type { RegoSourceFile } from "../../../src/engine/opa/rego-source.js";
import { ReplyCache, useReplyCache } from "../../../src/engine/opa/reply-cache.js";
import { inferRuleTypes } from "../../../src/engine/opa/rule-types.js";
import type { CoreRunOptions } from "../../../src/engine/opa/run-in-core.js";

/**
 * Other values of every member. A new member of a request, of a file or of a declaration does not compile here until it has
 * some, and the tests fail until these are part of the key.
 */
type Mutations<T> = { [Member in keyof T]-?: readonly T[Member][] };

/** The members of a request that make no difference to its reply are those of how it is run. */
type Options<Request> = Omit<Request, keyof CoreRunOptions>;

interface Operation<Request> {
  run(request: Request): Promise<unknown>;
  request: Request;
  mutations: Mutations<Options<Request>>;
}

const file: RegoSourceFile = {
  path: "p.rego",
  text: "package p\n\nx := service.ask(1)\n",
  regoVersion: "v1",
};
/** The indent is added to columns of a reply, also of one that was kept. */
const otherFiles: Mutations<Omit<RegoSourceFile, "indent">> = {
  path: ["q.rego", "p.rego/p.rego"],
  text: [`${file.text}\n`, "package p\n"],
  regoVersion: ["v0", undefined],
};

type Declaration = Parameters<typeof toCapabilities>[0][number];

const builtin: Declaration = {
  name: "service.ask",
  description: "asks",
  args: ["number"],
  result: "any",
  pure: false,
};
const otherBuiltins: Mutations<Declaration> = {
  name: ["service.ask2"],
  description: ["tells", undefined],
  args: [
    ["any"],
    ["number", "number"],
    [],
    [{ type: "number", name: "x" }],
    [{ type: "number", description: "x" }],
  ],
  result: ["string", { type: "any", name: "answer" }],
  pure: [true],
};

/** An object for each other value of a member. */
function mutated<T extends object>(base: T, mutations: Mutations<T>): T[] {
  return Object.entries(mutations).flatMap(([member, values]) =>
    (values as readonly unknown[]).map((value) => ({ ...base, [member]: value })),
  );
}

const files = [
  ...mutated(file, otherFiles).map((other) => [other]),
  [],
  [file, { path: "q.rego", text: "package q" }],
  [{ path: "q.rego", text: "package q" }, file],
];
const builtins = [
  ...mutated(builtin, otherBuiltins).map((other) => [other]),
  [],
  [builtin, { name: "service.tell", args: [], result: "any" } as const],
];
const schemas = [
  { schema: { type: "object" } },
  { schema: { type: "array" } },
  { "schema.a": { type: "object" } },
];
const sources = {
  files,
  builtins,
  regoVersion: ["v0"],
  allowed: [[], ["service.ask"], ["service.ask", "count"]],
} as const;
const base = { files: [file], builtins: [builtin] };

const compile: Operation<Parameters<typeof compileRego>[0]> = {
  run: compileRego,
  request: { ...base, entrypoints: ["p/x"] },
  mutations: {
    ...sources,
    entrypoints: [[], ["p/y"], ["p/x", "p/y"]],
    optimize: [1, 2],
    keep: [
      {},
      ...schemas.map((some) => ({ schemas: some })),
      ...schemas.map((some) => ({ optionalSchemas: some })),
      { tests: [{ path: "p_test.rego", text: "package p" }] },
      { tests: [{ path: "q_test.rego", text: "package p" }] },
    ],
  },
};

const completion = {
  when: ["deny"],
  rules: [{ name: "findings", text: "findings := deny" }],
  reads: "findings",
  insteadOf: "deny",
};
const suspect = { names: ["allow"], prefixes: ["deny_"], refusing: ["block"] };
const families = { names: ["deny"], besides: ["exception"], namespaces: ["p"] };

const judged = {
  sources: [{ argument: "p.rego", files: ["p.rego"] }],
  policyRules: ["deny"],
  verdictRules: ["deny", "warn"],
  suspect,
};

const judges: Operation<Parameters<typeof compileJudges>[0]> = {
  run: compileJudges,
  request: { ...base, ...judged },
  mutations: {
    ...sources,
    optimize: [1, 2],
    sources: [
      [],
      [{ argument: "q.rego", files: ["p.rego"] }],
      [{ argument: "p.rego", files: [] }],
      [{ argument: "p.rego", files: ["p.rego", "q.rego"] }],
    ],
    policyRules: [[], ["warn"], ["deny", "warn"]],
    verdictRules: [[], ["deny"], ["warn", "deny"]],
    families: [
      families,
      ...mutated<typeof families>(families, {
        names: [["warn"], ["deny", "warn"]],
        besides: [[], ["skip"]],
        namespaces: [[], ["q"], ["p.*"]],
      }),
    ],
    suspect: mutated<typeof suspect>(suspect, {
      names: [[], ["permit"]],
      prefixes: [[], ["warn_"]],
      refusing: [[], ["refuse"]],
    }),
    complete: [
      completion,
      ...mutated<typeof completion>(completion, {
        when: [["warn"], ["deny", "warn"]],
        rules: [
          [],
          [{ name: "found", text: "findings := deny" }],
          [{ name: "findings", text: "findings := warn" }],
        ],
        reads: ["found"],
        insteadOf: ["warn"],
      }),
    ],
    tests: [
      [{ path: "p_test.rego", text: "package p" }],
      [{ path: "q_test.rego", text: "package p" }],
      [{ path: "p_test.rego", text: "package q" }],
    ],
    allowUndefined: [["data.inventory"], ["data.inventory.a", "data.b"]],
    schemas,
    optionalSchemas: schemas,
  },
};

const check: Operation<CheckRegoRequest> = {
  run: checkRego,
  request: base,
  mutations: {
    ...sources,
    strict: [true],
    schemas,
    optionalSchemas: schemas,
    maxErrors: [1, 2],
    judging: [judged, { ...judged, policyRules: ["refuse"] }],
  },
};

const tests: Operation<Parameters<typeof compileTests>[0]> = {
  run: compileTests,
  request: base,
  mutations: {
    files,
    builtins,
    regoVersion: ["v0"],
    run: ["", "x", "y"],
    maxErrors: [1, 2],
    schemas,
    optionalSchemas: schemas,
  },
};

const inspect: Operation<Parameters<typeof inspectRego>[0]> = {
  run: inspectRego,
  request: base,
  mutations: { ...sources, definitions: [true], references: [true] },
};

const types: Operation<Parameters<typeof inferRuleTypes>[0]> = {
  run: inferRuleTypes,
  request: base,
  mutations: {
    ...sources,
    schemas,
    optionalSchemas: schemas,
    entrypoints: [["p/x"], ["p/x", "p/y"]],
  },
};

const operations = {
  "compile-rego.ts": compile,
  "compile-judges.ts": judges,
  "check-rego.ts": check,
  "compile-tests.ts": tests,
  "inspect-rego.ts": inspect,
  "rule-types.ts": types,
};

const asked: string[] = [];
const nameOf = ReplyCache.prototype.nameOf;
const STOP = new Error("the name is known");

beforeEach(() => {
  useReplyCache("/nowhere");
  // What is looked up is what counts: nothing is asked of opa-core.
  vi.spyOn(ReplyCache.prototype, "nameOf").mockImplementation(function (this: ReplyCache, request) {
    asked.push(nameOf.call(this, request));
    throw STOP;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  useReplyCache(undefined);
  asked.length = 0;
});

/** The name under which the reply of a request would be kept. */
async function keyOf<Request extends object>({ run }: Operation<Request>, request: Request): Promise<string> {
  asked.length = 0;
  await expect(run(request)).rejects.toBe(STOP);
  expect(asked).toHaveLength(1);
  return asked[0] ?? "";
}

function keysOf<Request extends object>(operation: Operation<Request>): Promise<string[]> {
  const requests = [
    operation.request,
    ...mutated<Request>(operation.request, operation.mutations as Mutations<Request>),
  ];
  return requests.reduce<Promise<string[]>>(
    async (keys, request) => [...(await keys), await keyOf(operation, request)],
    Promise.resolve([]),
  );
}

describe.each(Object.entries(operations))("a reply that is kept: %s", (_, operation) => {
  it("has another key for another value of any part of the request", async () => {
    const keys = await keysOf(operation as Operation<object>);
    expect(keys.length).toBeGreaterThan(20);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it("has the same key for the same request, however it is run", async () => {
    const { request } = operation as Operation<object>;
    const again = { ...structuredClone(request), timeoutMs: 1, signal: new AbortController().signal };
    expect(await keyOf(operation as Operation<object>, again)).toBe(
      await keyOf(operation as Operation<object>, request),
    );
  });
});

it("is of one operation", async () => {
  const keys: string[] = [];
  for (const operation of Object.values(operations) as Operation<object>[]) {
    keys.push(await keyOf(operation, base));
  }
  expect(new Set(keys).size).toBe(keys.length);
});

it("is kept for these operations alone", () => {
  const folder = new URL("../../../src/engine/opa/", import.meta.url);
  const kept = readdirSync(folder).filter(
    (name) =>
      name.endsWith(".ts") &&
      /isPure: true|compileAtLevel</.test(readFileSync(new URL(name, folder), "utf8")),
  );
  expect(kept).toEqual(Object.keys(operations).sort());
});
