import { join } from "node:path";
import { expect, it, vi } from "vitest";
import {
  compilePolicy,
  defineBuiltin,
  isRegohostError,
  loadPolicy,
  type Builtin,
  type EvaluateOptions,
  type JsonValue,
  type Policy,
} from "../../../../src/index.js";
import type { ServiceClient } from "../../../../src/index.js";
import { ReplyCache, useReplyCache } from "../../../../src/engine/opa/reply-cache.js";
import type { FakeEvidenceService } from "../../../../src/testing/index.js";
import { caseCount } from "../../../case-count.js";
import { makeFolder } from "../../../cli/run.js";
import { clientOf, startService } from "../../../evidence/client/fake-client.js";
import { generateInput, generatePolicy } from "../differential/generate-policy.js";
import { PROBES, valueOf } from "../differential/probe-answers.js";

const MODULES = caseCount(1, 400, "REGOHOST_DIFFERENTIAL_MODULES");
const PACKAGES = 25;
const FIRST_SEED = Number(process.env["REGOHOST_DIFFERENTIAL_SEED"] ?? 1);

const waiting: Builtin[] = PROBES.map(({ name, args, effect }) =>
  defineBuiltin({
    name,
    args,
    result: "any",
    effect,
    async call(values) {
      await new Promise(setImmediate);
      return valueOf(name, values);
    },
  }),
);

const pure: Builtin[] = PROBES.map(({ name, args }) =>
  defineBuiltin({
    name,
    args,
    result: "any",
    effect: false,
    pure: true,
    call: (values) => valueOf(name, values),
  }),
);

/**
 * The same answers, each an artifact of a service that the client downloads or has kept: `asked` counts its answers from the cache, and
 * those that were downloaded.
 */
function storedBuiltins(
  service: FakeEvidenceService,
  client: ServiceClient,
  asked: { kept: number; downloaded: number },
): Builtin[] {
  return PROBES.map(({ name, args, effect }) =>
    defineBuiltin({
      name,
      args,
      result: "any",
      effect,
      async call(values, { signal }) {
        const value = valueOf(name, values);
        if (value === undefined) return undefined;
        const { digest } = service.addArtifact(JSON.stringify(value));
        const bytes = await client.download(digest, {
          signal,
          report: ({ cached }) => {
            if (cached !== undefined) asked[cached ? "kept" : "downloaded"]++;
          },
        });
        return JSON.parse(Buffer.from(bytes).toString()) as JsonValue;
      },
    }),
  );
}

/** Compiles twice with an empty cache, and gives what was kept. */
async function compileKept(files: Record<string, string>, entrypoint: string[]): Promise<Uint8Array> {
  const read = vi.spyOn(ReplyCache.prototype, "read");
  useReplyCache(join(await makeFolder({}), "compiled"));
  try {
    await compilePolicy({ files }, { entrypoint, builtins: waiting });
    const { wasm } = await compilePolicy({ files }, { entrypoint, builtins: waiting });
    expect(await read.mock.results.at(-1)?.value).toBeInstanceOf(Uint8Array);
    return wasm;
  } finally {
    useReplyCache(undefined);
    read.mockRestore();
  }
}

type Outcome = { value: JsonValue | undefined } | { error: string };

const failed = (error: unknown): Outcome => {
  if (!isRegohostError(error)) throw error;
  return { error: `${error.code}: ${error.message}` };
};

async function outcomeOf(run: () => unknown): Promise<Outcome> {
  try {
    return { value: (await run()) as JsonValue | undefined };
  } catch (error) {
    return failed(error);
  }
}

/** The outcomes of all inputs. */
async function evaluateAll(policy: Policy, inputs: unknown[], options: EvaluateOptions): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for await (const ended of policy.evaluateAll(inputs, options)) {
    outcomes.push(ended.status === "fulfilled" ? { value: ended.value } : failed(ended.reason));
  }
  return outcomes;
}

const ended: string[] = [];

