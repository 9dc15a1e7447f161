import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { GO_CHANGES, overlayRuntime } from "../../opa-core/go-runtime.mjs";

it("all changes of Go's runtime that do not fit another Go are named", () => {
  const folder = mkdtempSync(join(tmpdir(), "regohost-go-"));
  try {
    const runtime = join(folder, "src", "runtime");
    mkdirSync(runtime, { recursive: true });
    for (const file of ["rand", "mgc", "mgcpacer", "runtime1", "stack"])
      writeFileSync(join(runtime, `${file}.go`), "package runtime\n");
    // The function that seeds again is added, whatever the file has.
    const replacing = GO_CHANGES.filter((name) => name !== "reseed");
    const built = (): string => overlayRuntime(folder, folder, []);
    expect(replacing).not.toEqual([]);
    for (const name of replacing) expect(built).toThrow(`${name}: `);
    expect(built).toThrow("does not have this once: ");
    expect(overlayRuntime(folder, folder, replacing)).toBe(join(folder, "overlay.json"));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
