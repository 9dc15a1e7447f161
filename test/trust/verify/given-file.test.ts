import { describe, expect, it } from "vitest";
import { readArtifact } from "../../../src/trust/verify/artifact.js";
import { readFileSource } from "../../../src/trust/verify/given-file.js";
import { makeFolder } from "../../cli/run.js";

describe("a file that an option names and that is not there", () => {
  it("is told with the nearest", async () => {
    const cwd = await makeFolder({ "builder.pub": "" });
    await expect(readFileSource("the key", { path: "builder.pib" }, cwd)).toFailWith(
      "document_not_found",
      /^the key builder\.pib cannot be read: there is no such file or directory \(did you mean builder\.pub\?\)$/,
    );
  });

  it.each([
    ["sha256", 64],
    ["sha512", 128],
  ])("is told how a digest is written where it has the digits of %s", async (algorithm, digits) => {
    const hex = "0".repeat(digits);
    await expect(readArtifact({ path: hex }, await makeFolder({}))).toFailWith(
      "document_not_found",
      new RegExp(`; as a digest it is ${algorithm}:${hex}$`),
    );
  });

  it.each(["0".repeat(63), "g".repeat(64)])("is no digest: %s", async (path) => {
    await expect(readArtifact({ path }, await makeFolder({}))).toFailWith(
      "document_not_found",
      /no such file or directory$/,
    );
  });
});
