import { describe, expect, it } from "vitest";
import { readProcess } from "../../../../src/server/serve/logs/process-state.js";
import { startZombie } from "./zombie.js";

const isWindows = process.platform === "win32";

describe("readProcess", () => {
  it("tells the start of this process, always the same", async () => {
    const own = await readProcess(process.pid);
    expect(own).toEqual({ state: "runs", started: expect.any(String) as string });
    expect(await readProcess(process.pid)).toEqual(own);
    if (process.platform === "linux")
      expect(own).toMatchObject({ started: expect.stringMatching(/^\d+$/) as string });
  });

  it("tells what is not there", async () => {
    expect(await readProcess(2_147_483_646)).toEqual({ state: "ended" });
  });

  it.skipIf(isWindows)("tells a zombie by ps too, as on macOS", async () => {
    const zombie = await startZombie();
    expect(await readProcess(zombie, "darwin")).toEqual({ state: "ended" });
    expect(await readProcess(process.pid, "darwin")).toMatchObject({
      state: "runs",
      started: expect.stringMatching(/^\w{3} \w{3} \d+ \d\d:\d\d:\d\d \d{4}$/) as string,
    });
  });

  it("knows no start on Windows", async () => {
    expect(await readProcess(process.pid, "win32")).toEqual({ state: "runs", started: "" });
  });
});
