import type { RegoLocation } from "../errors.js";
import type { RegoSourceFile, RegoSources } from "../opa/rego-source.js";
import { renameRuleHeads } from "./rule-heads.js";
import type { RuleHead } from "./rule-heads.js";
import { VERDICT_RULES } from "./verdict.js";

/** One definition of a rule that the verdict reads, of a package in which METADATA may tell them apart. */
export interface RuleDefinition {
  /** The package, with slashes. */
  policy: string;
  rule: string;
  file: string;
  /** Its head, by `ordinal`; absent where it does not start its line. */
  head?: number;
  location?: RegoLocation;
  /** Whether it gives elements of a set: `deny contains x`. */
  isPartialSet: boolean;
  /** Its METADATA, of any scope. */
  annotations: readonly Record<string, unknown>[];
}

/** Only files with such a word are parsed: the syntax tree of a large library is a multiple of its text. */
const NAMES = new RegExp(`\\b(?:${VERDICT_RULES.join("|")})\\b`);

/** The part of OPA's syntax tree that is read here. */
interface ParsedModule {
  package: { path: readonly { value: unknown }[] };
  rules?: readonly ParsedRule[];
}

interface ParsedRule {
  head: {
    ref: readonly { type: string; value: unknown }[];
    args?: readonly unknown[];
    key?: unknown;
    value?: unknown;
  };
  annotations?: readonly Record<string, unknown>[];
}

/** Begins the names of generated rules: no text holds it. */
export function unusedPrefix(files: readonly RegoSourceFile[]): string {
  let prefix = "regohost_";
  while (files.some(({ text }) => text.includes(prefix))) prefix += "_";
  return prefix;
}

/** The package with slashes, without `data`. */
function pathOf({ package: { path } }: ParsedModule): string {
  const [, ...segments] = path;
  return segments.map(({ value }) => String(value)).join("/");
}

/** The rule that a head defines, all of it or by variable keys; `undefined` for a part of it (`deny.licences`). */
function ruleOf({ head: { ref, args } }: ParsedRule): string | undefined {
  const [name, key] = ref;
  const isPart = key !== undefined && ["string", "number", "boolean", "null"].includes(key.type);
  return isPart || args !== undefined ? undefined : String(name?.value);
}

/**
 * The definitions of the rules that the verdict reads, where a file has METADATA; nothing where none has.
 *
 * OPA's parser is asked about a copy of the sources in which every line that may start a definition gives its rule
 * a name of its own: a rule with that name is the definition on that line.
 *
 * @throws PolicyLoadError `rego_invalid` with OPA's errors.
 */
export async function findDefinitions(sources: RegoSources, signal: AbortSignal): Promise<RuleDefinition[]> {
  const files = sources.files.filter(({ text }) => NAMES.test(text));
  if (!files.some(({ text }) => /^[ \t]*#[ \t]*METADATA[ \t]*\r?$/m.test(text))) return [];
  const prefix = unusedPrefix(files);
  const heads = new Map<string, RuleHead>();
  const renamed = files.map(({ path, text }, index) => ({
    path,
    text: renameRuleHeads(text, (head) => {
      const name = `${prefix}${head.rule}_${index}_${head.ordinal}`;
      heads.set(name, head);
      return name;
    }),
  }));
  const { parseRego } = await import("../opa/inspect-rego.js");
  const modules = await parseRego<ParsedModule>({ ...sources, files: renamed, signal });
  return Object.entries(modules).flatMap(([file, module]) => {
    const policy = pathOf(module);
    return (module.rules ?? []).flatMap((parsed) => {
      const name = ruleOf(parsed) ?? "";
      const head = heads.get(name);
      const rule = head?.rule ?? name;
      if (!VERDICT_RULES.includes(rule)) return [];
      // Of a head with several bodies OPA makes several rules, the first of them with the METADATA.
      heads.delete(name);
      const { ref, key, value } = parsed.head;
      const isPartialSet = ref.length === 1 && key !== undefined && value === undefined;
      const { annotations = [] } = parsed;
      const definition = { policy, rule, file, isPartialSet, annotations };
      if (head === undefined) return [definition];
      const { ordinal, row, column } = head;
      return [{ ...definition, head: ordinal, location: { file, row, column } }];
    });
  });
}
