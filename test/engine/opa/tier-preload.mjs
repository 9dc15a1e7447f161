// Preloaded into a process (`node --import`): reports at its end which of V8's compilers compiled each instance's
// exported functions.
import process from "node:process";

const instances = [];
WebAssembly.Instance = class extends WebAssembly.Instance {
  constructor(module, imports) {
    super(module, imports);
    instances.push(this.exports);
  }
};

// V8's own functions, with `--allow-natives-syntax`.
const tierOf = new Function(
  "f",
  "return %IsTurboFanFunction(f) ? 'optimized' : %IsLiftoffFunction(f) ? 'baseline' : 'not compiled'",
);

process.on("exit", () => {
  const tiers = instances.map((exported) =>
    Object.fromEntries(
      Object.entries(exported).flatMap(([name, value]) =>
        typeof value === "function" ? [[name, tierOf(value)]] : [],
      ),
    ),
  );
  process._rawDebug(`tiers ${JSON.stringify(tiers)}`);
});
