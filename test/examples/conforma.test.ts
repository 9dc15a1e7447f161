import { expect, it } from "vitest";
import { makeFolder, run } from "../cli/run.js";

const TESTS = `package conforma_test

test_parsed if ec.purl.parse("pkg:golang/k8s.io/client-go@v0.28.3").name == "client-go"

test_valid if ec.purl.is_valid("pkg:golang/k8s.io/client-go")

test_nothing_to_read if ec.oci.image_manifests(set()) == {}

test_unnamed if not ec.oci.blob("registry.example.com/app:1.0")

test_unsigned if {
	result := ec.sigstore.verify_image("app:1.0", {"ignore_rekor": true})
	not result.success
}

test_replaced if ec.oci.image_manifest("a").layers == [] with ec.oci.image_manifest as {"layers": []}
`;

it("tests call what names no registry, with both targets", async () => {
  const cwd = await makeFolder({ "conforma_test.rego": TESTS });
  const result = await run(["test", ".", "--builtins", "conforma", "--target", "wasm"], { cwd });
  expect(result).toMatchObject({ exitCode: 0, stderr: "" });
  expect(result.stdout).toContain("PASS: 6/6\n");
});
