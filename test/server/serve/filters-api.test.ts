import { createServer } from "node:http";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { compilePolicy, defineBuiltin, type Builtin } from "../../../src/index.js";
import { AcceptedTokens } from "../../../src/server/serve/access.js";
import { CurrentPolicies } from "../../../src/server/serve/current-policies.js";
import type { DecisionServerOptions } from "../../../src/server/serve/decision-server.js";
import type { LoadServedOptions } from "../../../src/server/serve/load-served-policies.js";
import type { ServedPolicies } from "../../../src/server/serve/served-policies.js";
import { ServerMetrics } from "../../../src/server/serve/server-metrics.js";
import { makeFolder } from "../../cli/run.js";
import { loadServedPolicies, send, startServer, type ReceivedAnswer } from "./serve.js";

const ACCEPT = "application/vnd.opa.sql.postgresql+json";

const POLICY = `# METADATA
# scope: package
# compile:
#   unknowns: [input.t]
package rows

allow if input.t.owner == input.user

not_first if not input.t[0] == 1

older if 5 < input.t.age

every_owner if {
	every owner in ["ada", "eve"] { input.t.owner != owner }
}

of_a_list if {
	some owner in input.t.owners
	owner == input.user
}

asked if input.t.owner == acme.owner(input.user)

asked_twice if input.t.owner == acme.owner(acme.owner(input.user))

asked_of_unknown if acme.owner(input.t.owner) == "x"

sent if input.t.owner == http.send({"method": "GET", "url": input.url}).body.owner

either if input.t.owner == input.user

either if {
	input.t.owner == "x"
	to_number(input.user) == 1
}

slow if count(numbers.range(1, 100000000)) == input.t.owner

printed if {
	print("asked by", input.user)
	input.t.owner == input.user
}

mask.t.owner.replace.value := acme.owner(input.user)
`;

interface Opened {
  port: number;
  ask: (rule: string, body: object, headers?: Record<string, string>) => Promise<ReceivedAnswer>;
}

const OWNER = /^.*acme\.owner.*\n/gm;

async function open(
  server: Omit<DecisionServerOptions, "isLoopback" | "policies"> = {},
  load: LoadServedOptions = {},
  sources = ["rows.rego"],
): Promise<Opened> {
  const text = load.builtins === undefined ? POLICY.replaceAll(OWNER, "") : POLICY;
  const cwd = load.cwd ?? (await makeFolder({ "rows.rego": text }));
  const policies = await loadServedPolicies(sources, { cwd, ...load });
  onTestFinished(() => policies[Symbol.asyncDispose]());
  const { port } = await startServer({ policies, ...server });
  return {
    port,
    ask: (rule, body, headers = {}) =>
      send(port, {
        method: "POST",
        path: `/v1/compile/rows/${rule}`,
        body: JSON.stringify(body),
        headers: { accept: ACCEPT, ...headers },
      }),
  };
}

function ownerOf(calls: string[], call = (user: string): string => `owner of ${user}`): Builtin {
  return defineBuiltin({
    name: "acme.owner",
    args: ["string"],
    result: "string",
    effect: false,
    call: ([user]) => {
      const name = typeof user === "string" ? user : "";
      calls.push(name);
      return Promise.resolve(call(name));
    },
  });
}

const resultOf = ({ status, body }: ReceivedAnswer): unknown => [status, JSON.parse(body)];
const sql = (query: string, more: object = {}): unknown => [200, { result: { query, ...more } }];
const ADA = { input: { user: "ada" } };

