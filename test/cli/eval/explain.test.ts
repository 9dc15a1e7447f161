import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { startWebServer } from "../../engine/std/network/web-server.js";
import { cleanUpAfterAll } from "../../clean-up.js";
import { makeFolder, run, type RunResult } from "../run.js";
import { withDigest } from "../../engine/recording/with-digest.js";

const POLICY = `package gate

deny contains msg if {
	some digest in input.digests
	trace(sprintf("looking at %s", [digest]))
	found := service.discover(digest, "")
	found.kind == "B"
	msg := sprintf("%s at %d", [digest, time.now_ns()])
}

never if input.never
`;
const RECORDING = {
  version: 1,
  time: "2026-01-02T03:04:05.000000006Z",
  seed: "s",
  entrypoint: "gate/deny",
  input: { digests: ["sha256:a", "sha256:b"] },
  nd_builtin_cache: { "service.discover": { '["sha256:a",""]': { kind: "B" } } },
  undefined: { "service.discover": { '["sha256:b",""]': { not_found: true } } },
  errors: {},
};
const SECRET_KEY = "AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75";
const DENIED = "sha256:a at 1767323045000000006";

let folder: string;
const cleanUp = cleanUpAfterAll();
const evaluate = (...args: string[]): Promise<RunResult> =>
  run(["eval", "--replay", "run.json", ...args], { cwd: folder });

beforeAll(async () => {
  folder = await makeFolder(
    { "p/gate.rego": POLICY, "p/data.json": "{}", "run.json": withDigest(JSON.stringify(RECORDING)) },
    cleanUp,
  );
});

