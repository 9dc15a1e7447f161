// Counts the names that modules of src/ export and declare themselves, and rejects those that no module imports.
// `npm run lint`
//   --list  prints the exported names that only tests and scripts import
// A re-exported name counts where it is declared. An import by `import()` or `* as` counts for the names of the module
// that occur in the text of the importer.
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import ts from "typescript";

const SOURCE = /\.[cm]?[jt]s$/;
const COUNTED = /^src\//;
/** Written by tools. */
const GENERATED = /\/(?:compiled|proto)\//;
/** Exported for use elsewhere: by users, the command table, and the bundler, which replaces modules with parts. */
const FOR_OTHERS = /^src\/(?:cli\/commands\/|engine\/browser\/parts\/)|\/index\.ts$|\.d\.ts$/;
const FOLDERS = [
  "src",
  "builtins",
  "test",
  "scripts",
  "bench",
  "examples",
  "playground",
  "action",
  "opa-core",
];

/** Represents all names of a module in the list of imports. */
const ALL = "*";

/** The file of a relative import. @param {string} importer @param {string} specifier @param {Set<string>} paths */
function resolveImport(importer, specifier, paths) {
  if (!specifier.startsWith(".")) return undefined;
  const path = posix.join(posix.dirname(importer), specifier);
  return [path.replace(/\.js$/, ".ts"), path].find((candidate) => paths.has(candidate));
}

/** The names that a statement declares and exports. @param {ts.Statement} statement @returns {string[]} */
function declaredNames(statement) {
  const isExported =
    ts.canHaveModifiers(statement) &&
    statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
  if (!isExported) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const { name } = /** @type {ts.DeclarationStatement} */ (statement);
  return name === undefined ? [] : [name.text];
}

/** The modules that a node imports, and the names, or `*`. @param {ts.Node} node @returns {{ specifier: string, names: string[] }[]} */
function importsOf(node) {
  /** @param {ts.Node | undefined} specifier @param {string[]} names */
  const from = (specifier, names) =>
    specifier !== undefined && ts.isStringLiteralLike(specifier)
      ? [{ specifier: specifier.text, names }]
      : [];
  /** @param {ts.NamedImports | ts.NamedExports} named */
  const namesOf = (named) => [...named.elements].map(({ name, propertyName }) => (propertyName ?? name).text);
  if (ts.isImportDeclaration(node)) {
    const bindings = node.importClause?.namedBindings;
    if (bindings === undefined) return [];
    return from(node.moduleSpecifier, ts.isNamedImports(bindings) ? namesOf(bindings) : [ALL]);
  }
  if (ts.isExportDeclaration(node)) {
    const clause = node.exportClause;
    const isNamed = clause !== undefined && ts.isNamedExports(clause);
    return from(node.moduleSpecifier, isNamed ? namesOf(clause) : [ALL]);
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return from(node.argument.literal, [node.qualifier?.getText() ?? ALL]);
  }
  const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isImport ? from(node.arguments[0], [ALL]) : [];
}

/**
 * The exported names of modules of `src/`, each with the modules that import it.
 *
 * @param {Readonly<Record<string, string>>} sources texts by their paths from the root.
 * @returns {{ path: string, name: string, importers: string[] }[]}
 */
export function findExports(sources) {
  const paths = new Set(Object.keys(sources));
  /** @type {{ path: string, name: string }[]} */
  const exported = [];
  /** Importers by path and name. @type {Map<string, Set<string>>} */
  const importers = new Map();
  for (const [path, text] of Object.entries(sources)) {
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    if (COUNTED.test(path)) {
      exported.push(...file.statements.flatMap(declaredNames).map((name) => ({ path, name })));
    }
    /** @param {ts.Node} node */
    const visit = (node) => {
      for (const { specifier, names } of importsOf(node)) {
        const target = resolveImport(path, specifier, paths);
        for (const name of target === undefined ? [] : names) {
          const key = `${target} ${name}`;
          importers.set(key, (importers.get(key) ?? new Set()).add(path));
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return exported.map(({ path, name }) => {
    const word = new RegExp(`(?<![\\w$])${name.replaceAll("$", "\\$")}(?![\\w$])`);
    const ofAll = [...(importers.get(`${path} ${ALL}`) ?? [])].filter((importer) =>
      word.test(sources[importer] ?? ""),
    );
    return { path, name, importers: [...new Set([...(importers.get(`${path} ${name}`) ?? []), ...ofAll])] };
  });
}

/**
 * The sources of folders by their paths from the root, except for generated ones.
 *
 * @param {URL} root
 * @param {readonly string[]} [folders]
 */
export function readSources(root, folders = FOLDERS) {
  const paths = folders.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: "utf8" }).map(
      (name) => `${folder}/${name.replaceAll("\\", "/")}`,
    ),
  );
  const sources = paths.filter(
    (path) => SOURCE.test(path) && !GENERATED.test(path) && !path.includes("node_modules/"),
  );
  return Object.fromEntries(sources.map((path) => [path, readFileSync(new URL(path, root), "utf8")]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { list: { type: "boolean", default: false } } });
  const all = findExports(readSources(new URL("../", import.meta.url)));
  const own = all.filter(({ path }) => !FOR_OTHERS.test(path));
  const unused = own.filter(({ importers }) => importers.length === 0);
  const testsOnly = own.filter(
    ({ importers }) => importers.length > 0 && !importers.some((path) => /^(?:src|builtins)\//.test(path)),
  );
  if (values.list) for (const { path, name } of testsOnly) console.log(`${path}: ${name}`);
  for (const { path, name } of unused) console.log(`${path}: nobody imports ${name}: do not export it`);
  if (values.list || unused.length > 0) {
    console.log(`${all.length} exported names; ${testsOnly.length} for tests and scripts alone`);
  }
  process.exitCode = unused.length > 0 ? 1 : 0;
}
