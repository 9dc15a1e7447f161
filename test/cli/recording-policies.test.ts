import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { startWebServer, type WebServer } from "../engine/std/network/web-server.js";
import { makeFolder, run, type RunResult } from "./run.js";

/** A policy that asks who it is by two tokens. */
const WHO = (name: string): string => `package ${name}

who(token) := http.send({
	"method": "get",
	"url": sprintf("%s/who?sig=%s", [input.origin, token]),
	"headers": {"Authorization": sprintf("Bearer %s", [token])},
}).body.who

deny contains sprintf("%s, %s", [who("tokenofalice"), who("tokenofbob")])
`;

let server: WebServer;
let folder: string;
const call = (...args: string[]): Promise<RunResult> => run(args, { cwd: folder });
const read = async (file: string): Promise<string> => readFile(join(folder, file), "utf8");
const recorded = async (file: string): Promise<Record<string, unknown>> =>
  JSON.parse(await read(file)) as Record<string, unknown>;

beforeEach(async () => {
  server = await startWebServer((request, response) => {
    response.setHeader("Content-Type", "application/json");
    response.setHeader("Set-Cookie", "session=cookieofservice");
    const who = request.headers.authorization === "Bearer tokenofalice" ? "Alice" : "Bob";
    const { length: count } = server.seen;
    response.end(JSON.stringify(request.url === "/count" ? { count } : { who }));
  });
  folder = await makeFolder(
    {
      "one/.manifest": '{"revision":"r1"}',
      "one/one.rego": WHO("one"),
      "two/.manifest": '{"revision":"r2"}',
      "two/two.rego": WHO("two"),
      "plain/three.rego": WHO("three"),
      "input.json": JSON.stringify({ origin: server.origin }),
    },
    onTestFinished,
  );
});

const online = (...args: string[]): Promise<RunResult> => call(...args, "--allow-net", server.host);

describe("calls that differ in a credential", () => {
  const args = ["eval", "plain", "-e", "three/deny", "-f", "raw"];

  it("are two, and the file has neither it nor what the server set", async () => {
    const made = await online(...args, "-i", "input.json", "--record", "run.json");
    expect(made).toMatchObject({ exitCode: 0, stdout: '["Alice, Bob"]\n', stderr: "" });
    expect(await read("run.json")).not.toMatch(/tokenof|cookieof/);
    expect(await call(...args, "--replay", "run.json")).toMatchObject({
      exitCode: 0,
      stdout: made.stdout,
      stderr: "",
    });
    expect(server.seen).toHaveLength(2);
  });

  it("are explained", async () => {
    const explained = await online(...args, "-i", "input.json", "--explain", "notes");
    expect(explained).toMatchObject({ exitCode: 0, stderr: "" });
    expect(explained.stdout).toContain("Alice, Bob");
  });

  it("that were answered in two ways are an error of the replay", async () => {
    await writeFile(
      join(folder, "plain/three.rego"),
      `package three\n\ndeny contains "many" if http.send({"method": "get", "url": sprintf("%s/count", [input.origin])}).body.count > 5\n`,
    );
    await writeFile(join(folder, "other.json"), JSON.stringify({ origin: server.origin, n: 1 }));
    const inputs = ["gate", "plain", "input.json", "other.json"];
    const made = await online(...inputs, "--record", "run.json");
    expect(made.exitCode).toBe(0);
    expect(made.stderr).toMatch(/warning: http\.send\(GET http:\S+\) had two different answers/);
    const again = await call(...inputs, "--replay", "run.json");
    expect(again.exitCode).toBe(3);
    expect(again.stdout).toMatch(/http\.send\(GET .*\): it had two different answers when recorded/);
  });
});

describe("the policies of a recording", () => {
  const gate = (...args: string[]): Promise<RunResult> => call("gate", ...args, "input.json", "-o", "json");

  it("are recorded by gate, each with its revision", async () => {
    const made = await online("gate", "one", "two", "plain", "input.json", "--record", "run.json");
    expect(made.exitCode).toBe(1);
    expect(await recorded("run.json")).toMatchObject({
      revisions: ["r1", "r2"],
      policy_digests: [expect.stringMatching(/^sha256:/)],
    });
    expect(await gate("one", "two", "plain", "--replay", "run.json")).toMatchObject({
      exitCode: 1,
      stderr: "",
    });
  });

  it("are refused in gate and eval with another revision", async () => {
    await online("gate", "one", "input.json", "--record", "run.json");
    for (const replay of [
      await gate("two", "--replay", "run.json"),
      await gate("one", "two", "--replay", "run.json"),
      await call("eval", "two", "-e", "two/deny", "-i", "input.json", "--replay", "run.json"),
      await call("eval", "one", "two", "-e", "two/deny", "-i", "input.json", "--replay", "run.json"),
    ]) {
      expect(replay.exitCode).toBe(2);
      expect(replay.stderr).toMatch(/is revision r2, but the recording was made with revision r1/);
    }
  });

  it("are the same for gate as for eval, and their edits are told", async () => {
    await online("eval", "plain", "-e", "three/deny", "-i", "input.json", "--record", "run.json");
    expect(await gate("plain/three.rego", "--replay", "run.json")).toMatchObject({ exitCode: 1, stderr: "" });
    await writeFile(join(folder, "plain/three.rego"), WHO("three").replace("%s, %s", "%s and %s"));
    for (const replay of [
      await gate("plain", "--replay", "run.json"),
      await call("eval", "plain", "--replay", "run.json"),
    ]) {
      expect(replay.stdout).toContain("Alice and Bob");
      expect(replay.stderr).toMatch(/^warning: run\.json was recorded with another policy/);
    }
  });

  it("that are compiled have theirs", async () => {
    await call("build", "plain", "-e", "three/deny", "-o", "three.wasm");
    await online("gate", "three.wasm", "plain", "input.json", "--record", "run.json");
    expect(await recorded("run.json")).toMatchObject({ policy_digests: { length: 2 } });
    expect(await gate("three.wasm", "--replay", "run.json")).toMatchObject({ exitCode: 1, stderr: "" });
  });
});
