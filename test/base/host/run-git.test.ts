import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { runGit } from "../../../src/base/host/run-git.js";

it("keeps the beginning of messages that do not end", async () => {
  const endless = 'alias.endless=!head -c 3000000 /dev/zero | tr "\\0" x >&2; exit 1';
  const run = runGit(["-c", endless, "endless"], { cwd: tmpdir(), env: process.env, signal: undefined });
  await expect(run).rejects.toMatchObject({ kind: "refused", printed: "x".repeat(64 * 1024) });
});
