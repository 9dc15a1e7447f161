import { CoreInstance } from "../src/engine/opa/core-instance.js";

// They need a network, which the module does not have.
const NETWORK = new Set(["http.send", "net.lookup_ip_addr"]);

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
    standard[name] = {
      arity: decl.args?.length ?? 0,
      ...(nondeterministic && { nondeterministic }),
      ...(NETWORK.has(name) && { network: true }),
      ...(native.includes(name) && { native: true }),
    };
  }
  return { capabilities, standard };
}
