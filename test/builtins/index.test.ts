import { expect, it, vi } from "vitest";
import {
  discoverBuiltin,
  downloadArtifactBuiltin,
  evidenceBuiltin,
  evidencePromptBuiltin,
  projectComplianceBuiltin,
  serviceBuiltins,
} from "../../builtins/index.js";
import { newContext, newScope, stubService } from "./service-stub.js";

const DIGEST = `sha256:${"c".repeat(64)}`;

it("declares the functions of the specification, section 4.6", () => {
  const shape = serviceBuiltins(stubService({})).map(({ name, args, effect }) => [name, args.length, effect]);
  expect(shape).toEqual([
    ["service.discover", 2, false],
    ["service.evidence", 1, false],
    ["service.project_compliance", 1, false],
    ["service.evidence_prompt", 2, true],
    ["service.download_artifact", 1, false],
  ]);
});

it("describes every function, argument and result", () => {
  for (const { name, description, args, result } of serviceBuiltins(stubService({}))) {
    for (const described of [{ description }, ...args, result]) {
      expect(described, name).toHaveProperty("description", expect.stringMatching(/\S/));
    }
  }
});

it("takes another namespace, which the messages name too", () => {
  const builtins = serviceBuiltins(stubService({}), { namespace: "chainloop" });
  expect(builtins.map(({ name }) => name.split(".")[0])).toEqual(Array(5).fill("chainloop"));
  expect(() => builtins[1]?.pure !== true && builtins[1]?.checkAvailable?.()).toThrow("chainloop.evidence");
});

it("refuses a namespace that Rego cannot call", () => {
  expect(() => serviceBuiltins(stubService({}), { namespace: "my service" })).toThrow(
    expect.objectContaining({ code: "config_invalid" }),
  );
});

it("opens one session for all built-ins of an evaluation, at its start", async () => {
  const download = vi.fn().mockResolvedValue(new Uint8Array());
  const discover = vi.fn().mockResolvedValue({ digest: DIGEST, kind: "ARTIFACT", references: [] });
  const service = stubService({ discover, download });
  const [first, second] = [discoverBuiltin(service), downloadArtifactBuiltin(service)];
  const evaluation = newScope();
  for (const builtin of [first, second]) if (builtin.pure !== true) builtin.begin?.(evaluation);
  expect(service.opened).toBe(1);
  await first.call([DIGEST, ""], newContext(evaluation));
  await second.call([DIGEST], newContext(evaluation));
  expect(service.opened).toBe(1);
  await first.call([DIGEST, ""], newContext());
  expect(service.opened).toBe(2);
});

it.each([evidenceBuiltin, projectComplianceBuiltin, evidencePromptBuiltin])(
  "refuses at load, and at a call, what only the platform answers: %o",
  (factory) => {
    const builtin = factory(stubService({}));
    if (builtin.pure === true) throw new Error("a call to the service is not pure");
    const refusal = expect.objectContaining({
      code: "config_invalid",
      message: expect.stringContaining(builtin.name) as string,
    });
    expect(() => builtin.checkAvailable?.()).toThrow(refusal);
    expect(() => builtin.call([{}], newContext())).toThrow(refusal);
  },
);

it.each([discoverBuiltin, downloadArtifactBuiltin])("needs nothing at load for what works: %o", (factory) => {
  expect(factory(stubService({}))).not.toHaveProperty("checkAvailable");
});
