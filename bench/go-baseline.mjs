import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";

const SOURCES = fileURLToPath(new URL("go/", import.meta.url));
const CACHE = fileURLToPath(new URL("../node_modules/.cache/bench/", import.meta.url));

/** Builds the sequential program with OPA's own evaluator; `undefined` without Go. */
export async function buildGoBaseline() {
  try {
    execFileSync("go", ["version"], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  mkdirSync(CACHE, { recursive: true });
  const program = `${CACHE}sequential${process.platform === "win32" ? ".exe" : ""}`;
  execFileSync("go", ["build", "-o", program, "."], {
    cwd: SOURCES,
    stdio: ["ignore", "inherit", "inherit"],
  });
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
