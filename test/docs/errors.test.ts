import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { errorOutcome } from "../../src/base/error-outcome.js";
import { ERROR_OUTCOMES, RegohostError, type ErrorCode } from "../../src/base/errors.js";
import { readGateArguments } from "../../src/gate/gate-arguments.js";
import { loadGate, type GateInputSource, type GateSource, type JudgeOptions } from "../../src/gate/index.js";
import {
  createServiceClient,
  defineBuiltin,
  loadPolicy,
  type EvaluateOptions,
  type Policy,
  type PolicySource,
  type ServiceClient,
  type ServiceClientOptions,
} from "../../src/index.js";
import { startEvidenceService, type FakeEvidenceService } from "../../src/testing/index.js";

const root = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");

const CODES = Object.keys(ERROR_OUTCOMES) as ErrorCode[];

const SECTION =
  /^### `(?<code>\w+)`\n\n\*\*(?<exit>[^*]+)\*\*: (?<cause>\S[^]*?)\n\n(?<cure>\S[^]*?)(?=\n\n|\n*$(?![^]))/gm;
const sections = [...read("docs/errors.md").matchAll(SECTION)].map(({ groups = {} }) => groups);

const EXITS = { fail: "Exit 1", invalid: "Exit 2", undecided: "Exit 3" } as const;

function exitOf(code: ErrorCode): string {
  if (ERROR_OUTCOMES[code] === "cause") return "Exit code of its cause";
  return EXITS[errorOutcome(new RegohostError("", { code }))];
}

describe("docs/errors.md", () => {
  it("has a cause and a cure of every code, and of no other", () => {
    const headings = [...read("docs/errors.md").matchAll(/^### `(.+)`$/gm)].map(([, code]) => code);
    expect(headings.toSorted()).toEqual(CODES.toSorted());
    expect(sections.map(({ code }) => code)).toEqual(headings);
  });

  it("says with which exit code each ends", () => {
    const said = Object.fromEntries(sections.map(({ code, exit }) => [code, exit]));
    expect(said).toEqual(Object.fromEntries(CODES.map((code) => [code, exitOf(code)])));
  });

  it("is of codes that the sources throw", () => {
    const sources = ["src", "builtins"].flatMap((folder) =>
      readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".ts"))
        .map((name) => read(`${folder}/${name.replaceAll("\\", "/")}`)),
    );
    const unused = CODES.filter((code) => !sources.some((text) => text.includes(`"${code}"`)));
    expect(unused).toEqual([]);
  });
});

