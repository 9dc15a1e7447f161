/**
 * Lists every key of OPA's configuration, for the test that compares them with those of `regohost serve`: the members
 * of the structs that OPA's source decodes, and keys that are only in its documentation. Run it again after a change of
 * OPA's version:
 *
 *     node scripts/opa-config-keys.mjs FOLDER_OF_OPAS_SOURCE VERSION
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const MODULE = "github.com/open-policy-agent/opa";

/** The structs whose members are decoded separately from the whole. */
const ROOTS = [
  ["", "v1/config", "Config"],
  ["services.*.", "v1/plugins/rest", "Config"],
  ["keys.*.", "v1/keys", "Config"],
  ["bundles.*.", "v1/plugins/bundle", "Source"],
  ["bundle.", "v1/plugins/bundle", "Config"],
  ["discovery.", "v1/plugins/discovery", "Config"],
  ["decision_logs.", "v1/plugins/logs", "Config"],
  ["status.", "v1/plugins/status", "Config"],
  ["caching.", "v1/topdown/cache", "Config"],
  ["distributed_tracing.", "internal/distributedtracing", "distributedTracingConfig"],
  ["metrics_export.", "internal/metricsexport", "metricsExportConfig"],
  ["server.metrics.", "v1/plugins/server/metrics", "Config"],
  ["server.encoding.", "v1/plugins/server/encoding", "Config"],
  ["server.decoding.", "v1/plugins/server/decoding", "Config"],
  ["storage.disk.", "v1/storage/disk", "cfg"],
];

const [source, version] = process.argv.slice(2);

const packages = new Map();

/** The structs of a package: the lines of their members, and the imports of their file. */
async function readPackage(folder) {
  const known = packages.get(folder);
  if (known !== undefined) return known;
  const structs = new Map();
  for (const name of await readdir(join(source, folder))) {
    if (!name.endsWith(".go") || name.endsWith("_test.go")) continue;
    const text = await readFile(join(source, folder, name), "utf8");
    const imported = text.matchAll(new RegExp(`^\\s+(\\w+ )?"${MODULE}/([^"]+)"$`, "gm"));
    const imports = new Map(
      [...imported].map(([, alias, path]) => [alias?.trim() ?? path.split("/").at(-1), path]),
    );
    for (const [, type, body] of text.matchAll(/^type (\w+) struct \{\n(.*?)^\}/gms)) {
      structs.set(type, { body, imports });
    }
    // Of a group of types.
    for (const [, type, body] of text.matchAll(/^\t(\w+) struct \{\n(.*?)^\t\}/gms)) {
      structs.set(type, { body, imports });
    }
  }
  packages.set(folder, structs);
  return structs;
}

/** The keys of a type: for a struct its members', for a map those of any. */
async function keysOfType(prefix, { folder, imports, above }, type) {
  const [, map, qualified] = /^(map\[string\])?\*?([\w.]+)$/.exec(type) ?? [];
  if (qualified === undefined) return [];
  const [name, alias] = qualified.split(".").reverse();
  const owner = alias === undefined ? folder : imports.get(alias);
  if (owner === undefined || !(await readPackage(owner)).has(name)) return [];
  return keysOf(map === undefined ? prefix : `${prefix}*.`, owner, name, above);
}

async function keysOfBody(prefix, context, body) {
  const keys = [];
  const lines = body.split("\n");
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at].replace(/\s*\/\/.*$/, "").trim();
    const inline = /^\w+\s+struct \{$/.test(line);
    if (inline) {
      const start = at + 1;
      while (!/^\s*\} `json:/.test(lines[at])) at++;
      const [, key] = /json:"([^",]+)/.exec(lines[at]) ?? [];
      if (key === undefined) throw new Error(`no key in JSON: ${lines[at]}`);
      keys.push(`${prefix}${key}`);
      keys.push(...(await keysOfBody(`${prefix}${key}.`, context, lines.slice(start, at).join("\n"))));
      continue;
    }
    const [, type, key] = /^\w+\s+(\S+)\s+`json:"([^",]+)/.exec(line) ?? [];
    if (key !== undefined && key !== "-") {
      keys.push(`${prefix}${key}`, ...(await keysOfType(`${prefix}${key}.`, context, type)));
    }
    // Embedded: its members are those of the struct.
    else if (/^[\w.]+$/.test(line)) keys.push(...(await keysOfType(prefix, context, line)));
  }
  return keys;
}

async function keysOf(prefix, folder, type, above = []) {
  const own = `${folder}.${type}`;
  // A recursive struct is expanded once.
  if (above.filter((outer) => outer === own).length > 1) return [];
  const struct = (await readPackage(folder)).get(type);
  if (struct === undefined) throw new Error(`${folder} has no struct ${type}`);
  return keysOfBody(prefix, { folder, imports: struct.imports, above: [...above, own] }, struct.body);
}

/** The keys in the tables of the documentation. */
async function documentedKeys() {
  const text = await readFile(join(source, "docs/docs/configuration.md"), "utf8");
  const rows = [...text.matchAll(/^\| `([a-z_]+(?:\[_\])?(?:\.[a-z0-9_]+(?:\[_\])?)+)`/gm)];
  return rows.map(([, key]) => key.replaceAll("[_]", ".*").replace(/\.named\.\w+\./, ".named.*."));
}

const keys = [];
for (const [prefix, folder, type] of ROOTS) keys.push(...(await keysOf(prefix, folder, type)));
const known = new Set(keys);
const documented = new Set((await documentedKeys()).filter((key) => !known.has(key)));
await writeFile(
  new URL("../test/server/serve/config/fixtures/opa-config-keys.json", import.meta.url),
  `${JSON.stringify({ source: `${MODULE} ${version}`, keys: [...known].sort(), documented: [...documented].sort() }, null, 2)}\n`,
);
