import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { startWebServer, type WebServer } from "../engine/std/network/web-server.js";
import { makeFolder, run, type RunResult } from "./run.js";

const POLICY = `package gate

deny contains "it is withdrawn" if {
	response := http.send({"method": "get", "url": sprintf("%s/withdrawn", [input.origin])})
	trace(sprintf("asked: %d", [response.status_code]))
	response.body.withdrawn
}

deny contains "it has no address" if count(net.lookup_ip_addr("127.0.0.1")) == 0
`;

let server: WebServer;
let folder: string;
const call = (...args: string[]): Promise<RunResult> => run(args, { cwd: folder });
const evaluate = (...args: string[]): Promise<RunResult> =>
  call("eval", "p.rego", "-e", "gate/deny", "-i", "input.json", "-f", "raw", ...args);

beforeEach(async () => {
  server = await startWebServer((_request, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end('{"withdrawn":true}');
  });
  folder = await makeFolder(
    { "p.rego": POLICY, "input.json": JSON.stringify({ origin: server.origin }) },
    onTestFinished,
  );
});

describe("--allow-net", () => {
  it("lets eval reach the hosts it names, with or without a port", async () => {
    for (const hosts of ["127.0.0.1", `example.com,${server.host}`]) {
      const { exitCode, stdout, stderr } = await evaluate("--allow-net", hosts);
      expect(stderr).toBe("asked: 200\n");
      expect(stdout).toBe('["it is withdrawn"]\n');
      expect(exitCode).toBe(0);
    }
    const { exitCode } = await evaluate("--allow-net", "example.com", "--allow-net", server.host);
    expect(exitCode).toBe(0);
    expect(server.seen).toHaveLength(3);
  });

  it("lets gate reach them", async () => {
    const { exitCode, stdout } = await call("gate", "p.rego", "input.json", "--allow-net", server.host);
    expect(stdout).toContain("it is withdrawn");
    expect(exitCode).toBe(1);
  });

  it.each([
    ["without it", []],
    ["with another host", ["--allow-net", "example.com"]],
    ["with another port", ["--allow-net", "127.0.0.1:1"]],
  ])("a call is a policy error that names host and flag, %s", async (_name, args) => {
    const evaluated = await evaluate(...args);
    expect(evaluated.exitCode).toBe(2);
    expect(evaluated.stderr).toMatch(
      /http\.send: 127\.0\.0\.1:\d+ is not allowed.*name 127\.0\.0\.1:\d+ in --allow-net/s,
    );
    const gated = await call("gate", "p.rego", "input.json", ...args);
    expect(gated.exitCode).toBe(2);
    expect(server.seen).toEqual([]);
  });

  it.each([
    ["a URL", ["--allow-net", "https://example.com"], /--allow-net: "https:\/\/example\.com" is not a host/],
    ["nothing", ["--allow-net", ""], /--allow-net: "" is not a host/],
    ["--offline", ["--allow-net", "127.0.0.1", "--offline"], /--offline excludes --allow-net/],
  ])("does not go with %s", async (_name, args, message) => {
    const { exitCode, stderr } = await evaluate(...args);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(message);
  });
});

describe("recordings of http.send", () => {
  it("decide again without a connection and without --allow-net", async () => {
    const recorded = await evaluate("--allow-net", "127.0.0.1", "--record", "run.json");
    expect(recorded.exitCode).toBe(0);
    const recording: unknown = JSON.parse(await readFile(join(folder, "run.json"), "utf8"));
    expect(recording).toMatchObject({
      nd_builtin_cache: {
        "http.send": { [`[{"method":"get","url":"${server.origin}/withdrawn"}]`]: { status_code: 200 } },
        "net.lookup_ip_addr": { '["127.0.0.1"]': ["127.0.0.1"] },
      },
    });
    const made = server.seen.length;
    const replayed = await call("eval", "p.rego", "--replay", "run.json", "-f", "raw");
    expect(replayed).toMatchObject({ exitCode: 0, stdout: recorded.stdout, stderr: recorded.stderr });
    expect(server.seen).toHaveLength(made);
  });

  it("--offline forbids it, and names the call without its path", async () => {
    const { exitCode, stderr } = await evaluate("--offline");
    expect(exitCode).toBe(3);
    expect(stderr).toContain(`http.send(GET ${server.origin}): `);
    expect(stderr).not.toContain("withdrawn");
    expect(server.seen).toEqual([]);
  });
});

describe("--strict-builtin-errors", () => {
  it("ends an evaluation that a failed connection would leave undefined", async () => {
    folder = await makeFolder(
      { "p.rego": POLICY, "input.json": '{"origin": "http://127.0.0.1:1"}' },
      onTestFinished,
    );
    expect(await evaluate("--allow-net", "127.0.0.1")).toMatchObject({ exitCode: 0, stdout: "[]\n" });
    const strict = await evaluate("--allow-net", "127.0.0.1", "--strict-builtin-errors");
    expect(strict.exitCode).toBe(3);
    expect(strict.stderr).toContain('http.send: Get "http://127.0.0.1:1": dial tcp 127.0.0.1:1');
    expect(strict.stderr).not.toContain("withdrawn");
  });
});
