import { beforeAll, describe, expect, it } from "vitest";
import { BuiltinError, loadPolicy, type Policy } from "../../../src/index.js";

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