it.each(Array.from({ length: MODULES }, (_, index) => FIRST_SEED * 1000 + index))(
  "evaluates generated policies of seed %i in every way to what `evaluate` does",
  async (seed) => {
    const names = Array.from({ length: PACKAGES }, (_, index) => `p${String(index)}`);
    const files = Object.fromEntries(
      names.map((name, index) => [`${name}.rego`, generatePolicy(name, seed * PACKAGES + index)]),
    );
    const entrypoint = names.map((name) => `${name}/out`);
    const { wasm } = await compilePolicy({ files }, { entrypoint, builtins: waiting });
    const kept = await compileKept(files, entrypoint);
    expect(Buffer.from(kept).equals(wasm)).toBe(true);
    const service = await startService();
    const client = await clientOf(service, { artifactCacheBytes: 1_000_000 });
    const asked = { kept: 0, downloaded: 0 };
    const stored = storedBuiltins(service, client, asked);
    await using here = await loadPolicy(wasm, { builtins: waiting });
    await using workers = await loadPolicy(wasm, { builtins: waiting, isolation: "worker", maxWorkers: 2 });
    await using cached = await loadPolicy(kept, { builtins: stored });
    await using cachedWorkers = await loadPolicy(kept, {
      builtins: stored,
      isolation: "worker",
      maxWorkers: 1,
    });
    await using pureHere = await loadPolicy(wasm, { builtins: pure });
    await using pureWorkers = await loadPolicy(wasm, { builtins: pure, isolation: "worker", maxWorkers: 1 });
    // An input that is a text, one that is a value, and none.
    const value = generateInput(seed);
    const inputs = [value, Buffer.from(JSON.stringify(value)), generateInput(seed + 1), undefined];
    for (const name of names) {
      const options = { entrypoint: `${name}/out`, now: 1_700_000_000_000_000_000n, seed: "ways" };
      const source = files[`${name}.rego`];
      const expected: Outcome[] = [];
      const expectedInside: Outcome[] = [];
      for (const input of inputs) {
        const plain = await outcomeOf(() => here.evaluate(input, options));
        expected.push(plain);
        ended.push("error" in plain ? "error" : "value");
        expect(await outcomeOf(() => workers.evaluate(input, options)), source).toEqual(plain);
        expect(
          await outcomeOf(() => workers.evaluate(input, { ...options, speculate: false })),
          source,
        ).toEqual(plain);
        for (const policy of [cached, cached, cachedWorkers]) {
          expect(await outcomeOf(() => policy.evaluate(input, options)), source).toEqual(plain);
        }
        for (const policy of [here, workers]) {
          using prepared = policy.prepare(input);
          expect(await outcomeOf(() => prepared.evaluate(options)), source).toEqual(plain);
          expect(await outcomeOf(() => prepared.evaluate(options)), source).toEqual(plain);
        }
        // Nothing waits there, so that an input that is a value is read without its text.
        const inside = await outcomeOf(() => pureHere.evaluate(input, options));
        expectedInside.push(inside);
        expect(await outcomeOf(() => pureHere.evaluateSync(input, options)), source).toEqual(inside);
        expect(await outcomeOf(() => pureWorkers.evaluate(input, options)), source).toEqual(inside);
        using prepared = pureHere.prepare(input);
        expect(await outcomeOf(() => prepared.evaluate(options)), source).toEqual(inside);
      }
      const [ofValue, ofText] = expectedInside;
      expect(ofText, source).toEqual(ofValue);
      for (const policy of [pureHere, pureWorkers]) {
        expect(await evaluateAll(policy, inputs, options), source).toEqual(expectedInside);
      }
      for (const policy of [here, workers, cached, cachedWorkers]) {
        expect(await evaluateAll(policy, inputs, options), source).toEqual(expected);
      }
    }
    expect(asked.downloaded).toBeGreaterThan(0);
    expect(asked.kept).toBeGreaterThan(asked.downloaded);
  },
);

it("has seen values and errors", () => {
  expect(new Set(ended)).toEqual(new Set(["value", "error"]));
});
