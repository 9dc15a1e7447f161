import { PolicyLoadError } from "../base/errors.js";
import type { CompileJudgesResult } from "../engine/opa/compile-judges.js";
import type { RuleCompletion } from "../engine/opa/judging-request.js";
import type { RegoSourceFile } from "../engine/opa/rego-source.js";
import { mergeBaseDocuments, type BaseDocuments } from "../engine/source/base-document.js";
import type { RegoSource } from "../engine/source/bundle.js";
import { checkOutline } from "../engine/source/check-outline.js";
import { getOrigin } from "../engine/source/policy-origin.js";
import type { Schemas } from "../engine/source/schemas.js";
import { JsonSlice } from "../base/terms/json-slice.js";
import {
  checkJudgingData,
  checkMetadata,
  checkReferences,
  checkReserved,
  checkUnreadRules,
  describeReferences,
} from "./check-rules.js";
import { withConftestFile } from "./conftest-rules.js";
import { answering, type Loading } from "./gate-loading.js";
import type { GateModule } from "./gate-module.js";
import { checkDataSchemas } from "./inputs/data-schemas.js";
import { InputSchemas } from "./inputs/input-schemas.js";
import { loadPackage, getRulePaths } from "./load-package.js";
import { findInputsBlock, findMetadataFaults, keyLocation } from "./metadata.js";

/** The packages that judge, compiled. */
type CompiledJudges = Extract<CompileJudgesResult, { wasm: unknown }>;

/** The compiled sources, and the options. */
interface CompiledSources {
  merged: RegoSource;
  data: BaseDocuments;
  /** For validation. */
  schemas: Schemas;
  regoVersion: RegoSource["regoVersion"];
  complete: RuleCompletion | undefined;
  options: Loading;
}

/**
 * Loads a policy of all compiled Rego, after checking that no rule would be ignored.
 *
 * @throws PolicyLoadError `rule_unread`, `reference_undefined`, `metadata_invalid`, `data_invalid`, and as
 * `checkOutline`; the errors of loading.
 * @throws ConfigurationError `config_invalid` for an invalid schema in METADATA.
 */
export async function toRegoModule(
  judges: CompiledJudges,
  { merged, data, schemas, regoVersion, complete, options }: CompiledSources,
): Promise<GateModule> {
  const { cwd, builtins = [] } = options;
  const isConftest = options.rules !== undefined;
  const { group } = options;
  const { documents } = judges.outline;
  checkMetadata(await findMetadataFaults(judges.metadata), merged.files);
  const reading = {
    inputSchemas: new InputSchemas(schemas),
    rulePaths: getRulePaths(documents),
    complete,
    isConftest,
    getLocation: (policy: string) => {
      const block = findInputsBlock(judges.metadata, judges.outline, policy);
      return block && `${block.location.file}:${String(keyLocation(block, "custom", "inputs").row)}`;
    },
  };
  const packages = await Promise.all(judges.judging.map((found) => loadPackage(found, reading)));
  const grouped =
    group === undefined
      ? undefined
      : (await import("./conforma/load-configured.js")).toGroupModule(group, judges.judging, data);
  const whole = isConftest ? withConftestPlaceholder(grouped?.dataAt(0n) ?? data) : data;
  checkOutline(judges.outline, merged, whole);
  checkReserved(data);
  if (!isConftest) checkJudgingData(judges.judging, judges.unsupplied, data, options);
  // Data may be absent in ec, whose policies check what they need of it.
  const undefinedReferences =
    grouped === undefined
      ? checkReferences(judges.unsupplied, merged.files, whole, { packages: judges.judging, documents })
      : judges.unsupplied.filter(({ path }) => !whole.has(path));
  // A rule may be unread because of a misspelt reference to it.
  const ignoredRules = checkUnreadRules(judges.ignored, merged.files, options, !isConftest);
  const limits = { signal: options.signal, timeoutMs: options.compileTimeoutMs };
  await checkDataSchemas(judges.judging, data, reading.inputSchemas, limits);
  const { openPolicy } = await import("../engine/load-policy.js");
  const policy = await openPolicy(judges.wasm, {
    ...answering(options),
    data,
    origin: await getOrigin(merged, limits),
  });
  return {
    policy,
    data,
    files: merged.files,
    evaluator: {
      files: [...merged.files, ...addedRules(judges, complete)],
      builtins,
      regoVersion,
      maxMemoryBytes: options.maxMemoryBytes,
    },
    schemas,
    ignoredRules,
    unjudgedRules: [],
    undefinedReferences: describeReferences(undefinedReferences),
    packages,
    ...(isConftest
      ? {
          dataFor: ({ file }, now, required) =>
            withConftestFile((grouped?.dataAt(now, required) ?? data).bytes, file, cwd),
          unreadNamespaces: judges.unread,
        }
      : {}),
    ...(grouped === undefined ? {} : { configured: grouped.configured }),
  };
}

/** The rules that the compiler adds to the packages for another tool, as files for OPA's evaluator. */
function addedRules(
  { judging, outline }: CompiledJudges,
  complete: RuleCompletion | undefined,
): RegoSourceFile[] {
  if (complete === undefined) return [];
  const { reads, rules } = complete;
  const own = new Set(outline.documents.map(({ path }) => path.join("/")));
  return judging
    .filter(({ judged }) => judged.includes(reads))
    .map(({ path: policy }) => {
      const [first = "", ...others] = policy.split("/");
      const clause = `package ${first}${others.map((part) => `[${JSON.stringify(part)}]`).join("")}`;
      const texts = rules.filter(({ name }) => !own.has(`${policy}/${name}`)).map(({ text }) => text);
      return { path: `${policy} (added rules)`, text: [clause, ...texts].join("\n\n"), regoVersion: "v1" };
    });
}

/** Adds `data.conftest.file` to the data, so that a conflict is found before there is an input. */
function withConftestPlaceholder(data: BaseDocuments): BaseDocuments {
  const there = data.fileOf(["conftest"]);
  if (there !== undefined) {
    throw new PolicyLoadError(
      `the data has a value at /conftest (${there}), where rules: "conftest" puts the file; rename it`,
      { code: "data_invalid" },
    );
  }
  const document = JsonSlice.of(Buffer.from('{"conftest":{"file":{"name":"","dir":""}}}'));
  return mergeBaseDocuments([...data.parts, { name: "data.conftest.file", document }]);
}
