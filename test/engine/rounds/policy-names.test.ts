import { describe, expect, it } from "vitest";
import { loadPolicy, type Recording } from "../../../src/index.js";
import { makeFolder } from "../../cli/run.js";

describe("shownAs", () => {
  it("names the entrypoint in the decision, its log event and its recording", async () => {
    const folder = await makeFolder({ "p.rego": "package inner\n\nallow if input.ok\n" });
    await using policy = await loadPolicy(`${folder}/p.rego`, { entrypoint: "inner/allow" });
    const recordings: Recording[] = [];
    const onRecording = (recording: Recording): number => recordings.push(recording);
    const decision = await policy.decide({ ok: true }, { shownAs: "outer", onRecording });
    expect(decision).toMatchObject({ result: true, entrypoint: "outer" });
    expect(decision.toDecisionLog()).toMatchObject({ path: "outer" });
    expect(recordings.map(({ facts }) => facts.entrypoint)).toEqual(["outer"]);
  });

  it("names the entrypoint in errors", async () => {
    const folder = await makeFolder({
      "p.rego": "package inner\n\nof := 1 if input.x\nof := 2 if input.y\n",
    });
    await using policy = await loadPolicy(`${folder}/p.rego`, { entrypoint: "inner/of" });
    await expect(policy.evaluate({ x: 1, y: 1 }, { shownAs: "outer" })).rejects.toThrow(/^outer: /);
    await expect(
      policy.evaluate({}, { shownAs: "outer", entrypoint: "inner/off", signal: AbortSignal.abort() }),
    ).rejects.toThrow(/inner\/off/);
    await expect(policy.evaluate({}, { shownAs: "outer", signal: AbortSignal.abort() })).rejects.toThrow(
      "evaluation of outer was aborted",
    );
  });
});
