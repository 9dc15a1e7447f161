import { OPAClient } from "@open-policy-agent/opa";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AcceptedTokens } from "../../src/serve/access.js";
import { loadServedPolicies } from "../../src/serve/load-served-policies.js";
import type { ServedPolicies } from "../../src/serve/served-policies.js";
import { makeFolder } from "../cli/run.js";
import { startServer } from "./serve.js";

/** The policies of the client's own documentation and tests. */
const FILES = {
  "authz.rego": 'package authz\n\ndefault allow := false\n\nallow if input.subject == "alice"\n',
  "main.rego":
    'package system\n\nmain := {"msg": "this is the default path", "input": object.get(input, "name", null)}\n',
  "test.rego": `package test

p_bool := true

p_bool_false := false

compound_input := {"foo": input.name}

has_type if type_name(input) == "object"

compound_result := {"allowed": true}
`,
};

let policies: ServedPolicies;
const clean: (() => Promise<void>)[] = [];
beforeAll(async () => {
  const cwd = await makeFolder(FILES, (end) => clean.push(end));
  policies = await loadServedPolicies(Object.keys(FILES), { cwd });
});
afterAll(async () => {
  await policies[Symbol.asyncDispose]();
  for (const end of clean) await end();
});

async function client(options = {}): Promise<OPAClient> {
  const tokens = AcceptedTokens.parse(["alpha\n"]);
  const { port } = await startServer({ policies, tokens });
  return new OPAClient(`http://127.0.0.1:${String(port)}`, {
    headers: { authorization: "Bearer alpha" },
    ...options,
  });
}

it("evaluates rules with and without input", async () => {
  const opa = await client();
  expect(await opa.evaluate("authz/allow")).toBe(false);
  expect(await opa.evaluate("authz/allow", { subject: "alice" })).toBe(true);
  expect(await opa.evaluate("test/p_bool")).toBe(true);
  expect(await opa.evaluate("test/p_bool_false")).toBe(false);
  expect(await opa.evaluate("test/compound_input", { name: "alice" })).toEqual({ foo: "alice" });
  expect(await opa.evaluate("test/has_type", {})).toBe(true);
});

it("converts inputs and results", async () => {
  const opa = await client();
  const allowed = await opa.evaluate("test/compound_result", undefined, {
    fromResult: (result) => (result as Record<string, boolean>)["allowed"] ?? false,
  });
  expect(allowed).toBe(true);
});

it("evaluates the default decision", async () => {
  const opa = await client();
  expect(await opa.evaluateDefault()).toEqual({ msg: "this is the default path", input: null });
  expect(await opa.evaluateDefault({ name: "ada" })).toEqual({
    msg: "this is the default path",
    input: "ada",
  });
});

it("evaluates a batch one by one: OPA has no address for them either", async () => {
  const opa = await client();
  const inputs = { a: { name: "ada" }, b: { name: "bob" } };
  expect(await opa.evaluateBatch("test/compound_input", inputs, { fallback: true })).toEqual({
    a: { foo: "ada" },
    b: { foo: "bob" },
  });
});

it("is refused without its token", async () => {
  const opa = await client({ headers: {} });
  await expect(opa.evaluate("authz/allow")).rejects.toThrow();
});
