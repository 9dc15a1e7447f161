import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** Conftest's parsers that no artifact has. */
const LEFT_OUT = ["cue"];

const program = (name) => `package main

import p "github.com/open-policy-agent/conftest/parser/${name}"

//go:wasmexport run
func run() { _ = (&p.Parser{}).Unmarshal(nil, nil) }

func main() {}
`;

/** What each of the parsers that are left out would be as a module of its own, in bytes. `npm run parsers -- --left-out` */
export function* leftOutSizes(go, flags, { goMod, here, work }) {
  const directory = join(work, "left-out");
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  cpSync(join(here, "go.sum"), join(directory, "go.sum"));
  writeFileSync(join(directory, "go.mod"), goMod);
  for (const name of LEFT_OUT) {
    writeFileSync(join(directory, "main.go"), program(name));
    go(["mod", "tidy"], { cwd: directory, stdio: "ignore" });
    const out = join(directory, `${name}.wasm`);
    go(["build", ...flags, "-o", out, "."], { cwd: directory, stdio: "inherit" });
    const wasm = readFileSync(out);
    const brotli = brotliCompressSync(wasm, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    yield /** @type {const} */ ([name, { wasm: wasm.length, brotli: brotli.length }]);
  }
}
