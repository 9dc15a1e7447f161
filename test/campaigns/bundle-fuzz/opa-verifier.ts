import { spawn, spawnSync } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { BundleVerifyOptions } from "../../../src/trust/verify/bundle-options.js";

/** A bundle, and its required signer. */
interface Case {
  /** An archive, or a folder in the working directory. */
  bundle: Uint8Array | string;
  verification: BundleVerifyOptions;
}

/** OPA's own verifier, in one process. */
export interface OpaVerifier {
  /** OPA's error for the bundle; `undefined` when it accepts it. */
  refusal(one: Case): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Builds a program around the OPA of opa-core's go.mod, and starts it. @param cwd parent of folders. */
export async function startOpaVerifier(cwd: string): Promise<OpaVerifier> {
  const place = await mkdtemp(join(tmpdir(), "regohost-opa-verifier-"));
  await mkdir(place, { recursive: true });
  for (const [from, to] of [
    ["opa-core/go.mod", "go.mod"],
    ["opa-core/go.sum", "go.sum"],
    ["test/campaigns/bundle-fuzz/verifier.go", "main.go"],
  ] as const) {
    await copyFile(from, join(place, to));
  }
  const program = join(place, process.platform === "win32" ? "verifier.exe" : "verifier");
  const built = spawnSync("go", ["build", "-mod=mod", "-buildvcs=false", "-o", program, "main.go"], {
    cwd: place,
    encoding: "utf8",
  });
  if (built.status !== 0)
    throw new Error(`OPA's verifier cannot be built: ${built.stderr}`, { cause: built.error });
  const child = spawn(program, { cwd, stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async refusal({ bundle, verification }) {
      const { keys, keyId = "", scope = "", excludeFiles = [] } = verification;
      const given =
        typeof bundle === "string" ? { folder: bundle } : { archive: Buffer.from(bundle).toString("base64") };
      child.stdin.write(`${JSON.stringify({ ...given, keys, keyId, scope, exclude: excludeFiles })}\n`);
      const { done, value } = await lines.next();
      if (done === true) throw new Error("OPA's verifier ended");
      return (JSON.parse(value) as { error?: string }).error;
    },
    async close() {
      child.stdin.end();
      await new Promise((resolve) => child.once("close", resolve));
      await rm(place, { recursive: true, force: true });
    },
  };
}
