import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BUILT_KINDS } from "../../src/chainloop/kinds.js";
import { readMaterials } from "../../src/chainloop/read-materials.js";

interface Case {
  kind: string;
  name: string;
  text?: string;
  /** Of what is no text. */
  base64?: string;
  /** What the engine gives to a policy, without the content, which is the text in base64. */
  input?: { chainloop_metadata: Record<string, unknown> };
  refused?: string;
}

const { cases } = JSON.parse(readFileSync(new URL("chainloop-inputs.json", import.meta.url), "utf8")) as {
  cases: Case[];
};

/** Samples that the engine takes and that do not fit the schemas of their formats: docs/materials.md. */
const STRICTER = ["report.sarif", "sbom.cyclonedx-duplicated.json"];

function bytesOf({ text = "", base64 }: Case): Buffer {
  return base64 === undefined ? Buffer.from(text) : Buffer.from(base64, "base64");
}

async function inputOf(one: Case): Promise<unknown> {
  const { kind, name } = one;
  for await (const input of readMaterials([{ name, bytes: bytesOf(one) }], { kind, cwd: "." })) {
    if ("error" in input) throw input.error;
    if ("json" in input) return JSON.parse(Buffer.from(input.json).toString()) as unknown;
  }
  throw new Error("no input");
}

it("each kind has cases of which the engine made an input", () => {
  const recorded = new Set(cases.filter(({ input }) => input !== undefined).map(({ kind }) => kind));
  expect(BUILT_KINDS.filter((kind) => !recorded.has(kind))).toEqual([]);
});

describe("what Chainloop's engine makes of a material", () => {
  it.each(cases)("$kind of $name", async (one) => {
    const { kind, name, input } = one;
    if (input === undefined || STRICTER.includes(name)) {
      await expect(inputOf(one)).rejects.toMatchObject({
        code: expect.stringMatching(/^(?:document|envelope)_invalid$/) as string,
      });
      return;
    }
    const bytes = bytesOf(one);
    const empty = kind === "TRUFFLEHOG_JSON" && bytes.length === 0 ? Buffer.from("[]") : bytes;
    const content = empty.length === 0 ? {} : { content: empty.toString("base64") };
    const metadata = { ...input.chainloop_metadata, ...content };
    expect(await inputOf(one)).toEqual({ ...input, chainloop_metadata: metadata });
  });
});