describe("docs/gate.md", () => {
  it("has every note of a report", () => {
    const [, union = ""] =
      /^export interface GateNote \{[^]*?code:([^;]*);/m.exec(read("src/gate/gate-report.ts")) ?? [];
    const codes = [...union.matchAll(/"(\w+)"/g)].map(([, code]) => code);
    expect(codes.length).toBeGreaterThan(15);
    const section = read("docs/gate.md").split("\n## Reports\n")[1]?.split("\n## ")[0] ?? "";
    const rows = [...section.matchAll(/^- `(\w+)`: /gm)].map(([, code]) => code);
    expect(codes.filter((code) => !rows.includes(code))).toEqual([]);
  });
});

/** What ends with the code, and the same once it is cured as the page says. */
interface Case {
  code: ErrorCode;
  cause: () => Promise<unknown>;
  cure: () => Promise<unknown>;
}

const rego = (text: string): { files: Record<string, string> } => ({ files: { "p.rego": text } });
const GATE = rego('package gate\ndeny contains "no" if input.bad');
const LISTED = rego('package gate\ndeny contains "no" if data.list[input.x]');
const LOOKUP = rego("package p\nx := [acme.lookup(name) | some name in input]");
const TWO = rego("package p\nx := 1\ny := 2");

const lookup = (call: (name: string) => unknown, name = "acme.lookup"): ReturnType<typeof defineBuiltin> =>
  defineBuiltin({
    name,
    args: ["string"],
    result: "any",
    effect: false,
    call: ([text]) => call(text),
  });

/** Evaluates a policy that looks up two names. */
async function look(call: (name: string) => unknown, options: EvaluateOptions = {}): Promise<unknown> {
  await using policy = await loadPolicy(LOOKUP, { builtins: [lookup(call)], entrypoint: "p/x" });
  return await policy.evaluate(["a", "b"], options);
}

const load = (source: PolicySource): Promise<Policy> => loadPolicy(source, { entrypoint: ["p/x", "p/y"] });

async function evaluate(text: string, input: unknown = {}): Promise<unknown> {
  await using policy = await loadPolicy(rego(text), { entrypoint: "p/x" });
  return await policy.evaluate(input);
}

/** Judges, and throws what is wrong with the only input. */
async function judge(source: GateSource, input: GateInputSource, options: JudgeOptions = {}): Promise<void> {
  await using gate = await loadGate(source);
  const report = await gate.judge([input], options);
  const errorCode = report.results[0]?.errorCode;
  if (errorCode !== undefined) throw new RegohostError("", { code: errorCode });
  expect(report.outcome).toBe("pass");
}

let folder: string;
let service: FakeEvidenceService;
let token: string;
let digest: string;
const inFolder = (name: string): string => join(folder, name).replaceAll("\\", "/");
const unknown = `sha256:${"0".repeat(64)}`;

/** A client of the service, without any setting of this machine. */
async function ask<T>(
  what: (client: ServiceClient) => Promise<T>,
  options: Partial<ServiceClientOptions> = {},
): Promise<T> {
  await using client = createServiceClient({ baseUrl: service.baseUrl, token, env: {}, ...options });
  return await what(client);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "regohost-errors-"));
  await writeFile(inFolder("p.rego"), 'package gate\ndeny contains "no" if input.bad');
  await writeFile(inFolder("input.json"), '{"a": 1}');
  await writeFile(
    inFolder("a.vex.json"),
    JSON.stringify({
      "@context": "https://openvex.dev/ns/v0.2.0",
      "@id": "https://acme.example/vex/1",
      author: "Acme Security",
      timestamp: "2026-01-10T08:00:00Z",
      version: 1,
      statements: [{ vulnerability: { name: "CVE-2026-1" }, status: "fixed" }],
    }),
  );
  await writeFile(inFolder("twice.json"), '{"a": 1, "a": 2}');
  await writeFile(inFolder("data.json"), '{"list": {}}');
  service = await startEvidenceService();
  token = await service.issueToken({ kind: "api" });
  ({ digest } = service.addArtifact("{}", { kind: "SBOM_CYCLONEDX_JSON" }));
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const CASES: readonly Case[] = [
  {
    code: "config_invalid",
    cause: () => ask((client) => client.info(), { baseUrl: "http://service.example.com" }),
    cure: () => ask((client) => client.info()),
  },
  {
    code: "source_not_found",
    cause: () => loadPolicy(inFolder("q.rego")),
    cure: () => loadPolicy(inFolder("p.rego")),
  },
  { code: "source_empty", cause: () => loadPolicy([]), cure: () => loadPolicy(GATE) },
  {
    code: "rego_invalid",
    cause: () => loadPolicy(rego("package p\nx { true }")),
    cure: () => loadPolicy(rego("package p\nx { true }"), { regoVersion: "v0" }),
  },
  {
    code: "builtin_conflict",
    cause: () => loadPolicy(LOOKUP, { builtins: [lookup(String), lookup(String)] }),
    cure: () => loadPolicy(LOOKUP, { builtins: [lookup(String), lookup(String, "acme.other")] }),
  },
  {
    code: "entrypoint_unknown",
    cause: () => loadPolicy(GATE, { entrypoint: "gate/dany" }),
    cure: () => loadPolicy(GATE, { entrypoint: "gate/deny" }),
  },
  {
    code: "entrypoint_required",
    cause: () => load(TWO).then((policy) => policy.evaluate()),
    cure: () => load(TWO).then((policy) => policy.evaluate({}, { entrypoint: "p/x" })),
  },
  {
    code: "reference_undefined",
    cause: () => loadGate(LISTED),
    cure: () => loadGate(LISTED, { dataFiles: [inFolder("data.json")] }),
  },
  {
    code: "rule_unread",
    cause: () =>
      loadGate(rego('package gate\ndeny contains "a" if false\ndeny_root contains "b" if input.root')),
    cure: () => loadGate(rego('package gate\ndeny contains "a" if false\ndeny contains "b" if input.root')),
  },
  {
    code: "metadata_invalid",
    cause: () => loadGate(rego('package gate\n# METADATA\n# tittle: a\ndeny contains "a" if false')),
    cure: () => loadGate(rego('package gate\n# METADATA\n# title: a\ndeny contains "a" if false')),
  },
  { code: "policy_missing", cause: () => loadGate(rego("package lib\nx := 1")), cure: () => loadGate(GATE) },
  {
    code: "input_missing",
    cause: () => readGateArguments({ paths: [inFolder("p.rego")] }),
    cure: () => readGateArguments({ paths: [inFolder("p.rego"), inFolder("input.json")] }),
  },
  {
    code: "pattern_unmatched",
    cause: () => loadGate(inFolder("*.wasm")),
    cure: () => loadGate(inFolder("*.rego")),
  },
  {
    code: "exceptions_invalid",
    cause: () =>
      judge(
        GATE,
        { name: "a", value: {} },
        { exceptions: [{ id: "gate.deny", reason: "replaced", owner: "ada", expires: "soon" }] },
      ),
    cure: () =>
      judge(
        GATE,
        { name: "a", value: { bad: true } },
        {
          exceptions: [{ id: "gate.deny", reason: "replaced", owner: "ada", expires: "2999-01-31" }],
        },
      ),
  },
  {
    code: "vex_invalid",
    cause: () => judge(GATE, { name: "a", value: {} }, { vex: [inFolder("input.json")] }),
    cure: () => judge(GATE, { name: "a", value: {} }, { vex: [inFolder("a.vex.json")] }),
  },
  {
    code: "input_invalid",
    cause: () => evaluate("package p\nx := input.n", { n: NaN }),
    cure: () => evaluate("package p\nx := input.n", { n: 1 }),
  },
  {
    code: "number_too_large",
    cause: () => evaluate("package p\nx := input.n + 1", Buffer.from('{"n": 1e40000}')),
    cure: () => evaluate("package p\nx := input.n + 1", Buffer.from('{"n": 1e20}')),
  },
  {
    code: "document_not_found",
    cause: () => judge(GATE, { path: inFolder("lost.json") }),
    cure: () => judge(GATE, { path: inFolder("input.json") }),
  },
  {
    code: "document_too_large",
    cause: () => judge(GATE, { path: inFolder("input.json") }, { maxInputBytes: 4 }),
    cure: () => judge(GATE, { path: inFolder("input.json") }, { maxInputBytes: 40 }),
  },
  {
    code: "document_invalid",
    cause: () => judge(GATE, { path: inFolder("twice.json") }),
    cure: () => judge(GATE, { path: inFolder("twice.json") }, { allowDuplicateKeys: true }),
  },
  {
    code: "policy_failed",
    cause: () => evaluate("package p\nx := 1 if input.a\nx := 2 if input.b", { a: true, b: true }),
    cure: () => evaluate("package p\nx := 1 if input.a\nelse := 2 if input.b", { a: true, b: true }),
  },
  {
    code: "call_limit",
    cause: () => look((name) => name, { maxCalls: 1 }),
    cure: () => look((name) => name, { maxCalls: 2 }),
  },
  {
    code: "timeout",
    cause: () => look(() => new Promise(() => undefined), { timeoutMs: 5 }),
    cure: () => look((name) => name, { timeoutMs: 10_000 }),
  },
  {
    code: "aborted",
    cause: () => look((name) => name, { signal: AbortSignal.abort() }),
    cure: () => look((name) => name, { signal: new AbortController().signal }),
  },
  {
    code: "policy_closed",
    cause: async () => {
      const policy = await loadPolicy(GATE, { entrypoint: "gate/deny" });
      await policy.close();
      await policy.evaluate();
    },
    cure: () => evaluate("package p\nx := 1"),
  },
  {
    code: "not_synchronous",
    cause: () => loadPolicy(LOOKUP, { builtins: [lookup(String)], synchronous: true }),
    cure: () => look((name) => name),
  },
  {
    code: "builtin_failed",
    cause: () => look(() => Promise.reject(new Error("no"))),
    cure: () => look((name) => Promise.resolve(name)),
  },
  { code: "builtin_result_invalid", cause: () => look(() => NaN), cure: () => look(() => 1) },
  {
    code: "builtin_not_allowed",
    cause: () =>
      evaluate('package p\nx := http.send({"method": "GET", "url": input.url}).status_code', {
        url: "http://127.0.0.1:1/",
      }),
    cure: () => evaluate("package p\nx := 1"),
  },
  {
    code: "request_invalid",
    cause: () => ask((client) => client.discover("sha256:9f86")),
    cure: () => ask((client) => client.discover(digest)),
  },
  {
    code: "not_found",
    cause: () => ask((client) => client.discover(unknown)),
    cure: () => ask((client) => client.discover(digest)),
  },
  {
    code: "credentials_missing",
    cause: () => ask((client) => client.discover(digest), { token: async () => Promise.reject(new Error()) }),
    cure: () => ask((client) => client.discover(digest)),
  },
  {
    code: "credentials_malformed",
    cause: () => ask((client) => client.discover(digest), { token: token.slice(0, 20) }),
    cure: () => ask((client) => client.discover(digest)),
  },
  {
    code: "client_closed",
    cause: () => ask(async (client) => client.close().then(() => client.discover(digest))),
    cure: () => ask((client) => client.discover(digest)),
  },
];