// What it answers is compared with OPA's answers in rest-api.test.ts, and with its events in logs/decision-events.test.ts.
describe("POST /v1/compile/{path}", () => {
  it("calls built-ins of one's own, as any decision does", async () => {
    const calls: string[] = [];
    const { ask } = await open({}, { builtins: [ownerOf(calls)] });
    expect(resultOf(await ask("asked", ADA))).toEqual(sql("WHERE t.owner = E'owner of ada'"));
    expect(resultOf(await ask("asked_twice", ADA))).toEqual(sql("WHERE t.owner = E'owner of owner of ada'"));
    expect(calls).toEqual(["ada", "ada", "owner of ada"]);
    const masked = await ask("allow", { ...ADA, options: { maskRule: "mask" } });
    const masks = { t: { owner: { replace: { value: "owner of ada" } } } };
    expect(resultOf(masked)).toEqual(sql("WHERE t.owner = E'ada'", { masks }));
  });

  it("mirrors a comparison whose right side is unknown, and unrolls every over what is known", async () => {
    const { ask } = await open();
    expect(resultOf(await ask("older", ADA))).toEqual(sql("WHERE t.age > E'5'"));
    expect(resultOf(await ask("every_owner", ADA))).toEqual(
      sql("WHERE (t.owner <> E'ada' AND t.owner <> E'eve')"),
    );
  });

  it("says of a policy that has no filters where it has none", async () => {
    const { ask } = await open();
    const { status, body } = await ask("of_a_list", ADA);
    const errors = [{ code: "pe_fragment_error", message: expect.stringContaining("invalid ref operand") }];
    expect([status, JSON.parse(body)]).toMatchObject([400, { errors }]);
  });

  it("refuses a mapping of columns to what is no name", async () => {
    const { ask } = await open();
    const options = { targetSQLTableMappings: { postgresql: { t: { owner: 5 } } } };
    const { status, body } = await ask("allow", { ...ADA, options });
    expect([status, JSON.parse(body)]).toMatchObject([
      400,
      { code: "invalid_parameter", message: expect.stringContaining("t.owner: expected string") },
    ]);
  });

  it("refuses a built-in of one's own whose arguments are unknown", async () => {
    const calls: string[] = [];
    const { ask } = await open({}, { builtins: [ownerOf(calls)] });
    const { status, body } = await ask("asked_of_unknown", ADA);
    expect([status, body]).toEqual([400, expect.stringContaining("invalid builtin `acme.owner`")]);
    expect(calls).toEqual([]);
  });

  it.each([
    { maskRule: 'data.rows[acme.owner("eve")]' },
    { maskRule: 'data.rows[http.send({"url": "x"}).body]' },
  ])("calls no built-in that a request names: $maskRule", async (options) => {
    const calls: string[] = [];
    const { ask } = await open({}, { builtins: [ownerOf(calls)], allowNet: ["localhost"] });
    const { status, body } = await ask("allow", { ...ADA, options });
    expect([status, body]).toEqual([500, expect.stringContaining("unsafe built-in function calls")]);
    expect(calls).toEqual([]);
  });

  it("tells the error of a built-in of one's own, and makes no filters", async () => {
    const builtin = ownerOf([], () => {
      throw new Error("the service is away");
    });
    const { ask } = await open({}, { builtins: [builtin] });
    const { status, body } = await ask("asked", ADA);
    expect([status, body]).toEqual([500, expect.stringContaining("acme.owner")]);
  });

  it("asks the network for policies where it is allowed", async () => {
    const service = createServer((_, response) => {
      response.setHeader("content-type", "application/json").end('{"owner":"eve"}');
    }).listen(0, "127.0.0.1");
    onTestFinished(() => void service.close());
    await once(service, "listening");
    const host = `127.0.0.1:${String((service.address() as AddressInfo).port)}`;
    const asked = { input: { url: `http://${host}/` } };
    const allowed = await open({}, { allowNet: [host] });
    expect(resultOf(await allowed.ask("sent", asked))).toEqual(sql("WHERE t.owner = E'eve'"));
    const { status, body } = await (await open()).ask("sent", asked);
    expect([status, body]).toEqual([500, expect.stringContaining("builtin_not_allowed")]);
  });

  it("takes errors of built-ins for undefined, unless they are strict", async () => {
    const eve = { input: { user: "eve" } };
    expect(resultOf(await (await open()).ask("either", eve))).toEqual(sql("WHERE t.owner = E'eve'"));
    const { ask } = await open({ evaluate: { strictBuiltinErrors: true } });
    const { status, body } = await ask("either", eve);
    expect([status, body]).toEqual([500, expect.stringContaining("eval_builtin_error")]);
  });

  it("needs a token where others do", async () => {
    const { ask } = await open({ tokens: AcceptedTokens.parse(["secret"]) });
    expect((await ask("allow", ADA)).status).toBe(401);
    expect((await ask("allow", ADA, { authorization: "Bearer secret" })).status).toBe(200);
  });

  it("has the limits of other requests, and serves the next", async () => {
    const { ask } = await open({ maxBodyBytes: 100 });
    const { status, body } = await ask("allow", { input: { user: "x".repeat(100) } });
    expect([status, JSON.parse(body)]).toEqual([
      400,
      { code: "invalid_parameter", message: "request body too large (limit: 100 bytes)" },
    ]);
    expect((await ask("allow", ADA)).status).toBe(200);
  });

  it("ends at the time limit of an evaluation", async () => {
    const { ask } = await open({ evaluate: { timeoutMs: 1_000 } });
    const { status, body } = await ask("slow", ADA);
    expect([status, JSON.parse(body)]).toMatchObject([500, { errors: [{ code: "timeout" }] }]);
  });

  it("makes at most as many calls as any decision", async () => {
    const { ask } = await open({ evaluate: { maxCalls: 1 } }, { builtins: [ownerOf([])] });
    const { status, body } = await ask("asked_twice", ADA);
    expect([status, JSON.parse(body)]).toMatchObject([500, { errors: [{ code: "call_limit" }] }]);
  });

  it("tells what policies print", async () => {
    const printed: string[] = [];
    const { ask } = await open({ onPrint: (message) => void printed.push(message) });
    await ask("printed", ADA);
    expect(printed).toEqual(["asked by ada"]);
  });

  it("is measured as OPA measures it", async () => {
    const metrics = await ServerMetrics.create();
    const { ask, port } = await open({ metrics });
    await ask("allow", ADA);
    await ask("allow", ADA, { accept: "text/html" });
    const { body } = await send(port, { method: "GET", path: "/metrics" });
    for (const code of [200, 400]) {
      expect(body).toContain(
        `http_request_duration_seconds_count{code="${String(code)}",handler="v1/compile",method="post"} 1`,
      );
    }
  });

  it("answers no filters that the log does not take", async () => {
    const { ask } = await open({ onDecision: () => Promise.reject(new Error("the disk is full")) });
    const { status, body } = await ask("allow", ADA);
    expect([status, JSON.parse(body)]).toEqual([
      500,
      { code: "internal_error", message: "the decision could not be logged, so it is not answered" },
    ]);
  });

  // OPA's server closes the connection without an answer.
  it.each([
    {
      what: "a target without a dialect",
      accept: "application/vnd.opa.multitarget+json",
      body: { options: { targetDialects: ["sql"] } },
      says: "options.targetDialects: sql is no target and dialect such as sql+postgresql",
    },
    {
      what: "an unknown element of a list",
      body: { unknowns: ["input[0]"] },
      says: "error(s) occurred while parsing unknowns: input[0]: the first step must be a name",
    },
  ])("refuses $what", async ({ accept = ACCEPT, body: asked, says }) => {
    const { ask } = await open();
    const { status, body } = await ask("allow", asked, { accept });
    expect([status, JSON.parse(body)]).toEqual([400, { code: "invalid_parameter", message: says }]);
  });

  it("tells nothing of itself where OPA's compiler breaks, and serves the next", async () => {
    const { ask } = await open();
    const { status, body } = await ask("not_first", ADA);
    expect([status, JSON.parse(body)]).toEqual([
      500,
      {
        code: "internal_error",
        message: "error(s) occurred while evaluating query",
        errors: [
          { code: "opa_core_failed", message: expect.not.stringMatching(/goroutine|\.go:/) as string },
        ],
      },
    ]);
    expect((await ask("allow", ADA)).status).toBe(200);
  });

  it("refuses a body that is not UTF-8, and text after the JSON", async () => {
    const { port } = await open();
    const headers = { accept: ACCEPT };
    const path = "/v1/compile/rows/allow";
    for (const body of ["{} x", Buffer.from([0x22, 0xff, 0x22]).toString("latin1")]) {
      const answer = await send(port, { method: "POST", path, body, headers });
      expect(JSON.parse(answer.body)).toMatchObject({ code: "invalid_parameter" });
    }
  });

  it("needs the Rego of the policies", async () => {
    const cwd = await makeFolder({ "app.rego": 'package rows\n\nallow := input.user == "ada"\n' });
    const { wasm } = await compilePolicy("app.rego", { cwd, entrypoint: ["rows/allow"] });
    await writeFile(join(cwd, "app.wasm"), wasm);
    const { ask } = await open({}, { cwd }, ["app.wasm"]);
    expect(resultOf(await ask("allow", ADA))).toEqual([
      501,
      { code: "invalid_operation", message: expect.stringContaining("serve the Rego files") as string },
    ]);
  });

  it("makes none before the first bundle, and ends by the policies that it began with", async () => {
    const load = async (owner: string, builtins: Builtin[]): Promise<ServedPolicies> => {
      const text = `package rows\n\nallow if input.t.owner == "${owner}"\n`;
      const asked = builtins.length > 0 ? 'allow if input.t.owner == acme.owner("x")\n' : "";
      const cwd = await makeFolder({ "rows.rego": `${text}\n${asked}` });
      return loadServedPolicies(["rows.rego"], { cwd, builtins });
    };
    const current = new CurrentPolicies(undefined, () => ["rows"]);
    onTestFinished(() => current[Symbol.asyncDispose]());
    const { port } = await startServer({ policies: current });
    const ask = (): Promise<ReceivedAnswer> =>
      send(port, {
        method: "POST",
        path: "/v1/compile/rows/allow",
        body: '{"unknowns":["input.t"]}',
        headers: { accept: ACCEPT },
      });
    const early = await ask();
    expect([early.headers["retry-after"], ...(resultOf(early) as unknown[])]).toEqual([
      "1",
      503,
      { code: "internal_error", message: "one or more bundles are not activated: rows" },
    ]);

    const next = await load("new", []);
    const replacing = ownerOf([], (user) => {
      current.replace(next);
      return user;
    });
    current.replace(await load("old", [replacing]));
    expect(resultOf(await ask())).toEqual(sql("WHERE (t.owner = E'old' OR t.owner = E'x')"));
    expect(resultOf(await ask())).toEqual(sql("WHERE t.owner = E'new'"));
  });
});
