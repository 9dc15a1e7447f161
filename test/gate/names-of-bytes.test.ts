import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeFolder, run } from "../cli/run.js";

const POLICY = 'package main\n\ndeny contains "bad" if input.bad\n';
const NOTHING = 'package main\n\ndeny contains "other" if input.other\n';
const [LOST, LIKE] = [Buffer.of(0xff), Buffer.from("\ufffd")];

/** Writes a file with a name of bytes: `%` is where they are. */
async function write(folder: string, name: string, bytes: Buffer, text: string): Promise<void> {
  const path = Buffer.concat(
    join(folder, name)
      .split("%")
      .flatMap((part, index) => (index === 0 ? [Buffer.from(part)] : [bytes, Buffer.from(part)])),
  );
  await mkdir(Buffer.from(dirname(path.toString("latin1")), "latin1"), { recursive: true });
  await writeFile(path, text);
}

// Two names that look the same: one is of bytes that are no UTF-8, the other is of the character by which these are shown.
describe.skipIf(process.platform !== "linux").each([
  { what: "an input", name: "in/a%.json", bad: '{"bad": true}', good: "{}" },
  { what: "an input below such a folder", name: "in/d%/a.json", bad: '{"bad": true}', good: "{}" },
  { what: "a policy", name: "own/a%.rego", bad: POLICY, good: NOTHING },
  { what: "a policy below such a folder", name: "own/d%/a.rego", bad: POLICY, good: NOTHING },
  { what: "a policy of a package", name: "node_modules/own/a%.rego", bad: POLICY, good: NOTHING },
])("$what whose name is not UTF-8", ({ name, bad, good }) => {
  const isInput = name.startsWith("in/");
  const inputs = isInput
    ? ["in", "in/*", "in/**", "in/*/*.json", "in/**/*.json", "{in,none}/**"]
    : ["bad.json"];
  const policies = isInput
    ? ["p.rego"]
    : name.startsWith("own/")
      ? ["own", "own/**", "own/**/*.rego", "*wn", "own/*"]
      : ["npm:own"];

  it.each([
    { what: "beside one like it", names: [LOST, LIKE] },
    { what: "alone", names: [LOST] },
  ])("is never left out of a verdict: $what", async ({ names }) => {
    const cwd = await makeFolder({
      "p.rego": POLICY,
      "bad.json": '{"bad": true}',
      "in/first.json": "{}",
      "own/first.rego": NOTHING,
      "node_modules/own/package.json": '{"name": "own", "version": "1.0.0"}',
      "node_modules/own/first.rego": NOTHING,
    });
    for (const bytes of names) await write(cwd, name, bytes, bytes === LOST ? bad : good);
    for (const policy of policies) {
      for (const input of inputs) {
        const { exitCode, stdout, stderr } = await run(["gate", "-p", policy, "-i", input], { cwd });
        // A pattern of another depth matches nothing, and never all but this file.
        expect([policy, input, exitCode, stdout + stderr]).toEqual([
          policy,
          input,
          2,
          expect.stringMatching(/not valid UTF-8; rename it|matches no file/) as string,
        ]);
      }
    }
  });
});
