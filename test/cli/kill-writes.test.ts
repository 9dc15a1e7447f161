import { beforeAll, describe, expect, it } from "vitest";
import { killWrite, WRITTEN_FILES, type KillOutcome } from "../../scripts/kill-writes/kill-write.js";
import { startEvidenceService } from "../../src/testing/index.js";
import { buildCli } from "./build-cli.js";

let cli: string;
let token: string;

beforeAll(async () => {
  cli = await buildCli();
  const service = await startEvidenceService();
  token = await service.issueToken({ kind: "user", organization: "acme" });
  await service.close();
});

const NAMES = ["regohost/config.toml", "recording.json", "gate.sarif", "cache/compiled/POLICY"];

/** A slice of `npm run kill-writes`. */
describe.skipIf(process.platform === "win32")("a process that is killed while it writes", () => {
  it.each(WRITTEN_FILES.filter(({ name }) => NAMES.includes(name)))(
    "leaves no torn file: $name",
    async (file) => {
      const kill = (operation: number, exists: boolean): Promise<KillOutcome> =>
        killWrite({ cli, file, exists, at: { operation, isHalf: true }, token });
      const outcomes = await Promise.all([kill(2, true), kill(3, false), kill(4, true), kill(99, true)]);
      expect(outcomes.map(({ problems }) => problems)).toEqual([[], [], [], []]);
      expect(outcomes.map(({ killed }) => killed)).toEqual([true, true, true, false]);
      expect(outcomes.map(({ state }) => state).at(-1)).toBe("complete");
    },
  );
});
