import { describe, expect, expectTypeOf, it } from "vitest";
import { loadPolicy, type EntrypointPolicy, type Policy } from "../../../src/index.js";

interface Entrypoints {
  "deploy/deny": { input: { image: string }; result: string[] };
  "deploy/owner": { input: { team: string }; result: { name?: string } };
}

const files = {
  "deploy.rego": `package deploy

deny contains concat(" ", [input.image, "is latest"]) if endswith(input.image, ":latest")

owner := {"name": input.team}
`,
};
const entrypoint = ["deploy/deny", "deploy/owner"];

describe("a policy with types by entrypoint", () => {
  it("has the input and the result of the entrypoint that an evaluation names", async () => {
    await using policy = await loadPolicy<Entrypoints>({ files }, { entrypoint });
    expectTypeOf(policy).toEqualTypeOf<EntrypointPolicy<Entrypoints>>();
    const reasons = await policy.evaluate({ image: "a:latest" }, { entrypoint: "deploy/deny" });
    expectTypeOf(reasons).toEqualTypeOf<string[] | undefined>();
    expect(reasons).toEqual(["a:latest is latest"]);
    const { result } = await policy.decide({ team: "a" }, { entrypoint: "deploy/owner" });
    expectTypeOf(result).toEqualTypeOf<{ name?: string } | undefined>();
    expect(result).toEqual({ name: "a" });
    const owner = policy.evaluateSync({ team: "a" }, { entrypoint: "deploy/owner" });
    expectTypeOf(owner).toEqualTypeOf<{ name?: string } | undefined>();
    for await (const ended of policy.evaluateAll([{ image: "a" }], { entrypoint: "deploy/deny" })) {
      if (ended.status === "fulfilled") expectTypeOf(ended.value).toEqualTypeOf<string[] | undefined>();
      expect(ended).toMatchObject({ value: [] });
    }
    using prepared = policy.prepare({ image: "a" });
    const prepareds = await prepared.evaluate({ entrypoint: "deploy/deny" });
    expectTypeOf(prepareds).toEqualTypeOf<string[] | undefined>();
    expect(prepareds).toEqual([]);
    expect(await policy.evaluate(new TextEncoder().encode("{}"), { entrypoint: "deploy/owner" })).toBe(
      undefined,
    );
    expectTypeOf(policy.entrypoints).toEqualTypeOf<readonly string[]>();
  });

  it("takes no other input and no other entrypoint", () => {
    const typed = (policy: EntrypointPolicy<Entrypoints>): unknown[] => [
      // @ts-expect-error: the input of another entrypoint
      policy.evaluate({ team: "a" }, { entrypoint: "deploy/deny" }),
      // @ts-expect-error: an unknown entrypoint
      policy.evaluate({ image: "a" }, { entrypoint: "deploy/allow" }),
      // @ts-expect-error: no entrypoint
      policy.evaluate({ image: "a" }),
      // @ts-expect-error: a member that the input does not have
      policy.evaluate({ image: "a", tag: "b" }, { entrypoint: "deploy/deny" }),
      // @ts-expect-error: an entrypoint that takes another input
      policy.prepare({ image: "a" }).evaluate({ entrypoint: "deploy/owner" }),
    ];
    expect(typed).toBeTypeOf("function");
  });
});

it("a policy has the types of the call where it has no types by entrypoint", () => {
  const plain = () => loadPolicy({ files });
  expectTypeOf(plain).returns.resolves.toEqualTypeOf<Policy>();
  const both = () => loadPolicy<{ a: string }, boolean>({ files });
  expectTypeOf(both).returns.resolves.toEqualTypeOf<Policy<{ a: string }, boolean>>();
  const one = () => loadPolicy<{ a: string }>({ files });
  expectTypeOf(one).returns.resolves.toEqualTypeOf<Policy<{ a: string }>>();
  const expected = async (): Promise<Policy<{ a: string }, boolean>> => {
    const policy: Policy<{ a: string }, boolean> = await loadPolicy({ files });
    return policy;
  };
  expect(expected).toBeTypeOf("function");
});