describe("eval, explained", () => {
  it("shows what a policy traces, with the value of the decision", async () => {
    const result = await evaluate("p", "--explain", "notes", "-f", "pretty");
    expect(result).toMatchObject({ exitCode: 0 });
    expect(result.stdout).toContain("looking at sha256:a");
    expect(result.stdout).toContain(DENIED);
  });

  it.each(["full", "fails"] as const)("adds the steps (%s) to the JSON", async (mode) => {
    const { stdout } = await evaluate("p", "--explain", mode);
    const output = JSON.parse(stdout) as { result: unknown; explanation: { Op: string }[] };
    expect(output.result).toMatchObject([{ expressions: [{ value: [DENIED], text: "data.gate.deny" }] }]);
    const operations = new Set(output.explanation.map(({ Op }) => Op));
    expect(operations.has("Exit")).toBe(mode === "full");
    expect(operations.has("Fail")).toBe(true);
  });

  it("profiles and covers", async () => {
    expect((await evaluate("p", "--profile", "-f", "pretty")).stdout).toMatch(/p\/gate\.rego:6/);
    const { stdout } = await evaluate("p", "--coverage");
    const { coverage } = JSON.parse(stdout) as { coverage: { files: Record<string, { coverage: number }> } };
    const { coverage: percent } = Object.values(coverage.files)[0]!;
    expect(percent).toBeGreaterThan(0);
    expect(percent).toBeLessThan(100);
  });

  it("takes the recorded answers of built-ins that reach the network", async () => {
    const files = {
      "net.rego":
        'package net\n\nn := http.send({"method": "GET", "url": "http://h/"}).body.n\n\naddresses := net.lookup_ip_addr("h")\n',
      "run.json": JSON.stringify({
        "http.send": { '[{"method":"GET","url":"http://h/"}]': { body: { n: 7 } } },
        "net.lookup_ip_addr": { '["h"]': ["10.0.0.2", "10.0.0.1"] },
      }),
    };
    const cwd = await makeFolder(files);
    const value = (rule: string): Promise<RunResult> =>
      run(
        ["eval", "net.rego", "-e", `net/${rule}`, "--replay", "run.json", "--explain", "notes", "-f", "raw"],
        { cwd },
      );
    expect((await value("n")).stdout).toBe("7\n");
    expect((await value("addresses")).stdout).toBe('["10.0.0.1","10.0.0.2"]\n');
  });

  it("shows the very numbers that were drawn, and the very answers", async () => {
    const files = {
      "p.rego": `package p

drawn := [rand.intn("a", 1000000), uuid.rfc4122("k"), time.now_ns()]

answer := service.discover("sha256:a", "")

exact if answer.n == 12345678901234567890
`,
      "run.json":
        '{"service.discover": {"[\\"sha256:a\\",\\"\\"]": {"n":12345678901234567890,"d":0.1234567890123456789,"o":1.0}}}',
    };
    const cwd = await makeFolder(files);
    for (const [rule, args] of [
      ["drawn", ["--now", "2026-01-31T12:00:00Z", "--seed", "s"]],
      ["answer", ["--replay", "run.json"]],
      ["exact", ["--replay", "run.json"]],
    ] as const) {
      const base = ["eval", "p.rego", "-e", `p/${rule}`, "-f", "raw", "--offline", ...args];
      const [plain, explained] = [
        await run(base, { cwd }),
        await run([...base, "--explain", "notes", "--coverage"], { cwd }),
      ];
      expect(plain.stdout).not.toBe("");
      expect(explained).toEqual({ ...plain, stderr: "" });
    }
  });

  describe("where OPA's evaluator comes to something else", () => {
    // OPA's evaluator does not sort the members of a set literal that holds a reference.
    const policy = `package p

names := ["a"]

listed := [name | some name in {"b", names[0], "c"}]

deny contains "third" if listed[0] == "b"

ok if count(deny) == 0
`;
    it.each<[string, string, string, string]>([
      ["deny", "raw", "[]\n", '["third"]'],
      ["deny", "pretty", "[]\n", '["third"]'],
      ["ok", "raw", "true\n", "undefined"],
    ])("it shows the decision of %s as %s, and says so", async (rule, format, stdout, other) => {
      const cwd = await makeFolder({ "p.rego": policy });
      const base = ["eval", "p.rego", "-e", `p/${rule}`, "-f", format, "--offline"];
      for (const option of [["--explain", "notes"], ["--profile"], ["--coverage"]]) {
        const result = await run([...base, ...option], { cwd });
        expect(result.exitCode).toBe(0);
        expect(result.stdout.startsWith(stdout)).toBe(true);
        expect(result.stderr).toContain(
          `warning: OPA's evaluator decides differently with the same input and answers: ${other}\n`,
        );
      }
      expect(await run(base, { cwd })).toMatchObject({ stdout, stderr: "" });
    });
  });

  describe("of a decision that failed", () => {
    const policy = `package p

conflict := 1 if trace("first")

conflict := 2 if trace("second")

asked := service.discover("sha256:a", "").kind

spins := count([1 | some i in numbers.range(1, 20000); some j in numbers.range(1, 20000); i == j * 2])
`;
    const files = {
      "p.rego": policy,
      "run.json": withDigest(
        JSON.stringify({
          ...RECORDING,
          nd_builtin_cache: {},
          undefined: {},
          errors: {
            "service.discover": {
              '["sha256:a",""]': { code: "service_unreachable", message: "nobody there" },
            },
          },
        }),
      ),
    };
    const fail = async (rule: string, ...args: string[]): Promise<RunResult> =>
      run(["eval", "p.rego", "-e", `p/${rule}`, "--replay", "run.json", ...args], {
        cwd: await makeFolder(files),
      });

    it("shows the trace, the error with both places, and exits as without it", async () => {
      const result = await fail("conflict", "--explain", "notes", "-f", "pretty");
      expect(result.exitCode).toBe(2);
      expect(result.stdout).toMatch(/Note "first"[^]*Note "second"/);
      expect(result.stderr).toMatch(
        /eval_conflict_error[^]*p\.rego:3[^]*p\.rego:5[^]*\nerror: p\/conflict: /,
      );
      expect(result.stderr).not.toContain("warning");
    });

    it("says by the option what ended it", async () => {
      const { stderr } = await fail("conflict", "--explain", "full", "--max-memory", "16MiB");
      expect(stderr).toMatch(/warning: the error is not explained: .* memory that --max-memory allows/);
    });

    it("keeps the JSON one document", async () => {
      const { exitCode, stdout } = await fail("conflict", "--explain", "full", "--profile");
      expect(exitCode).toBe(2);
      expect(JSON.parse(stdout)).toMatchObject({
        errors: [{ code: "eval_conflict_error", location: { row: expect.any(Number) as number } }],
        explanation: expect.any(Array) as unknown[],
        profile: expect.any(Array) as unknown[],
      });
    });

    it("shows the numbers that were drawn before it failed", async () => {
      const text =
        'package p\n\nx := 1 if trace(sprintf("drew %d", [rand.intn("a", 1000000)]))\n\nx := 2 if true\n';
      const cwd = await makeFolder({ "p.rego": text });
      const args = ["--builtins", "none", "--seed", "s", "--record", "run.json", "-f", "pretty"];
      const { stdout, exitCode } = await run(["eval", "p.rego", "-e", "p/x", "--explain", "notes", ...args], {
        cwd,
      });
      expect(exitCode).toBe(2);
      const { nd_builtin_cache: answers } = JSON.parse(readFileSync(join(cwd, "run.json"), "utf8")) as {
        nd_builtin_cache: { "rand.intn": { '["a",1000000]': number } };
      };
      expect(stdout).toContain(`"drew ${String(answers["rand.intn"]['["a",1000000]'])}"`);
    });

    it("ends where a call failed, which is not undefined", async () => {
      const { exitCode, stdout, stderr } = await fail("asked", "--explain", "fails");
      expect(exitCode).toBe(3);
      expect(JSON.parse(stdout)).toMatchObject({
        errors: [{ code: "eval_builtin_error", message: "service.discover: nobody there" }],
      });
      expect(stderr).toMatch(/^error: .*nobody there/m);
      expect(stderr).not.toContain("warning");
    });

    it("is not evaluated again when its time is over", async () => {
      const { exitCode, stdout } = await fail("spins", "--explain", "full", "--timeout", "500ms");
      expect(exitCode).toBe(3);
      const output = JSON.parse(stdout) as object;
      expect(output).toMatchObject({ errors: [{ code: "timeout" }] });
      expect(output).not.toHaveProperty("explanation");
    });
  });

  it("finds the answers of requests that carry credentials, and shows none", async () => {
    const server = await startWebServer((request, response) => {
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify({ who: request.headers.authorization }));
    });
    const text = `package k

ask(url, token) := http.send({"method": "get", "url": url, "headers": {"Authorization": token}})

all := {"a": ask(input.url, "Bearer FIRST").body.who, "b": ask(input.url, input.token).body.who}

broken := ask("http://127.0.0.1:1/", input.token)
`;
    const input = { url: `${server.origin}/?sig=SIGNED`, token: "Bearer SECOND" };
    const cwd = await makeFolder({ "k.rego": text, "input.json": JSON.stringify(input) });
    const explained = (rule: string, ...args: string[]): Promise<RunResult> =>
      run(
        ["eval", "k.rego", "-e", `k/${rule}`, "-i", "input.json", "-f", "raw", "--builtins", "none"].concat([
          "--allow-net",
          "127.0.0.1",
          "--explain",
          "notes",
          ...args,
        ]),
        { cwd },
      );
    expect(await explained("all")).toMatchObject({
      exitCode: 0,
      stdout: '{"a":"Bearer FIRST","b":"Bearer SECOND"}\n',
      stderr: "",
    });
    await run(
      ["eval", "k.rego", "-e", "k/all", "-i", "input.json", "--allow-net", "127.0.0.1"].concat([
        "--builtins",
        "none",
        "--record",
        "run.json",
      ]),
      { cwd },
    );
    const replay = ["eval", "k.rego", "--replay", "run.json", "-f", "raw"];
    const replayed = await run(replay, { cwd });
    expect(replayed).toMatchObject({ exitCode: 0, stderr: "" });
    expect(await run([...replay, "--explain", "notes"], { cwd })).toEqual(replayed);
    const broken = await explained("broken", "--strict-builtin-errors");
    expect(broken.exitCode).not.toBe(0);
    expect(broken.stderr).toMatch(/eval_builtin_error: http\.send: Get "http:\/\/127\.0\.0\.1:1": /);
    expect(broken.stderr).not.toContain("SECOND");
  });

  it("needs the Rego", async () => {
    expect((await run(["build", "p", "-e", "gate/deny", "-o", "p.wasm"], { cwd: folder })).exitCode).toBe(0);
    expect(readFileSync(join(folder, "p.wasm")).length).toBeGreaterThan(0);
    const result = await evaluate("p.wasm", "--explain", "full");
    expect(result).toMatchObject({ exitCode: 2, stdout: "" });
    expect(result.stderr).toMatch(
      /p\.wasm is compiled; --explain, --profile and --coverage need its Rego source/,
    );
  });

  it("shows the calls", async () => {
    const { stderr, stdout } = await evaluate("p", "--calls", "-f", "raw");
    expect(stdout).toBe(`["${DENIED}"]\n`);
    expect(stderr).toMatch(
      /^round 1 +\+\d+ ms +\d+ ms +cached +12 B +used [ █]+ {2}service\.discover\("sha256:a", ""\)$/m,
    );
    expect(stderr).toMatch(/ cached +used .*service\.discover\("sha256:b", ""\) → not found$/m);
    const signed = await run(["eval", "j.rego", "-e", "j/token", "--calls", "--offline"], {
      cwd: await makeFolder({
        "j.rego": `package j\n\ntoken := io.jwt.encode_sign({"alg": "HS256"}, {}, {"kty": "oct", "k": "${SECRET_KEY}"})\n`,
      }),
    });
    expect(signed.stderr).toContain("io.jwt.encode_sign(");
    expect(signed.stderr).not.toContain(SECRET_KEY);
    const none = await evaluate("p", "-e", "gate/never", "--calls");
    expect(none.stderr).toBe("no asynchronous built-in was called\n");
  });

  it("shows the calls of an evaluation that failed, and none of one that did not begin", async () => {
    const cwd = await makeFolder({ "f.rego": 'package f\n\nx := service.discover("sha256:a", "")\n' });
    const failed = await run(["eval", "f.rego", "-e", "f/x", "--calls", "--offline", "-f", "raw"], { cwd });
    expect(failed).toMatchObject({ exitCode: 3, stdout: "" });
    expect(failed.stderr).toMatch(/^round 1 .*service\.discover\(string, ""\) → error\nerror: /);
    const unknown = await run(["eval", "f.rego", "-e", "f/y", "--calls", "--offline"], { cwd });
    expect(unknown.exitCode).toBe(2);
    expect(unknown.stderr).toMatch(/^error: /);
  });
});

it("prints no credential that a request of a query sent", async () => {
  const { origin, host } = await startWebServer((_request, response) => response.end());
  const cwd = await makeFolder({
    "p.rego": `package p

x if {
	http.send({"method": "get", "url": "${origin}", "headers": {"Authorization": concat(" ", ["Bearer", input.token])}})
	print("sent", input.token)
}
`,
    "i.json": '{"token": "0123456789abcdef"}',
  });
  const query = ["eval", "-t", "rego", "-d", "p.rego", "-i", "i.json", "data.p.x", "--allow-net", host];
  expect((await run(query, { cwd })).stderr).toBe("sent (secret)\n");
});
