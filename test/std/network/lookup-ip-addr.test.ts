import { describe, expect, test } from "vitest";
import { Recording } from "../../../src/index.js";
import { createAllowedHosts } from "../../../src/std/network/allowed-hosts.js";
import { createLookupIpAddr } from "../../../src/std/network/lookup-ip-addr.js";
import { machine } from "../../../src/std/network/network-environment.js";
import { loadSendPolicy } from "./send-policy.js";

const entrypoint = "n/addresses";

describe("net.lookup_ip_addr", () => {
  test("gives the set of addresses of an allowed host", async () => {
    const policy = await loadSendPolicy({ allowNet: ["127.0.0.1", "localhost:80"] });
    const decision = await policy.decide("127.0.0.1", { entrypoint });
    expect(decision.result).toEqual(["127.0.0.1"]);
    expect(decision.calls).toMatchObject([{ builtin: "net.lookup_ip_addr", effect: false }]);
    expect(decision.ndBuiltinCache).toEqual({ "net.lookup_ip_addr": { '["127.0.0.1"]': ["127.0.0.1"] } });
    const local = (await policy.evaluate("localhost", { entrypoint })) as string[];
    expect(local.some((address) => address === "127.0.0.1" || address === "::1")).toBe(true);
  });

  test("of a host that is not allowed ends the evaluation", async () => {
    const policy = await loadSendPolicy({ allowNet: ["127.0.0.1"] });
    await expect(policy.evaluate("localhost", { entrypoint })).toFailWith(
      "builtin_not_allowed",
      /net\.lookup_ip_addr: localhost is not allowed/,
    );
  });

  test("takes strings, as OPA's does, before it asks whether it is allowed", async () => {
    const policy = await loadSendPolicy({ defaults: { strictBuiltinErrors: true } });
    const error: unknown = await policy.evaluate(1, { entrypoint }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      code: "builtin_failed",
      opaCode: "eval_type_error",
      message: "net.lookup_ip_addr: operand 1 must be string but got number",
    });
  });

  test.each([
    ["ENOTFOUND", "lookup x.test: no such host", false],
    ["EAI_AGAIN", "lookup x.test: server misbehaving", true],
    ["EAI_FAIL", "lookup x.test: server misbehaving", true],
    ["ETIMEDOUT", "connect: connection timed out", true],
    ["ECONNREFUSED", "connect: connection refused", true],
  ])("tells by %s whether there is an answer", async (code, reason, isNoAnswer) => {
    const failure = Object.assign(new Error(`getaddrinfo ${code} x.test`), { code });
    const environment = { ...machine, resolve: () => Promise.reject(failure) };
    const lookup = createLookupIpAddr(createAllowedHosts(["x.test"]), environment);
    const context = {
      signal: new AbortController().signal,
      deadline: Infinity,
      speculative: false,
      evaluation: { decisionId: "", nowNs: 0n },
      report: () => undefined,
    };
    await expect(lookup.answer(["x.test"], context)).rejects.toMatchObject({
      name: "StandardBuiltinError",
      message: `net.lookup_ip_addr: ${reason}`,
      isNoAnswer,
    });
  });

  test("is a set again when it is replayed, without a network", async () => {
    const replay = Recording.parse('{"net.lookup_ip_addr":{"[\\"x.test\\"]":["192.0.2.2","192.0.2.1"]}}');
    const policy = await loadSendPolicy({ replay });
    const decision = await policy.decide("x.test", { entrypoint });
    expect(decision.result).toEqual(["192.0.2.1", "192.0.2.2"]);
  });
});
