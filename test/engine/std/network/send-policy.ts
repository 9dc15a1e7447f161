import { onTestFinished } from "vitest";
import {
  compilePolicy,
  loadPolicy,
  type JsonValue,
  type LoadPolicyOptions,
  type Policy,
} from "../../../../src/index.js";

const compiled = compilePolicy(
  {
    files: {
      "n.rego": `package n

answer := http.send(input)

answers := [http.send(request) | some request in input.requests]

addresses := net.lookup_ip_addr(input)
`,
    },
  },
  { entrypoint: ["n/answer", "n/answers", "n/addresses"] },
);

/** A policy of one test that sends its input. */
export async function loadSendPolicy(options: LoadPolicyOptions): Promise<Policy> {
  const { wasm } = await compiled;
  const policy = await loadPolicy(wasm, { entrypoint: "n/answer", ...options });
  onTestFinished(() => policy.close());
  return policy;
}

/** The result of `http.send` for one request. */
export async function send(
  request: unknown,
  options: LoadPolicyOptions,
): Promise<Record<string, JsonValue> | undefined> {
  const policy = await loadSendPolicy(options);
  return (await policy.evaluate(request)) as Record<string, JsonValue> | undefined;
}
