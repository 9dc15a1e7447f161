import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";

const SOURCES = fileURLToPath(new URL("go/", import.meta.url));
const CACHE = fileURLToPath(new URL("../node_modules/.cache/bench/", import.meta.url));

/** Builds a program of `go/`; `undefined` without Go. */
function build(name, folder) {
  try {
    execFileSync("go", ["version"], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  mkdirSync(CACHE, { recursive: true });
  const program = `${CACHE}${name}${process.platform === "win32" ? ".exe" : ""}`;
  execFileSync("go", ["build", "-o", program, folder], {
    cwd: SOURCES,
    stdio: ["ignore", "inherit", "inherit"],
  });
  return program;
}

/** Builds OPA's own compiler for Wasm: gives the module of a policy, a text or files, with OPA's runtime; `undefined` without Go. */
export async function buildStockCompiler() {
  const program = build("compile", "./compile");
  if (program === undefined) return undefined;
  return (policy, entrypoint) => {
    const file = `${CACHE}policy.rego`;
    if (typeof policy === "string") writeFileSync(file, policy);
    const files = typeof policy === "string" ? [file] : policy;
    return execFileSync(program, [...files, entrypoint], { maxBuffer: 1 << 26 });
  };
}

/** Builds the peer with OPA's own evaluator (go/peers); `undefined` without Go. */
export const buildOpaPeer = () => build("peers", "./peers");

/** Builds the sequential program with OPA's own evaluator; `undefined` without Go. */
export async function buildGoBaseline() {
  const program = build("sequential", ".");
  if (program === undefined) return undefined;
  return {
    /** Milliseconds of the evaluation alone, without the start of the process. */
    run({ source, baseUrl, token, entrypoint, input }) {
      const query = `data.${entrypoint.replaceAll("/", ".")}`;
      const output = execFileSync(program, [fileURLToPath(source), query, baseUrl], {
        input: JSON.stringify(input),
        env: { ...process.env, BENCH_TOKEN: token },
        encoding: "utf8",
      });
      return Number(output);
    },
  };
}
