import { beforeAll, describe, expect, it } from "vitest";
import { compilePolicy, loadPolicy, type PolicySource } from "../../../src/index.js";
import { loadGate } from "../../../src/gate/index.js";

const REGO = 'package a\n\ndeny contains "no" if not input.ok\n';
let wasm: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  wasm = Uint8Array.from((await compilePolicy({ files: { "a.rego": REGO } }, { entrypoint: "a/deny" })).wasm);
});

const ending = (): Response =>
  new Response(
    new ReadableStream({
      pull(controller) {
        controller.error(new Error("the connection ended"));
      },
    }),
  );
const read = async (): Promise<Response> => {
  const response = new Response(REGO);
  await response.text();
  return response;
};

describe("a source", () => {
  it.each<[string, () => PolicySource]>([
    ["an ArrayBuffer", () => wasm.buffer],
    ["a Response with a module", () => new Response(wasm)],
    ["a Response with Rego", () => new Response(REGO)],
  ])("is %s, of a policy and of a gate", async (_, source) => {
    await using policy = await loadPolicy(source(), { entrypoint: "a/deny" });
    expect(await policy.evaluate({})).toEqual(["no"]);
    await using gate = await loadGate(source());
    expect((await gate.judge([{ name: "a", value: { ok: true } }])).outcome).toBe("pass");
  });

  it.each<[string, () => Response | Promise<Response>, Parameters<typeof loadPolicy>[1], RegExp]>([
    [
      "source_unreadable",
      () => new Response("secret", { status: 403 }),
      {},
      /^the policy is a response with the status 403$/,
    ],
    ["source_unreadable", read, {}, /read before/],
    ["source_unreadable", ending, {}, /ended early/],
    ["source_empty", () => new Response(null), {}, /is empty/],
    [
      "source_unsupported",
      () => Promise.resolve(new Response(REGO)).then((response) => ({ response }) as never),
      {},
      /a Response/,
    ],
  ])("is refused as %s", async (code, source, options, message) => {
    await expect(loadPolicy(await source(), options)).toFailWith(code as never, message);
  });
});
