// Compiles the examples of the public docstrings and of the documentation against the sources. Every public function and
// class must have one.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { entries } from "./entries.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const at = (path) => join(root, path);

const { config } = ts.readConfigFile(at("tsconfig.json"), ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
// An example may define more than it uses.
options.noUnusedLocals = false;
options.noUnusedParameters = false;

/** A block of TypeScript; the comment above it in a page declares its prerequisites. */
const BLOCK = /(?:^<!-- given: (?<given>.*?) -->\n+)?^```ts\n(?<code>.*?)^```$/gms;

/** The modules to compile, by file, each line with its origin. */
const modules = new Map();
const problems = entries
  .filter(({ specifier, source }) => options.paths?.[specifier]?.[0] !== `./${source}`)
  .map(({ specifier, source }) => `tsconfig.json: the path of ${specifier} must be ./${source}`);

/** Puts all blocks of a text into one module in the folder: a block sees the names of those above it. */
function addBlocks(text, where, firstLine, folder = "") {
  const lines = [];
  for (const { index, groups } of text.matchAll(BLOCK)) {
    const start = firstLine + text.slice(0, text.indexOf("```ts\n", index)).split("\n").length;
    if (groups.given !== undefined)
      lines.push({ text: groups.given, place: `${where}:${String(start - 1)}` });
    groups.code
      .split("\n")
      .forEach((line, offset) => lines.push({ text: line, place: `${where}:${String(start + 1 + offset)}` }));
  }
  if (lines.length > 0) modules.set(at(`${folder}example-${String(modules.size)}.ts`), lines);
  return lines.length > 0;
}

const sources = ts.createProgram(
  [...entries.map(({ source }) => at(source)), at("src/engine/wasm/web-assembly.d.ts")],
  options,
);
const checker = sources.getTypeChecker();
const seen = new Map();

/** Adds the examples of a declaration and its members. */
function addExamples(symbol) {
  if (seen.has(symbol)) return seen.get(symbol);
  let found = false;
  for (const declaration of symbol.declarations ?? []) {
    for (const node of [declaration, ...(declaration.members ?? [])]) {
      for (const tag of ts.getJSDocTags(node).filter(({ tagName }) => tagName.text === "example")) {
        const file = tag.getSourceFile();
        const where = relative(root, file.fileName);
        const { line } = file.getLineAndCharacterOfPosition(tag.getStart());
        // The comment's text begins on the line of the tag or on the next.
        const text = `\n${(ts.getTextOfJSDocComment(tag.comment) ?? "").trim()}\n`;
        if (addBlocks(text, where, line)) found = true;
        else problems.push(`${where}:${String(line + 1)}: an @example must have a block of ts`);
      }
    }
  }
  seen.set(symbol, found);
  return found;
}

for (const { specifier, source } of entries) {
  const file = sources.getSourceFile(at(source));
  const module = file && checker.getSymbolAtLocation(file);
  if (module === undefined) throw new Error(`${source} is no module`);
  for (const exported of checker.getExportsOfModule(module)) {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const needsExample = (symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Class)) !== 0;
    if (!addExamples(symbol) && needsExample) problems.push(`${specifier}: ${exported.name} has no @example`);
  }
}
for (const name of readdirSync(at("examples"))) {
  const page = `examples/${name}/README.md`;
  if (existsSync(at(page))) addBlocks(readFileSync(at(page), "utf8"), page, 0, `examples/${name}/`);
}
for (const page of ["README.md", ...readdirSync(at("docs")).map((file) => `docs/${file}`)]) {
  if (page.endsWith(".md")) addBlocks(readFileSync(at(page), "utf8"), page, 0);
}

const host = ts.createCompilerHost(options);
const { fileExists, getSourceFile } = host;
host.fileExists = (path) => modules.has(path) || fileExists(path);
host.getSourceFile = (path, version, ...rest) => {
  const lines = modules.get(path);
  if (lines === undefined) return sources.getSourceFile(path) ?? getSourceFile(path, version, ...rest);
  const text = [...lines.map((line) => line.text), "export {};", ""].join("\n");
  return ts.createSourceFile(path, text, {
    languageVersion: ts.ScriptTarget.ES2022,
    impliedNodeFormat: ts.ModuleKind.ESNext,
  });
};
const program = ts.createProgram([...modules.keys(), at("src/engine/wasm/web-assembly.d.ts")], options, host);
for (const [path, lines] of modules) {
  const file = program.getSourceFile(path);
  if (file === undefined) throw new Error(`${path} is not compiled`);
  for (const { start = 0, messageText } of [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ]) {
    const { line } = file.getLineAndCharacterOfPosition(start);
    problems.push(`${lines[line]?.place ?? path}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`);
  }
}

if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
console.log(`the examples of ${String(modules.size)} docstrings and pages compile`);
