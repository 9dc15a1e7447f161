import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuiltinDeclaration } from "../../../src/engine/builtin/builtin.js";
import { isRegohostError, PolicyLoadError } from "../../../src/base/errors.js";
import {
  listTests,
  testRego,
  type AnswerTable,
  type TestRegoRequest,
} from "../../../src/engine/opa/test-rego.js";

/** Built-ins of the tools that the policies are for, with a replacement function each: most have no value. */
const HOSTS: Readonly<Record<string, readonly [args: number, mock: string]>> = {
  "result.new": [2, "new_result"],
  isManaged: [1, "is_managed"],
  "squealer.scan_string": [1, "none"],
  "sh.parse_commands": [1, "none"],
  "cidr.count_addresses": [1, "none"],
  "cidr.is_public": [1, "none"],
  "ec.oci.image_manifest": [1, "none"],
  "ec.oci.image_manifests": [1, "none"],
  "ec.oci.descriptor": [1, "none"],
  "ec.oci.image_referrers": [1, "none"],
  "ec.oci.blob": [1, "none"],
  "ec.oci.image_tag_refs": [1, "none"],
  "ec.oci.blob_files": [2, "none_of_two"],
  "ec.purl.parse": [1, "none"],
  "ec.purl.is_valid": [1, "none"],
  "ec.sigstore.verify_image": [2, "none_of_two"],
  "ec.sigstore.verify_attestation": [2, "none_of_two"],
};
const MOCKS = `package trust_mocks

new_result(message, _) := {"msg": message}

is_managed(_) := true

none(x) := x if false

none_of_two(x, _) := x if false
`;

export async function filesBelow(folder: string, isWanted: (path: string) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  const isHidden = (path: string): boolean => path.split(/[/\\]/).some((name) => name.startsWith("."));
  return entries.filter((path) => isWanted(path) && !isHidden(path)).sort();
}

/** Tests of policies that are written for a tool, whose built-ins are replaced. */
export interface ToolTests {
  /** A test for each of the originals, and its options. */
  request: TestRegoRequest & { builtins: readonly BuiltinDeclaration[]; answers: AnswerTable };
  /** The original name of a test. */
  nameOf: (name: string) => string;
  /** Number of files that cannot be compiled without their tool. */
  leftOut: number;
}

/** Reads the tests of a checkout. */
export async function readToolTests(checkout: string): Promise<ToolTests> {
  const paths = await filesBelow(checkout, (name) => name.endsWith(".rego"));
  const builtins = Object.entries(HOSTS).map(([name, [args]]) => ({
    name,
    args: Array.from({ length: args }, () => "any" as const),
    result: "any" as const,
  }));
  let request: TestRegoRequest = {
    files: await Promise.all(
      paths.map(async (path) => ({ path, text: await readFile(join(checkout, path), "utf8") })),
    ),
    builtins,
    maxErrors: 1_000_000,
    answers: {},
    timeoutMs: 1_800_000,
  };
  // Files that cannot be compiled without their tool are skipped, and so are their tests.
  for (;;) {
    try {
      await testRego({ ...request, run: "^nothing$" });
      break;
    } catch (error) {
      if (!isRegohostError(error, "rego_invalid") || !(error instanceof PolicyLoadError)) throw error;
      const refused = new Set(error.diagnostics.flatMap(({ location }) => location?.file ?? []));
      const left = request.files.filter(({ path }) => !refused.has(path));
      if (left.length === request.files.length) throw error;
      request = { ...request, files: left };
    }
  }
  const tests = await listTests(request);
  const mocked = Object.entries(HOSTS)
    .map(([name, [, mock]]) => ` with ${name} as data.trust_mocks.${mock}`)
    .join("");
  const wrappers = tests.map(
    ({ package: of, name }, index) => `test_${String(index)} if ${of}[${JSON.stringify(name)}]${mocked}\n`,
  );
  return {
    request: {
      ...request,
      builtins,
      answers: {},
      files: [
        ...request.files,
        { path: "trust_mocks.rego", text: MOCKS },
        { path: "trust_wrappers_test.rego", text: `package trust_wrappers_test\n\n${wrappers.join("\n")}` },
      ],
      run: "^data\\.trust_wrappers_test\\.",
      testTimeoutMs: 60_000,
    },
    nameOf: (wrapper) => {
      const test = tests[Number(wrapper.replace("test_", ""))];
      return test === undefined ? wrapper : `${test.package}.${test.name}`;
    },
    leftOut: paths.length - request.files.length,
  };
}
