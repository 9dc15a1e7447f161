import { readFileSync } from "node:fs";
import { serviceBuiltins } from "regohost/builtins";
import { loadGate, type GateInputSource, type MaterialOptions, type Outcome } from "regohost/gate";
import { beforeAll, describe, expect, it } from "vitest";
import { isRegohostError } from "../../src/base/errors.js";
import { stubService } from "../builtins/service-stub.js";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder } from "../cli/run.js";

const onEnd = cleanUpAfterAll();

interface Case {
  name: string;
  rego: string;
  input: unknown;
  args?: Record<string, string>;
  fileValues?: Record<string, string[]>;
  project?: string;
  projectVersion?: string;
  findingType?: string;
  /** Of the engine: an error, no evaluation because the script ignores the material, or what it found. */
  verdict: {
    error?: string;
    ignored?: true;
    violations?: { message: string; suppress?: true }[];
    skipped?: boolean;
    reasons?: string[];
  };
}

/** A verdict: of a gate, which may refuse to load the policy. */
interface Verdict {
  outcome: Outcome | "refused";
  violations?: string[];
  suppressed?: string[];
  reason?: string;
}

/** A policy of the engine's samples in YAML, on one of its materials. */
interface PolicyCase extends Pick<Case, "args" | "verdict"> {
  policy: string;
  kind: string;
  material: string;
}

const { cases, files, policies } = JSON.parse(
  readFileSync(new URL("chainloop-verdicts.json", import.meta.url), "utf8"),
) as { cases: Case[]; files: Record<string, string>; policies: PolicyCase[] };

/** The cases in which the gate is stricter, with its verdict: by their names, and the input where there are several. */
const STRICTER: Readonly<Record<string, Verdict>> = {
  // A policy must have a rule that judges.
  "policy_without_violations.rego": { outcome: "refused" },
  "boilerplate/only-package-import.rego": { outcome: "refused" },
  // A result of the policy's own must read its violations.
  "boilerplate/detect-rules.rego": { outcome: "refused" },
  // What no file defines could never refuse.
  "boilerplate/multiple-imports.rego": { outcome: "refused" },
  "boilerplate/output/multiple-imports-output.rego": { outcome: "refused" },
  // A built-in that is not there is an error, and no reason to skip.
  "custom_builtin_permissive.rego": { outcome: "refused" },
  // A script that ignores or skips a material does not hide what it found.
  'result_format.rego {"specVersion":"1.0"}': {
    outcome: "fail",
    violations: ["wrong CycloneDX version. Expected 1.5, but it was 1.0"],
  },
  'boilerplate/output/result_format-output.rego {"specVersion":"1.0"}': {
    outcome: "fail",
    violations: ["wrong CycloneDX version. Expected 1.5, but it was 1.0"],
  },
  // Findings do not hide other violations.
  'mixed_violations.rego {"has_string_violation":true,"vulnerabilities":[{"id":"CVE-2024-5678","severity":"HIGH","purl":"pkg:npm/foo@1.0"}]}':
    { outcome: "fail", violations: ["Found vulnerability CVE-2024-5678", "simple string violation"] },
  // The engine's attestation refuses an empty message later.
  "suppressed with an empty message": { outcome: "fail", violations: ['{"message":"","suppress":true}'] },
  "suppressed finding beside violations": { outcome: "fail", violations: ["n"], suppressed: ["m"] },
};

/** The policies in YAML, and the materials, on which the gate is stricter. */
const STRICTER_FILES: Readonly<Record<string, Verdict>> = {
  // A built-in that is not there is an error, and no reason to skip.
  "pkg/policies/testdata/policy_undefined_builtin.yaml": { outcome: "refused" },
  // It does not fit the schema of SARIF.
  "pkg/attestation/crafter/materials/testdata/report.sarif": { outcome: "invalid" },
};

/** Policies in which the engine does not parse what it adds, because they do not import rego.v1. Here they pass. */
const PARSED = ["embedded-policy.yaml", "policy.yaml"].map(
  (name) => `app/cli/internal/policydevel/testdata/${name}`,
);

function stricter({ name, input }: Case): Verdict | undefined {
  return STRICTER[name] ?? STRICTER[`${name} ${JSON.stringify(input)}`];
}

/** The engine's gate blocks on violations that are not suppressed, also of a skipped policy. */
function expectedOf({
  verdict: { violations = [], skipped = false, reasons = [] },
}: Pick<Case, "verdict">): Verdict {
  const left = violations.filter(({ suppress }) => suppress !== true).map(({ message }) => message);
  const suppressed = violations.filter(({ suppress }) => suppress).map(({ message }) => message);
  const outcome = left.length > 0 ? "fail" : skipped ? "skipped" : "pass";
  const reason = reasons.at(-1);
  return toVerdict(outcome, left, suppressed, outcome === "skipped" ? reason : undefined);
}

