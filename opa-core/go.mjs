import { execFileSync } from "node:child_process";

/** Runs go in a directory, for the target of the artifacts. */
export function goIn(directory) {
  const env = {
    ...process.env,
    GOOS: "wasip1",
    GOARCH: "wasm",
    CGO_ENABLED: "0",
    GOFLAGS: "",
    GOTOOLCHAIN: "local",
    GOWORK: "off",
  };
  for (const name of ["GOEXPERIMENT", "GOWASM", "GODEBUG"]) delete env[name];
  return (args, options = {}) =>
    execFileSync("go", args, { cwd: directory, env, encoding: "utf8", maxBuffer: 1 << 28, ...options });
}

/** The version of Go that is installed, such as `go1.26.8`; undefined without Go. */
export function installedGo(directory) {
  try {
    return goIn(directory)(["env", "GOVERSION"], { stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return undefined;
  }
}
