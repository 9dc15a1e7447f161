import { describe, expect, it } from "vitest";
import { makeFolder, run } from "./run.js";

interface Fix {
  /** What OPA's changelog says was wrong. */
  name: string;
  files: Readonly<Record<string, string>>;
  /** The commands that gave a wrong answer, or refused the policy, with their exit code and the value that `eval` prints. */
  commands: readonly { args: readonly string[]; exitCode: number; stdout?: unknown }[];
}

/** What releases of OPA after 1.22.0 repaired; the single expressions are in test/runtime/programs/changelog.rego. */
const FIXES: readonly Fix[] = [
  {
    name: '1.22.1: x in {"a", input.y} never matched',
    files: {
      "member.rego": `package release

allowed if input.role in {"admin", input.owner}

deny contains "this role may not push" if not allowed
`,
      "member_test.rego": `package release_test

import data.release

test_owner_may_push if {
	count(release.deny) == 0 with input as {"role": "bob", "owner": "bob"}
}
`,
      "input.json": '{"role": "bob", "owner": "bob"}',
    },
    commands: [
      { args: ["gate", "-p", "member.rego", "input.json"], exitCode: 0 },
      { args: ["test", "member.rego", "member_test.rego"], exitCode: 0 },
      {
        args: ["eval", "data.release.deny", "-d", "member.rego", "-i", "input.json", "-f", "raw"],
        exitCode: 0,
        stdout: [],
      },
      {
        args: ["eval", "member.rego", "-e", "release/deny", "-i", "input.json", "-f", "raw"],
        exitCode: 0,
        stdout: [],
      },
    ],
  },
  {
    name: "1.22.2: iterating an empty collection was a type error",
    files: {
      "required.rego": `package sbom

required := []

waived := {}

deny contains sprintf("%s is missing", [name]) if {
	some name in required
	not input[name]
}

deny contains "no name" if not input.name

out := [w | w := waived[_]]
`,
      "input.json": '{"name": "app"}',
    },
    commands: [
      { args: ["check", "required.rego"], exitCode: 0 },
      { args: ["gate", "-p", "required.rego", "input.json"], exitCode: 0 },
      {
        args: ["eval", "data.sbom.out", "-d", "required.rego", "-f", "raw"],
        exitCode: 0,
        stdout: [],
      },
    ],
  },
  {
    name: "1.22.3: keys of an empty collection that with replaces were a type error",
    files: {
      "allowed.rego": `package licences

# the deployment replaces this document
default allowed := {}

deny contains sprintf("%s is not allowed", [c.licence]) if {
	some c in input.components
	not allowed.names[c.licence]
}
`,
      "allowed_test.rego": `package licences_test

import data.licences

test_mit if {
	count(licences.deny) == 0 with input as {"components": [{"licence": "MIT"}]} with data.licences.allowed as {"names": {"MIT": true}}
}

test_off if licences.allowed.off with licences.allowed as {"off": true}
`,
    },
    commands: [
      { args: ["check", "allowed.rego", "allowed_test.rego"], exitCode: 0 },
      { args: ["test", "allowed.rego", "allowed_test.rego"], exitCode: 0 },
      { args: ["test", "--target", "wasm", "allowed.rego", "allowed_test.rego"], exitCode: 0 },
    ],
  },
];

describe.each(FIXES)("$name", ({ files, commands }) => {
  it.each(commands)("$args", async ({ args, exitCode, stdout }) => {
    const cwd = await makeFolder(files);
    const result = await run([...args], { cwd });
    expect(result).toMatchObject({ exitCode });
    if (stdout !== undefined) expect(JSON.parse(result.stdout)).toEqual(stdout);
  });
});