function toVerdict(
  outcome: Outcome,
  violations: readonly string[],
  suppressed: readonly string[],
  reason?: string,
): Verdict {
  return {
    outcome,
    ...(violations.length === 0 ? {} : { violations: [...violations].sort() }),
    ...(suppressed.length === 0 ? {} : { suppressed: [...suppressed].sort() }),
    ...(reason === undefined ? {} : { reason }),
  };
}

async function judge({
  rego,
  input,
  args,
  fileValues = {},
  findingType,
  ...project
}: Case): Promise<Verdict> {
  const { project: name, projectVersion } = project;
  const policy = {
    apiVersion: "workflowcontract.chainloop.dev/v1",
    kind: "Policy",
    metadata: { name: "my-policy", ...(findingType === undefined ? {} : { finding_type: findingType }) },
    spec: { policies: [{ kind: "EVIDENCE", embedded: rego }] },
  };
  const files = Object.entries(fileValues).map(([input]) => ({ name: input, path: `${input}.json` }));
  const cwd = await makeFolder({
    "policy.yaml": JSON.stringify(policy),
    ...Object.fromEntries(
      Object.entries(fileValues).map(([input, list]) => [`${input}.json`, JSON.stringify(list)]),
    ),
  });
  const material = { kind: "EVIDENCE", args, argFiles: files, project: name, projectVersion };
  return judgeBy(cwd, "policy.yaml", material, { name: "m.json", text: JSON.stringify(input) });
}

/** The verdict of the scripts of a policy together: the engine merges them. */
async function judgeBy(
  cwd: string,
  policy: string,
  material: MaterialOptions,
  input: GateInputSource,
): Promise<Verdict> {
  try {
    const builtins = serviceBuiltins(stubService({}), { namespace: "chainloop" });
    await using gate = await loadGate(policy, { cwd, builtins, material });
    const { results, outcome } = await gate.judge([input]);
    const judged = results.filter((result) => result.policy !== undefined);
    const skipped = judged.length > 0 && judged.every((result) => result.outcome === "skipped");
    // The last script: the samples with several ignore the material in those before.
    const reason = judged.at(-1)?.skipReason;
    return toVerdict(
      skipped ? "skipped" : outcome,
      judged.flatMap(({ violations }) => violations.map(({ message }) => message)),
      judged.flatMap(({ excepted }) => excepted.map(({ message }) => message)),
      skipped && reason !== "" ? reason : undefined,
    );
  } catch (error) {
    if (!isRegohostError(error)) throw error;
    return { outcome: "refused" };
  }
}

describe("the verdict of Chainloop's engine on", () => {
  it.each(cases.map((one) => ({ ...one, shown: JSON.stringify(one.input) })))(
    "$name, $shown",
    async (one) => {
      const own = await judge(one);
      if (one.verdict.error === undefined) expect(own).toEqual(stricter(one) ?? expectedOf(one));
      // An error has no verdict there: here it may be a failure, and never a pass.
      else expect(["fail", "invalid", "undecided", "refused"]).toContain(own.outcome);
    },
  );
});

describe("the verdict of Chainloop's engine by", () => {
  let cwd: string;
  beforeAll(async () => {
    cwd = await makeFolder(files, onEnd);
  });

  it.each(policies)("$policy on $kind $material", async ({ policy, kind, material, args, ...one }) => {
    const own = await judgeBy(cwd, policy, { kind, args }, { path: material });
    const other = STRICTER_FILES[policy] ?? STRICTER_FILES[material];
    if (one.verdict.error === undefined && one.verdict.ignored === undefined)
      expect(own).toEqual(other ?? expectedOf(one));
    else if (PARSED.includes(policy)) expect(own).toEqual({ outcome: "pass" });
    else expect(["fail", "invalid", "undecided", "refused", "skipped"]).toContain(own.outcome);
  });
});

it("is stricter in the named cases alone, and never laxer", () => {
  const named = cases.filter((one) => stricter(one) !== undefined);
  expect(
    named.map(({ name, input }) => STRICTER[name] ?? STRICTER[`${name} ${JSON.stringify(input)}`]),
  ).toEqual(named.map(stricter));
  expect(named).toHaveLength(Object.keys(STRICTER).length);
  for (const one of named) {
    expect(stricter(one)).not.toEqual(expectedOf(one));
    expect(stricter(one)?.outcome).not.toBe("pass");
  }
});
