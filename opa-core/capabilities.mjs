import { CoreInstance } from "../src/engine/opa/core-instance.js";

// They need a network, which the module does not have.
const NETWORK = new Set(["http.send", "net.lookup_ip_addr"]);

/** They have a value for operands of types that they are not declared for. `test/engine/std/operand-types.test.ts` holds the list. */
const TAKE_OTHER_TYPES = new Set([
  "base64.is_valid",
  "graphql.is_valid",
  "graphql.parse_and_verify",
  "graphql.schema_is_valid",
  "json.is_valid",
  "json.match_schema",
  "json.verify_schema",
  "net.cidr_contains_matches",
  "net.cidr_is_valid",
  "regex.is_valid",
  "uri.is_valid",
  "uuid.rfc4122",
  "yaml.is_valid",
]);

/** The types that each operand must have, by their names; `any` for all. */
function operandsOf({ args = [] }) {
  return args.map(({ type, of }) =>
    type === "any" && Array.isArray(of) ? [...new Set(of.map((one) => one.type))] : [type],
  );
}

/**
 * What this version of OPA offers, asked from the built module: its capabilities file, and the standard
 * built-ins that a policy in Wasm calls in its host. Those that it has itself, and asks its host for what it does not
 * answer, are `native`.
 */
export function capabilitiesOf(wasm) {
  const core = new CoreInstance({ wasm: new WebAssembly.Module(wasm), data: undefined });
  const answer = core.run(Buffer.from(JSON.stringify({ op: "capabilities" })));
  if (answer.status !== 0) throw new Error(`capabilities: ${Buffer.from(answer.bytes)}`);
  const { capabilities, host, native } = JSON.parse(Buffer.from(answer.bytes).toString());
  const declared = new Map(capabilities.builtins.map((b) => [b.name, b]));
  const standard = {};
  for (const name of [...host, ...native].toSorted()) {
    const { decl, nondeterministic } = declared.get(name);
    const operands = operandsOf(decl);
    const isTyped = operands.some((types) => !types.includes("any"));
    standard[name] = {
      arity: operands.length,
      ...(isTyped && !TAKE_OTHER_TYPES.has(name) && !NETWORK.has(name) && { operands }),
      ...(nondeterministic && { nondeterministic }),
      ...(NETWORK.has(name) && { network: true }),
      ...(native.includes(name) && { native: true }),
    };
  }
  return { capabilities, standard };
}
