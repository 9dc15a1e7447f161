import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = join(dirname(fileURLToPath(import.meta.url)), "toolchain");
const PINS = ["requirements.txt", "package.json", "package-lock.json"];

/** The name of Python 3 on this machine, or undefined. */
export function findPython() {
  for (const name of ["python3", "python"]) {
    try {
      execFileSync(name, ["-c", "import sys; assert sys.version_info >= (3, 8); import pip"], {
        stdio: "ignore",
      });
      return name;
    } catch {
      // The next one.
    }
  }
  return undefined;
}

/**
 * Installs the compiler (from PyPI) and binaryen (from npm) into a folder, both pinned by hash. What is there already is
 * kept while the pins are the same.
 *
 * @returns the commands and the folders of headers that the compiler needs.
 */
export function installToolchain(python, folder) {
  const pins = PINS.map((name) => readFileSync(join(here, name), "utf8").replaceAll("\r\n", "\n")).join("\n");
  const stamp = join(folder, "installed");
  const wanted = createHash("sha256").update(pins).digest("hex");
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const name of PINS) cpSync(join(here, name), join(folder, name));
    const pip = [
      "-m",
      "pip",
      "install",
      "--quiet",
      "--disable-pip-version-check",
      "--require-hashes",
      "--no-deps",
    ];
    execFileSync(python, [...pip, "--only-binary=:all:", "--target", "python", "-r", "requirements.txt"], {
      cwd: folder,
      stdio: ["ignore", "inherit", "inherit"],
    });
    execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"], {
      cwd: folder,
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    });
    writeFileSync(stamp, wanted);
  }
  const zig = join(folder, "python", "ziglang");
  return {
    zig: join(zig, process.platform === "win32" ? "zig.exe" : "zig"),
    libcxx: join(zig, "lib", "libcxx", "include"),
    builtins: join(zig, "lib", "include"),
    wasmOpt: join(folder, "node_modules", "binaryen", "bin", "wasm-opt"),
    pins,
  };
}
