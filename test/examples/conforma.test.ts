import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { makeFolder, run } from "../cli/run.js";

const folder = fileURLToPath(new URL("../../examples/conforma", import.meta.url));

const TESTS = `package conforma_test

test_parsed if ec.purl.parse("pkg:golang/k8s.io/client-go@v0.28.3").name == "client-go"

test_valid if ec.purl.is_valid("pkg:golang/k8s.io/client-go")

test_replaced if ec.oci.image_manifest("a").layers == [] with ec.oci.image_manifest as {"layers": []}
`;

it("the answers are those that regohost test takes", async () => {
  const cwd = await makeFolder({ "conforma_test.rego": TESTS });
  const flags = ["--builtins", "conforma", "--fixtures", join(folder, "answers.json")];
  const result = await run(["test", ".", ...flags], { cwd });
  expect(result).toMatchObject({ exitCode: 0, stderr: "" });
  expect(result.stdout).toBe("PASS: 3/3\n");
});
