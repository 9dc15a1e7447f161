import { beforeAll, describe, expect, it } from "vitest";
import { killWrite, WRITTEN_FILES, type KillOutcome } from "../campaigns/kill-writes/kill-write.js";
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

/** The operations on files before which the process is killed. */
const KILLED_BEFORE: Readonly<Record<string, readonly number[]>> = {
  "regohost/config.toml": [2, 3, 4],
  "recording.json": [2, 3, 4],
  "gate.sarif": [2, 3, 4],
  "cache/compiled/POLICY": [1, 2],
};

/** A slice of `npm run kill-writes`. */
describe.skipIf(process.platform === "win32")("a process that is killed while it writes", () => {
  it.each(WRITTEN_FILES.filter(({ name }) => name in KILLED_BEFORE))(
    "leaves no torn file: $name",
    async (file) => {
      const kill = (operation: number, exists: boolean): Promise<KillOutcome> =>
        killWrite({ cli, file, exists, at: { operation, isHalf: true }, token });
      const operations = KILLED_BEFORE[file.name] ?? [];
      const killed = await Promise.all(operations.map((operation) => kill(operation, operation % 2 === 0)));
      const ended = await kill(99, true);
      expect([...killed, ended].flatMap(({ problems }) => problems)).toEqual([]);
      expect(killed.map((outcome) => outcome.killed)).toEqual(operations.map(() => true));
      expect(ended).toMatchObject({ killed: false, state: "complete" });
    },
  );
});
