import { beforeAll, describe, expect, it } from "vitest";
import { BuiltinError, loadPolicy, Recording, type Policy } from "../../../../src/index.js";
import { createNetworkBuiltins } from "../../../../src/engine/std/network/network-builtins.js";
import { machine } from "../../../../src/engine/std/network/network-environment.js";
import { loadSendPolicy } from "./send-policy.js";

describe("standard built-ins that reach the network", () => {
  let policy: Policy;

  beforeAll(async () => {
    policy = await loadPolicy(
      {
        files: {
          "n.rego": `package n

default sent := "default"

sent := "answered" if http.send({"method": "get", "url": input.url})

looked_up := net.lookup_ip_addr(input.host)

default not_called := "default"

not_called := x if {
	input.never
	x := http.send({"method": "get", "url": input.url})
}
`,
        },
      },
      { entrypoint: ["n/sent", "n/looked_up", "n/not_called"] },
    );
  });

  it.each([
    ["n/sent", "http.send"],
    ["n/looked_up", "net.lookup_ip_addr"],
  ])("end the evaluation of %s instead of being undefined", async (entrypoint, name) => {
    const input = { url: "http://127.0.0.1:1/", host: "localhost" };
    for (const strictBuiltinErrors of [false, true]) {
      const error = await policy
        .evaluate(input, { entrypoint, strictBuiltinErrors })
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(BuiltinError);
      expect(error).toMatchObject({ code: "builtin_not_allowed", builtin: name });
    }
  });

  it("do no harm when they are not called", async () => {
    expect(await policy.evaluate({ url: "x" }, { entrypoint: "n/not_called" })).toBe("default");
    // An operand that is undefined is no call.
    expect(await policy.evaluate({}, { entrypoint: "n/sent" })).toBe("default");
  });
});

describe("net.lookup_ip_addr", () => {
  const entrypoint = "n/addresses";

  it("gives the set of addresses of an allowed host", async () => {
    const policy = await loadSendPolicy({ allowNet: ["127.0.0.1", "localhost:80"] });
    const decision = await policy.decide("127.0.0.1", { entrypoint });
    expect(decision.result).toEqual(["127.0.0.1"]);
    expect(decision.calls).toMatchObject([{ builtin: "net.lookup_ip_addr", effect: false }]);
    expect(decision.ndBuiltinCache).toEqual({ "net.lookup_ip_addr": { '["127.0.0.1"]': ["127.0.0.1"] } });
    const local = (await policy.evaluate("localhost", { entrypoint })) as string[];
    expect(local.some((address) => address === "127.0.0.1" || address === "::1")).toBe(true);
  });

  it("of a host that is not allowed ends the evaluation", async () => {
    const policy = await loadSendPolicy({ allowNet: ["127.0.0.1"] });
    await expect(policy.evaluate("localhost", { entrypoint })).toFailWith(
      "builtin_not_allowed",
      /net\.lookup_ip_addr: localhost is not allowed/,
    );
  });

  it("takes strings, as OPA's does, before it asks whether it is allowed", async () => {
    const policy = await loadSendPolicy({ defaults: { strictBuiltinErrors: true } });
    const error: unknown = await policy.evaluate(1, { entrypoint }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      code: "builtin_failed",
      opaCode: "eval_type_error",
      message: "net.lookup_ip_addr: operand 1 must be string but got number",
    });
  });

  it.each([
    ["ENOTFOUND", "lookup x.test: no such host", false],
    ["EAI_AGAIN", "lookup x.test: server misbehaving", true],
    ["EAI_FAIL", "lookup x.test: server misbehaving", true],
    ["ETIMEDOUT", "connect: connection timed out", true],
    ["ECONNREFUSED", "connect: connection refused", true],
  ])("tells by %s whether there is an answer", async (code, reason, isNoAnswer) => {
    const failure = Object.assign(new Error(`getaddrinfo ${code} x.test`), { code });
    const environment = { ...machine, resolve: () => Promise.reject(failure) };
    const [, lookup] = createNetworkBuiltins(["x.test"], environment);
    const context = {
      signal: new AbortController().signal,
      deadline: Infinity,
      speculative: false,
      evaluation: { decisionId: "", nowNs: 0n },
      report: () => undefined,
    };
    await expect(lookup?.answer(["x.test"], context)).rejects.toMatchObject({
      name: "StandardBuiltinError",
      message: `net.lookup_ip_addr: ${reason}`,
      isNoAnswer,
    });
  });

  it("is a set again when it is replayed, without a network", async () => {
    const replay = Recording.parse('{"net.lookup_ip_addr":{"[\\"x.test\\"]":["192.0.2.2","192.0.2.1"]}}');
    const policy = await loadSendPolicy({ replay });
    const decision = await policy.decide("x.test", { entrypoint });
    expect(decision.result).toEqual(["192.0.2.1", "192.0.2.2"]);
  });
});
