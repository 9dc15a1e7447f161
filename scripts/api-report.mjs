// Writes the report of the public surface, api/*.api.md, from the declarations in dist/types; --check compares instead.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Extractor, ExtractorConfig, ExtractorLogLevel } from "@microsoft/api-extractor";
import ts from "typescript";
import { entries } from "./entries.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const reports = join(root, "api");
const { check } = parseArgs({ options: { check: { type: "boolean", default: false } } }).values;
const problems = [];

for (const { types } of entries) {
  if (!existsSync(join(root, types))) throw new Error(`${types} is missing: run npm run build first`);
}

/** The exports of an entry, by its declarations. */
function exportsOf(checker, program, { types }) {
  const symbols = checker.getExportsOfModule(
    checker.getSymbolAtLocation(program.getSourceFile(join(root, types))),
  );
  return symbols.map((symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return { name: symbol.name, isValue: (target.flags & ts.SymbolFlags.Value) !== 0 };
  });
}

const program = ts.createProgram(
  entries.map(({ types }) => join(root, types)),
  { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022, types: ["node"], skipLibCheck: true },
);
const checker = program.getTypeChecker();
const published = new Map(entries.map((entry) => [entry, exportsOf(checker, program, entry)]));
const publicNames = new Set([...published.values()].flat().map(({ name }) => name));

/** Each declared value must exist at run time, and vice versa. */
async function compareWithModule(entry) {
  const values = published.get(entry).filter(({ isValue }) => isValue);
  const declared = new Set(values.map(({ name }) => name));
  const actual = new Set(Object.keys(await import(new URL(`../${entry.file}`, import.meta.url).href)));
  for (const name of declared) {
    if (!actual.has(name)) problems.push(`${entry.specifier}: ${name} is declared, but the module lacks it`);
  }
  for (const name of actual) {
    if (!declared.has(name)) problems.push(`${entry.specifier}: ${name} is not declared`);
  }
}

function writeReport({ specifier, types, output }) {
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: join(root, types),
      newlineKind: "lf",
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            module: "NodeNext",
            target: "ES2022",
            lib: ["ES2023", "ESNext.Disposable"],
            types: ["node"],
            strict: true,
            skipLibCheck: true,
          },
          files: [types],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: output,
        reportFolder: reports,
        reportTempFolder: join(root, "node_modules", ".cache", "api"),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.Warning },
          "ae-missing-release-tag": { logLevel: ExtractorLogLevel.None },
          "ae-undocumented": { logLevel: ExtractorLogLevel.None },
          "ae-unresolved-link": { logLevel: ExtractorLogLevel.None },
        },
        // The docstrings are TypeScript's JSDoc.
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, "package.json"),
  });
  Extractor.invoke(config, {
    localBuild: !check,
    messageCallback(message) {
      const { messageId, text } = message;
      message.handled = true;
      if (messageId === "console-api-report-not-copied" || messageId === "console-api-report-missing") {
        problems.push(
          `${specifier}: the public surface changed; run npm run api, and commit api/${output}.api.md`,
        );
      } else if (messageId === "ae-forgotten-export") {
        const name = /The symbol "(.*?)"/.exec(text)?.[1] ?? text;
        // A type may derive from a constant, such as a list of names.
        if (!publicNames.has(name) && !/^[A-Z_]+$/.test(name))
          problems.push(`${specifier}: names ${name}, which no entry exports`);
      } else if (
        message.logLevel === ExtractorLogLevel.Error ||
        message.logLevel === ExtractorLogLevel.Warning
      ) {
        problems.push(`${specifier}: ${text}`);
      }
    },
  });
}

const TOP_LEVEL = /^export (?:declare )?(?:abstract )?(?:interface|class|type|const|function|enum) (\w+)/;

/**
 * Every symbol that a report marks as undocumented needs a docstring. API Extractor marks no constructors, no members
 * of an object type inside another type, and no inherited members: the docstring of the type documents them.
 */
function refuseUndocumented({ specifier, output }) {
  const file = join(reports, `${output}.api.md`);
  if (!existsSync(file)) return;
  const lines = readFileSync(file, "utf8").split("\n");
  let type = "";
  for (const [index, line] of lines.entries()) {
    type = TOP_LEVEL.exec(line)?.[1] ?? type;
    if (!/^\s*\/\/.*\(undocumented\)$/.test(line)) continue;
    const declaration = (lines[index + 1] ?? "").trim();
    const place = TOP_LEVEL.test(declaration) ? declaration : `${type}: ${declaration}`;
    problems.push(`${specifier}: ${place} has no docstring`);
  }
}

mkdirSync(reports, { recursive: true });
for (const entry of entries) {
  await compareWithModule(entry);
  writeReport(entry);
  refuseUndocumented(entry);
}

const known = new Set(entries.map(({ output }) => `${output}.api.md`));
for (const file of readdirSync(reports).filter((name) => name.endsWith(".api.md") && !known.has(name))) {
  if (check) problems.push(`api/${file} is of no entry; run npm run api`);
  else rmSync(join(reports, file));
}

if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
console.log(`the public surface of ${entries.length} entries is as in api/`);
