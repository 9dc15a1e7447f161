import { expect, it, vi } from "vitest";
import {
  discoverBuiltin,
  downloadArtifactBuiltin,
  evidenceBuiltin,
  evidencePromptBuiltin,
  projectComplianceBuiltin,
  serviceBuiltins,
} from "../../builtins/index.js";
import { ConfigurationError } from "../../src/base/errors.js";
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

it("takes another namespace", () => {
  const builtins = serviceBuiltins(stubService({}), { namespace: "chainloop" });
  expect(builtins.map(({ name }) => name.split(".")[0])).toEqual(Array(6).fill("chainloop"));
});

it("has Chainloop's own built-in in its namespace alone", () => {
  const inNamespace = (namespace: string): string[] =>
    serviceBuiltins(stubService({}), { namespace })
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".vulnerability"));
  expect(inNamespace("chainloop")).toEqual(["chainloop.vulnerability"]);
  expect(inNamespace("acme")).toEqual([]);
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
  for (const builtin of [first, second]) if (builtin.pure !== true) void builtin.begin?.(evaluation);
  expect(service.opened).toBe(1);
  await first.call([DIGEST, ""], newContext(evaluation));
  await second.call([DIGEST], newContext(evaluation));
  expect(service.opened).toBe(1);
  await first.call([DIGEST, ""], newContext());
  expect(service.opened).toBe(2);
});

it.each([evidenceBuiltin, projectComplianceBuiltin, evidencePromptBuiltin])(
  "asks at load whether the platform can be asked: %o",
  async (factory) => {
    const refusal = new ConfigurationError("no address", { code: "config_invalid" });
    const checkPlatform = vi.fn(() => Promise.reject(refusal));
    const builtin = factory({ ...stubService({}), checkPlatform });
    if (builtin.pure === true) throw new Error("a call to the service is not pure");
    expect(checkPlatform).not.toHaveBeenCalled();
    await expect(builtin.checkAvailable?.()).rejects.toBe(refusal);
  },
);

it.each([
  ["controlplane", discoverBuiltin],
  ["controlplane", downloadArtifactBuiltin],
  ["platform", evidenceBuiltin],
  ["platform", projectComplianceBuiltin],
  ["platform", evidencePromptBuiltin],
] as const)("connects to the %s when a policy is loaded that calls it: %o", (api, factory) => {
  const connect = vi.fn(() => Promise.resolve());
  const builtin = factory({ ...stubService({}), connect });
  if (builtin.pure === true) throw new Error("a call to the service is not pure");
  void builtin.prepare?.();
  expect(connect.mock.calls).toEqual([[api]]);
});

it.each([discoverBuiltin, downloadArtifactBuiltin])(
  "needs nothing at load for what REST answers: %o",
  (factory) => {
    expect(factory(stubService({}))).not.toHaveProperty("checkAvailable");
  },
);