describe.each(CASES)("$code", ({ code, cause, cure }) => {
  it("has this cause", () => expect(cause()).toFailWith(code));
  it("has this cure", () => cure());
});

/** The tests that provoke the other codes, which take more to come about: files below test/, without their extension. */
const PROVOKED_IN: Readonly<Record<string, readonly ErrorCode[]>> = {
  "evidence/client/access-token": ["credentials_expired"],
  "evidence/client/service-faults": [
    "service_unreachable",
    "service_timeout",
    "unauthenticated",
    "permission_denied",
    "rate_limited",
    "service_failed",
    "response_invalid",
  ],
  "evidence/client/create-service-client": ["wrong_address"],
  "evidence/client/grpc/discover-and-download": ["ambiguous_kind"],
  "cli/error-codes": [
    "usage_invalid",
    "gate_file_invalid",
    "output_unwritable",
    "start_failed",
    "unexpected",
  ],
  "cli/gate/review": ["change_refused"],
  "cli/mcp/calls.isolated": ["confined"],
  "cli/mcp/mcp-server": ["tool_denied"],
  "cli/login": ["login_failed"],
  "evidence/client/grpc/server-reflection": ["unimplemented"],
  "base/host/private-file": ["config_unreadable", "config_insecure"],
  "engine/rounds/policy-builtins": ["builtin_missing", "arity_mismatch"],
  "engine/rounds/policy-limits": ["memory_limit"],
  "engine/rounds/policy-values": ["stack_limit"],
  "gate/load-compiled": ["runtime_stock"],
  "gate/load-gate-refusals": ["data_invalid"],
  "gate/require-pinned": ["pin_missing"],
  "gate/undefined-rules": ["rules_unknown"],
  "engine/opa/core-calls.isolated": ["opa_core_failed"],
  "engine/opa/core-module.isolated": ["opa_core_unavailable"],
  "engine/opa/failed-starts.isolated": ["worker_unavailable"],
  "server/queue/content-store": ["digest_mismatch", "store_unavailable"],
  "server/queue/decision-worker": ["effect_interrupted"],
  "server/queue/redis-connection": ["dependency_missing"],
  "engine/recording/recording": ["recording_invalid", "recording_mismatch", "recording_ambiguous"],
  "trust/registry/cosign-attestation": ["envelope_invalid", "log_entry_invalid"],
  "trust/registry/fetch-policy": [
    "pin_mismatch",
    "lock_invalid",
    "lock_missing",
    "recording_missing",
    "response_too_large",
  ],
  "trust/registry/registry-client": ["redirect_refused"],
  "trust/registry/image-attestations": ["attestation_missing"],
  "engine/javascript/javascript-file": ["javascript_mismatch"],
  "engine/source/bundle-archive": ["bundle_invalid", "bundle_path_escape"],
  "engine/source/load-source": ["source_unreadable", "source_unsupported", "bundle_too_large"],
  "engine/source/read-document": ["document_unreadable"],
  "engine/source/signed-bundle": [
    "verification_key_missing",
    "signature_missing",
    "signature_invalid",
    "signer_untrusted",
    "key_invalid",
  ],
  "trust/tuf/read-tuf-root": ["trusted_root_invalid", "trusted_root_missing", "trusted_root_expired"],
  "trust/verify/sign": ["statement_invalid"],
  "trust/verify/verify-bundle": ["certificate_invalid", "timestamp_invalid", "subject_mismatch"],
  "engine/wasm/policy-module": ["wasm_invalid", "wasm_abi_unsupported"],
};

