import { stat } from "node:fs/promises";
import { extname, resolve } from "node:path";
import { append } from "../base/lists.js";

/** Extensions of compiled policies, and of bundles with one. */
const COMPILED: readonly string[] = [".wasm", ".gz", ".tgz"];

async function entrypointsOfOne(path: string, cwd: string): Promise<string[]> {
  if (COMPILED.includes(extname(path).toLowerCase())) {
    const { loadPolicy } = await import("../index.js");
    await using policy = await loadPolicy(resolve(cwd, path));
    return [...policy.entrypoints];
  }
  const { inspectPolicies } = await import("../tooling/inspect-policies.js");
  const { definitions = [], packages } = await inspectPolicies(path, { cwd, definitions: true });
  const isTest = new Set(packages.filter(({ test }) => test).map((one) => one.path));
  const rules = definitions.filter(({ kind, name }) => kind !== "function" && !name.startsWith("test_"));
  return rules
    .filter((rule) => !isTest.has(rule.package))
    .flatMap((rule) => [rule.package, `${rule.package}/${rule.name.replaceAll(".", "/")}`]);
}

/** Names that no shell reads as more than text. Others would run what a policy's author wrote, and need quotes anyway. */
const PLAIN = /^[\w.:@/-]+$/;

/**
 * The entrypoints for `-e` in the policies among the words of a command line, those that need no quotes. Other words and
 * unreadable files have none.
 */
export async function listEntrypoints(words: readonly string[], cwd: string): Promise<string[]> {
  const found: string[] = [];
  for (const word of words) {
    const known = await stat(resolve(cwd, word)).catch(() => undefined);
    const isPolicy = [".rego", ...COMPILED].includes(extname(word).toLowerCase());
    if (known === undefined || !(known.isDirectory() || isPolicy)) continue;
    append(found, await entrypointsOfOne(word, cwd).catch(() => []));
  }
  return [...new Set(found)].filter((name) => PLAIN.test(name)).sort();
}
