import { describe, expect, it, vi } from "vitest";
import { evidencePromptBuiltin } from "../../builtins/evidence-prompt.js";
import { loadPolicy } from "../../src/index.js";
import type { EvidenceSession } from "../../src/evidence/port/evidence-service.js";
import { newContext, newScope, stubService } from "./service-stub.js";

type Prompt = EvidenceSession["evidencePrompt"];
const found = { skipped: false, violations: ["a"] };

it("asks the session, and gives what it answers", async () => {
  const evidencePrompt = vi.fn<Prompt>().mockResolvedValue(found);
  const context = newContext();
  const builtin = evidencePromptBuiltin(stubService({ evidencePrompt }));
  await expect(builtin.call(["text", "why?"], context)).resolves.toBe(found);
  expect(evidencePrompt.mock.calls).toEqual([["text", "why?", context]]);
});

it.each([
  [[1, "why?"], "operand 1 must be string"],
  [["text", null], "operand 2 must be string"],
])("refuses the arguments %o before the session is asked, and does not count them", async (args, message) => {
  const evidencePrompt = vi.fn<Prompt>().mockResolvedValue(found);
  const builtin = evidencePromptBuiltin(stubService({ evidencePrompt }), { maxPrompts: 1 });
  const scope = newScope();
  await expect(builtin.call(args, newContext(scope))).rejects.toMatchObject({
    opaCode: "eval_type_error",
    message: expect.stringContaining(message) as string,
  });
  await expect(builtin.call(["text", "why?"], newContext(scope))).resolves.toBe(found);
});

it.each([-1, 1.5, Number.NaN, Infinity])("refuses maxPrompts %d", (maxPrompts) => {
  expect(() => evidencePromptBuiltin(stubService({}), { maxPrompts })).toThrow(
    expect.objectContaining({ code: "config_invalid" }),
  );
});

describe("in an evaluation", () => {
  const REGO = `package p
found contains v if {
  some n in numbers.range(1, input)
  analysis := service.evidence_prompt(sprintf("%d", [n % 30]), "why?")
  some v in analysis.violations
}
skipped if service.evidence_prompt("s", "why?").skipped
`;
  const load = (evidencePrompt: Prompt, maxPrompts?: number): ReturnType<typeof loadPolicy> =>
    loadPolicy(
      { files: { "p.rego": REGO } },
      {
        entrypoint: ["p/found", "p/skipped"],
        builtins: [
          evidencePromptBuiltin(
            stubService({ evidencePrompt }),
            maxPrompts === undefined ? {} : { maxPrompts },
          ),
        ],
      },
    );

  it("is never a guess, one at a time, and once for equal arguments", async () => {
    let running = 0;
    const prompt = vi.fn<Prompt>(async (evidence, _, options) => {
      running += 1;
      expect(running).toBe(1);
      expect(options.speculative).toBe(false);
      await new Promise(setImmediate);
      running -= 1;
      return { skipped: false, violations: [evidence] };
    });
    const policy = await load(prompt, 30);
    const decision = await policy.decide(60, { entrypoint: "p/found" });
    expect(decision.result).toHaveLength(30);
    expect(prompt).toHaveBeenCalledTimes(30);
    expect(decision.calls.every(({ effect, used }) => effect && used)).toBe(true);
  });

  it.each([
    [undefined, 20],
    [3, 3],
    [0, 0],
  ])("makes with maxPrompts %o not more than %i calls", async (maxPrompts, limit) => {
    const prompt = vi.fn<Prompt>().mockResolvedValue(found);
    const policy = await load(prompt, maxPrompts);
    if (limit > 0) await policy.evaluate(limit, { entrypoint: "p/found" });
    expect(prompt).toHaveBeenCalledTimes(limit);
    await expect(policy.evaluate(limit + 1, { entrypoint: "p/found" })).rejects.toMatchObject({
      code: "call_limit",
      builtin: "service.evidence_prompt",
      message: expect.stringContaining("--max-prompts") as string,
    });
    expect(prompt).toHaveBeenCalledTimes(2 * limit);
  });

  it("shows a skipped analysis in the call log", async () => {
    const prompt = vi.fn<Prompt>(async (_evidence, _prompt, options) => {
      options.report?.({ skipped: true });
      return { skipped: true, violations: [] };
    });
    const decision = await (await load(prompt)).decide(undefined, { entrypoint: "p/skipped" });
    expect(decision.result).toBe(true);
    expect(decision.calls).toMatchObject([{ builtin: "service.evidence_prompt", skipped: true, used: true }]);
  });
});
