import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ConfigurationError } from "../../../src/base/errors.js";
import type { DemoContext } from "../../../src/testing/demo/demo-context.js";
import { createSigner } from "../../../src/testing/demo/demo-signer.js";

/** A signer where starting the mock authority fails so, and the notes that were written. */
async function signerWithout(
  error: Error,
): Promise<{ signer: Awaited<ReturnType<typeof createSigner>>; notes: string[] }> {
  vi.doMock("../../../src/testing/demo/mock-sigstore.js", () => ({
    startMockSigstore: () => Promise.reject(error),
  }));
  onTestFinished(() => {
    vi.doUnmock("../../../src/testing/demo/mock-sigstore.js");
  });
  const notes: string[] = [];
  const context = { note: async (text: string) => void notes.push(text) } as Partial<DemoContext>;
  const signer = await createSigner(context as DemoContext, true);
  return { signer, notes };
}

describe("createSigner, keyless", () => {
  it("signs with a key where the package is installed without @sigstore/mock, and says so", async () => {
    const missing = new ConfigurationError("it is not installed", { code: "dependency_missing" });
    const { signer, notes } = await signerWithout(missing);
    expect(signer.name).toBe("signed with a key made for this run");
    expect(signer.trust.keys).toHaveLength(1);
    expect(notes).toEqual([expect.stringContaining("@sigstore/mock")]);
  });

  it("does not hide another failure", async () => {
    await expect(signerWithout(new Error("no free port"))).rejects.toThrow("no free port");
  });
});
