import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

// What a licence file starts with or contains, most specific first. A text that fits none is an error: the
// licence has to be read by a person, and a rule added.
/** @type {[id: string, pattern: RegExp][]} */
const LICENCES = [
  ["Apache-2.0", /Apache License,? Version 2\.0/],
  ["MIT", /Permission is hereby granted, free of charge, to any person obtaining a copy/],
  [
    "ISC",
    /Permission to use, copy, modify, and(?:\/or)? distribute this software for any purpose with or without fee/,
  ],
  [
    "BSD-3-Clause",
    /Redistribution and use in source and binary forms[^]*(?:Neither the name|may be used to endorse or promote)/,
  ],
  ["BSD-2-Clause", /Redistribution and use in source and binary forms/],
  ["MPL-2.0", /Mozilla Public License,? [Vv]ersion 2\.0/],
];

const LICENCE_FILE = /^(licen[cs]e|copying|notice|patents)([.-].*)?$/i;

/** All licences in a text: a file may hold more than one. */
function detect(text) {
  const words = text.replaceAll(/\s+/g, " ");
  const ids = LICENCES.filter(([, pattern]) => pattern.test(words)).map(([id]) => id);
  return ids.filter((id) => id !== "BSD-2-Clause" || !ids.includes("BSD-3-Clause"));
}

function licenceFiles(directory) {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map((entry) => entry.name)
    .toSorted();
}

/** C sources that are compiled into OPA's runtime for WebAssembly, which OPA embeds, and bear their own terms. */
const EMBEDDED = {
  "github.com/open-policy-agent/opa": ({ directory }) => [
    headerOf(directory, "wasm/src/libmpdec/mpdecimal.h"),
    // RE2's sources name a LICENSE file that is not among OPA's.
    { file: "wasm/src/re2", text: readFileSync(new URL("re2-licence.txt", import.meta.url), "utf8").trim() },
  ],
};

/** The comment a source file starts with. */
function headerOf(directory, file) {
  const source = readFileSync(join(directory, file), "utf8");
  const comment = /^\/\*([^]*?)\*\//.exec(source);
  if (comment === null) throw new Error(`${file} does not start with its terms`);
  return { file, text: comment[1].replaceAll(/^ \* ?/gm, "").trim() };
}

/** The licences of one module: at its root, beside the packages that are linked, and of what it embeds. */
function licencesOf(module) {
  const directories = new Set([module.directory]);
  for (let directory of module.packages) {
    for (; directory.length > module.directory.length; directory = join(directory, "..")) {
      directories.add(directory);
    }
  }
  const texts = [];
  for (const directory of [...directories].toSorted()) {
    for (const name of licenceFiles(directory)) {
      const text = readFileSync(join(directory, name), "utf8").replaceAll("\r\n", "\n").trim();
      const file = relative(module.directory, join(directory, name)).split(sep).join("/");
      // LICENSE.docs is of documentation alone, which is not linked.
      texts.push({ file, text, states: !/^(notice|patents)|\.docs$/i.test(name) });
    }
  }
  for (const embedded of EMBEDDED[module.path]?.(module) ?? []) texts.push({ ...embedded, states: true });
  const licences = texts.map(({ file, text, states }) => ({
    file,
    text,
    ids: states ? detect(text) : [],
    states,
  }));
  const unknown = licences.find(({ ids, states }) => states && ids.length === 0);
  if (unknown !== undefined) throw new Error(`${module.path}: ${unknown.file} is not a known licence`);
  if (!licences.some(({ states }) => states)) throw new Error(`${module.path} has no licence file`);
  return licences;
}

/**
 * The modules that are linked into the artifact, Go's standard library as `std`, sorted by path, each with its
 * version, its checksum as go.sum has it, its licence texts and the SPDX identifiers found in them.
 *
 * @param directory where go.mod and go.sum are.
 * @param target the package that is built, from there.
 */
export function linkedModules(go, directory, target = ".") {
  const format = "{{with .Module}}{{if not .Main}}{{.Path}}\t{{.Version}}\t{{.Dir}}\t{{$.Dir}}{{end}}{{end}}";
  const linked = new Map();
  for (const line of go(["list", "-deps", "-f", format, target]).trim().split("\n")) {
    const [path, version, moduleDirectory, packageDirectory] = line.split("\t");
    if (path === "") continue;
    const module = linked.get(path) ?? { path, version, directory: moduleDirectory, packages: [] };
    module.packages.push(packageDirectory);
    linked.set(path, module);
  }
  const sums = new Map();
  for (const line of readFileSync(join(directory, "go.sum"), "utf8").trim().split("\n")) {
    const [path, version, sum] = line.split(" ");
    sums.set(`${path} ${version}`, sum);
  }
  const modules = [...linked.values()].map((m) => withLicences(m, sums.get(`${m.path} ${m.version}`)));
  const version = `v${go(["env", "GOVERSION"]).trim().replace(/^go/, "")}`;
  modules.push(
    withLicences({ path: "std", version, directory: go(["env", "GOROOT"]).trim(), packages: [] }, undefined),
  );
  return modules.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function withLicences(module, sum) {
  const licences = licencesOf(module);
  const ids = [...new Set(licences.flatMap(({ ids }) => ids))].toSorted();
  return { path: module.path, version: module.version, sum, licences, ids };
}
