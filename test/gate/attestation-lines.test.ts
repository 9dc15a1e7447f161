import { beforeAll, describe, expect, it } from "vitest";
import { makeFolder, run } from "../cli/run.js";
import { IDENTITY, ISSUER, startMockSigstore } from "../trust/verify/mock-sigstore.js";
import { ecdsa, pemOf, signed, STATEMENT } from "../trust/verify/signed-envelope.js";

const KEY = ecdsa();
const OTHER = ecdsa();
const DIGEST = "a".repeat(64);
const about = (predicateType: string, sha256 = DIGEST): object => ({
  ...STATEMENT,
  subject: [{ name: "app.tgz", digest: { sha256 } }],
  predicateType,
});
const PROVENANCE = about("https://slsa.dev/provenance/v1");
const SBOM = about("https://cyclonedx.org/bom");

const envelope = (statement: object, key = KEY): string => JSON.stringify(signed(statement, [key]));
const GOOD = envelope(PROVENANCE);

/** What `gh attestation download` calls its file. Windows has no such names. */
const BY_DIGEST = process.platform === "win32" ? `sha256-${DIGEST}.jsonl` : `sha256:${DIGEST}.jsonl`;

/** Files of two attestations, how a gate of each line ends, and which lines do not hold. */
const FILES: Record<string, [lines: string[], exitCode: number, refused: number[]]> = {
  "release.intoto.jsonl": [[GOOD, envelope(SBOM)], 0, []],
  "no-last-break.intoto.jsonl": [[GOOD], 0, []],
  [BY_DIGEST]: [[GOOD, envelope(SBOM)], 0, []],
  "stranger.intoto.jsonl": [[GOOD, envelope(SBOM, OTHER)], 1, [2]],
  "first-stranger.intoto.jsonl": [[envelope(SBOM, OTHER), GOOD], 1, [1]],
  "plain.intoto.jsonl": [[GOOD, JSON.stringify(SBOM)], 1, [2]],
  "another-subject.intoto.jsonl": [[GOOD, envelope(about("t:u", "b".repeat(64)))], 1, [2]],
  "cut.intoto.jsonl": [[GOOD, envelope(SBOM).slice(0, 80)], 2, [2]],
  "list.intoto.jsonl": [[`[${GOOD}]`], 2, [1]],
  "empty.intoto.jsonl": [["", ""], 2, []],
};

const POLICIES = {
  "each.rego": `package each

deny contains "unverified" if not regohost.verification()
`,
  "all.rego": `package all

types := {one.contents.predicateType | some one in input; one.verification.signer}

deny contains "no provenance" if not "https://slsa.dev/provenance/v1" in types

deny contains "no SBOM" if not "https://cyclonedx.org/bom" in types
`,
};

let sigstoreFiles: Record<string, string>;

beforeAll(async () => {
  const sigstore = await startMockSigstore();
  const sign = async (statement: object, identity = IDENTITY): Promise<string> =>
    JSON.stringify(await sigstore.sign({ payload: JSON.stringify(statement), identity }));
  const lines = [await sign(PROVENANCE), await sign(SBOM)];
  sigstoreFiles = {
    "trusted_root.json": JSON.stringify(sigstore.root()),
    "bundles.jsonl": `${lines.join("\n")}\n`,
    "one-stranger.jsonl": [...lines, await sign(SBOM, "https://github.com/other/app")].join("\n"),
  };
});

const place = (): Promise<string> =>
  makeFolder({
    ...POLICIES,
    ...sigstoreFiles,
    "key.pub": pemOf(KEY),
    ...Object.fromEntries(Object.entries(FILES).map(([name, [lines]]) => [name, lines.join("\n")])),
  });

const BY_KEY = ["--key", "key.pub", "--artifact", `sha256:${DIGEST}`];
const BY_ROOT = [
  ...["--trusted-root", "trusted_root.json", "--artifact", `sha256:${DIGEST}`],
  ...["--certificate-identity", IDENTITY, "--certificate-oidc-issuer", ISSUER],
];

interface JsonResult {
  input: string;
  outcome: string;
}

describe("attestations in JSON Lines", () => {
  it.each(Object.entries(FILES))("judges each line of %s", async (name, [lines, exitCode, refused]) => {
    const cwd = await place();
    const end = await run(["gate", "each.rego", name, ...BY_KEY, "-o", "json"], { cwd });
    expect(end).toMatchObject({ exitCode });
    const { results } = JSON.parse(end.stdout) as { results: JsonResult[] };
    const passed = results.filter(({ outcome }) => outcome === "pass").map(({ input }) => input);
    const holds = lines.map((_, index) => index + 1).filter((line) => !refused.includes(line));
    expect(passed).toEqual(lines.join("") === "" ? [] : holds.map((line) => `${name}:${line}`));
    expect(await run(["verify", name, ...BY_KEY], { cwd })).toMatchObject({ exitCode });
  });

  it.each([
    ["release.intoto.jsonl", 0, BY_KEY],
    ["no-last-break.intoto.jsonl", 1, BY_KEY],
    ["stranger.intoto.jsonl", 1, BY_KEY],
    ["cut.intoto.jsonl", 2, BY_KEY],
    ["bundles.jsonl", 0, BY_ROOT],
    ["one-stranger.jsonl", 1, BY_ROOT],
  ] as const)("combines the lines of %s, or judges none", async (name, exitCode, signer) => {
    const cwd = await place();
    const end = await run(["gate", "all.rego", name, ...signer, "--combine", "-o", "json"], { cwd });
    expect(end).toMatchObject({ exitCode });
    const { results } = JSON.parse(end.stdout) as { results: JsonResult[] };
    if (exitCode === 0) expect(results).toMatchObject([{ input: "Combined", outcome: "pass" }]);
    else expect(results.filter(({ outcome }) => outcome === "pass")).toEqual([]);
  });

  it("says of unverified lines that their signatures were not checked", async () => {
    const cwd = await place();
    const end = await run(["gate", "each.rego", "release.intoto.jsonl"], { cwd });
    expect(end).toMatchObject({ exitCode: 2 });
    expect(end.stdout).toMatch(
      /signatures were not checked.*release\.intoto\.jsonl:1.*release\.intoto\.jsonl:2/,
    );
  });
});