/** Whether a text is what a test expects: it stands in its cases or its body, and no error is made of it there. */
function isExpected(node: ts.Node): boolean {
  for (let above = node.parent; !ts.isSourceFile(above); above = above.parent) {
    if (ts.isNewExpression(above)) return false;
    if (ts.isCallExpression(above) && /^(?:it|test|describe)\b/.test(above.getText())) return true;
  }
  return false;
}

/** The texts that the tests of a file expect. */
function expectedIn(name: string): Set<string> {
  const expected = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && isExpected(node)) expected.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, read(`test/${name}.test.ts`), ts.ScriptTarget.Latest, true));
  return expected;
}

describe("every code is provoked by a test", () => {
  it("here or where this says, and in one place", () => {
    const provoked = [...CASES.map(({ code }) => code), ...Object.values(PROVOKED_IN).flat()];
    expect(provoked.toSorted()).toEqual(CODES.toSorted());
  });

  it.each(Object.entries(PROVOKED_IN))("test/%s.test.ts expects its codes", (name, codes) => {
    const expected = expectedIn(name);
    expect(codes.filter((code) => !expected.has(code))).toEqual([]);
  });

  it("and one that only makes an error does not count", () => {
    expect(read("test/builtins/discover.test.ts")).toContain('code: "ambiguous_kind"');
    expect(expectedIn("builtins/discover").has("ambiguous_kind")).toBe(false);
  });
});
