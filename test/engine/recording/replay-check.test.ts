import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { startWebServer } from "../std/network/web-server.js";
import { makeFolder, run, type RunResult } from "../../cli/run.js";

let folder: string;
const call = (...args: string[]): Promise<RunResult> => run(args, { cwd: folder });

beforeEach(async () => {
  folder = await makeFolder({}, onTestFinished);
});

describe("what else decided", () => {
  const record = ["--record", "run.json"];
  const replay = ["--replay", "run.json"];
  const write = (file: string, text: string): Promise<void> => writeFile(join(folder, file), text);

  it("is the data of -d: a replay over other data says so", async () => {
    await write("limit.rego", 'package limit\n\ndeny contains "too many" if input.n > data.most\n');
    await write("n.json", '{"n": 5}');
    await write("most.json", '{"most": 1, "x": {"a": 1, "b": 2}}');
    await write("same.json", '{"x": {"b": 2.0, "a": 1}, "most": 1e0}');
    const args = ["eval", "limit.rego", "-e", "limit/deny", "-i", "n.json", "-f", "raw"];
    const made = await call(...args, "-d", "most.json", ...record);
    expect(made).toMatchObject({ exitCode: 0, stdout: '["too many"]\n' });
    expect(await call(...args, "-d", "same.json", ...replay)).toMatchObject({
      stdout: made.stdout,
      stderr: "",
    });
    const other = /warning: replay of run\.json: the data differs from the recorded data/;
    const without = await call(...args, ...replay);
    expect(without.stdout).toBe("[]\n");
    expect(without.stderr).toMatch(other);
    const gated = ["gate", "limit.rego", "n.json", "--allow-undefined", "data.most", ...replay];
    expect((await call(...gated)).stderr).toMatch(other);
    expect(await call(...gated, "-d", "most.json")).toMatchObject({ exitCode: 1, stderr: "" });
  });

  it("is whether errors were strict, also for what explains", async () => {
    await write(
      "strict.rego",
      'package strict\n\nallow if not http.send({"method": "get", "url": "http://127.0.0.1:1/"})\n',
    );
    const args = ["eval", "strict.rego", "-e", "strict/allow"];
    const made = await call(...args, "--allow-net", "127.0.0.1", "--strict-builtin-errors", ...record);
    expect(made.exitCode).toBe(3);
    expect(await call(...args, ...replay)).toMatchObject({ exitCode: 3, stderr: made.stderr });
    const explained = await call(...args, ...replay, "--explain", "notes", "-f", "raw");
    expect(explained).toMatchObject({ exitCode: 3, stdout: "" });
  });

  it("is the time, which answers alone have too, and what was random, which they cannot give", async () => {
    await write(
      "drawn.rego",
      'package drawn\n\nat := time.now_ns()\n\nids contains uuid.rfc4122(x) if some x in ["a", "b"]\n',
    );
    await write(
      "run.json",
      '{"time.now_ns": {"[]": 1700000000000000000}, "uuid.rfc4122": {"[\\"a\\"]": "1", "[\\"b\\"]": "2"}}',
    );
    const at = await call("eval", "drawn.rego", "-e", "drawn/at", "-f", "raw", ...replay);
    expect(at).toMatchObject({ stdout: "1700000000000000000\n", stderr: "" });
    const ids = await call("eval", "drawn.rego", "-e", "drawn/ids", ...replay);
    expect(ids.stderr).toMatch(
      /^warning: replay of run\.json: uuid\.rfc4122 has another answer than the recorded one\n$/,
    );
  });

  it("is what answers gave out, which is not recorded", async () => {
    const server = await startWebServer((_request, response) => {
      response.setHeader("Content-Type", "application/json");
      response.end('{"access_token": "tokenofsomebody"}');
    });
    const policy = `package given\n\nwho := http.send({"method": "get", "url": "${server.origin}/token"}).body.access_token\n`;
    await write("given.rego", policy);
    const args = ["eval", "given.rego", "-e", "given/who", "-f", "raw"];
    expect((await call(...args, "--allow-net", server.host, ...record)).stdout).toBe("tokenofsomebody\n");
    const again = await call(...args, ...replay);
    expect(again.stdout).toMatch(/^\(secret-[0-9a-f]+\)\n$/);
    expect(again.stderr).toMatch(/warning: .* answers of http\.send were recorded without their credentials/);
  });
});
