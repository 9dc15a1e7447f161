import { describe, expect, it } from "vitest";
import { compilePolicy, createServiceClient, loadPolicy, serviceBuiltins } from "../../../src/index.js";
import { loadGate } from "../../../src/gate/index.js";
import { makeFolder, run } from "../../cli/run.js";

const sourceOf = (call: string): { files: Record<string, string> } => ({
  files: { "p.rego": `package p\n\ndeny contains "no" if not ${call}\n` },
});
const DISCOVER = 'service.discover("a", "")';
const HINT =
  /undefined function service\.discover \(a built-in of the service: --builtins service declares it, or serviceBuiltins\(client\) among the builtins in code\)/;

describe("a policy that calls a built-in of the service", () => {
  it.each([
    ["loadPolicy", () => loadPolicy(sourceOf(DISCOVER))],
    ["loadGate", () => loadGate(sourceOf(DISCOVER))],
    ["compilePolicy", () => compilePolicy(sourceOf(DISCOVER))],
  ])("is refused by %s with what to pass", async (_, load) => {
    await expect(load()).toFailWith("rego_invalid", HINT);
  });

  it("is refused without a hint where those of the service are passed: the name is wrong", async () => {
    await using client = createServiceClient({ baseUrl: "https://cp.example.com", env: {} });
    const loaded = loadGate(sourceOf('service.discovr("a", "")'), { builtins: serviceBuiltins(client) });
    await expect(loaded).toFailWith("rego_invalid", /undefined function service\.discovr\n/);
  });

  it("is refused by the command line in its words, once", async () => {
    const cwd = await makeFolder({ ...sourceOf(DISCOVER).files, "in.json": "{}" });
    const { exitCode, stderr } = await run(["gate", "p.rego", "in.json", "--builtins", "none"], { cwd });
    expect(exitCode).toBe(2);
    expect(stderr).toContain("--builtins service declares it");
    expect(stderr.match(/service\.discover/g)).toHaveLength(2);
  });
});

describe("a policy that calls a built-in of Chainloop", () => {
  it("is refused without its namespace with what to pass", async () => {
    await expect(loadGate(sourceOf('chainloop.vulnerability("m", "i", "p", "s")'))).toFailWith(
      "rego_invalid",
      /undefined function chainloop\.vulnerability \(a built-in of the service .*--compat chainloop declares it.*namespace: "chainloop"/,
    );
  });

  it("is refused with the reason where that built-in is not published", async () => {
    const cwd = await makeFolder({
      "p.rego": sourceOf("chainloop.effective_assessments(input)").files["p.rego"] ?? "",
    });
    const { exitCode, stderr } = await run(["gate", "p.rego", "-i", "-", "--compat", "chainloop"], {
      cwd,
      stdin: "{}",
    });
    expect(exitCode).toBe(2);
    expect(stderr).toContain(
      "undefined function chainloop.effective_assessments (a built-in of Chainloop's platform",
    );
  });
});

it("a function of nobody is refused without that hint", async () => {
  await expect(loadPolicy(sourceOf('acme.discover("a")'))).toFailWith(
    "rego_invalid",
    /undefined function acme\.discover\n/,
  );
});
