// Loads the sources of src/ and builtins/ unchanged, and makes each of their functions report its calls: the preload of
// scripts/flows/run.mjs. Nothing is bundled, so that files and frames are those of the sources.
import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import { existsSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { register } from "node:module";
import { relative } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";
import { transform } from "esbuild";
import ts from "typescript";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SOURCES = /^(?:src|builtins)\/.*\.ts$/;
/** Written by tools; their functions are data. */
const GENERATED = /\/(?:compiled|proto)\//;

/**
 * The name of a function: its own, or that of the variable or member it is assigned to.
 *
 * @param {ts.SignatureDeclaration} node
 */
function nameOf(node) {
  if (node.name !== undefined) return node.name.getText();
  const { parent } = node;
  const isNamed =
    ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent);
  return isNamed ? parent.name.getText() : ts.SyntaxKind[node.kind];
}

/**
 * Whether calls of a function are traced: not of constructors, which may call `super()`, and not of generators.
 *
 * @param {ts.Node} node
 */
function isFollowed(node) {
  return !ts.isConstructorDeclaration(node) && !("asteriskToken" in node && node.asteriskToken !== undefined);
}

/**
 * The position in the body of a function at which it is entered: in a constructor after `super()`.
 *
 * @param {ts.Block} body
 */
function startOf(body) {
  const first = body.statements.find(
    (statement) =>
      ts.isExpressionStatement(statement) &&
      ts.isCallExpression(statement.expression) &&
      statement.expression.expression.kind === ts.SyntaxKind.SuperKeyword,
  );
  return first?.getEnd() ?? body.getStart() + 1;
}

/**
 * Makes the body of each function a call of `__called(name, body)`, or where that is impossible, begin with
 * `__entered(name)`. Lines are preserved.
 *
 * @param {string} path
 * @param {string} text
 */
export function reportCalls(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  /** Texts by the positions at which they are added. @type {Map<number, string>} */
  const added = new Map();
  /** @param {ts.Node} node */
  const visit = (node) => {
    ts.forEachChild(node, visit);
    if (!ts.isFunctionLike(node) || !("body" in node) || node.body === undefined) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    const name = JSON.stringify(`${path} ${nameOf(node)}:${line + 1}`);
    const { body } = node;
    if (!isFollowed(node)) {
      if (ts.isBlock(body)) added.set(startOf(body), `__entered(${name});`);
      return;
    }
    const isAsync = ts
      .getModifiers(/** @type {ts.HasModifiers} */ (node))
      ?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword);
    const call = `__called(${name}, ${isAsync === true ? "async " : ""}() =>`;
    const [start, end] = [body.getStart(), body.getEnd()];
    // An outer function begins before an inner one at the same position, and ends after it.
    if (ts.isBlock(body)) {
      added.set(start, `{return ${call} ${added.get(start) ?? ""}`);
      added.set(end, `${added.get(end) ?? ""});}`);
    } else {
      added.set(start, `${call} (${added.get(start) ?? ""}`);
      added.set(end, `${added.get(end) ?? ""}))`);
    }
  };
  visit(source);
  let [written, at] = ["", 0];
  for (const [position, part] of [...added].sort(([a], [b]) => a - b)) {
    written += text.slice(at, position) + part;
    at = position;
  }
  return written + text.slice(at);
}

/** The sources import each other by the names of their compiled files. @type {import("node:module").ResolveHook} */
export async function resolve(specifier, context, next) {
  if (/^\.{1,2}\/.*\.js$/.test(specifier) && context.parentURL !== undefined) {
    const source = new URL(specifier.replace(/\.js$/, ".ts"), context.parentURL);
    if (existsSync(source)) return { url: source.href, format: "module", shortCircuit: true };
  }
  return next(specifier, context);
}

/** @type {import("node:module").LoadHook} */
export async function load(url, context, next) {
  const path = url.startsWith("file:") ? relative(ROOT, fileURLToPath(url)).replaceAll("\\", "/") : "";
  if (!SOURCES.test(path)) return next(url, context);
  const text = await readFile(new URL(url), "utf8");
  const reporting = GENERATED.test(path) ? text : reportCalls(path, text);
  const { code } = await transform(reporting, { loader: "ts", target: "node20.19", sourcefile: path });
  return { format: "module", source: code, shortCircuit: true };
}

/**
 * The functions that were entered, in order, and the calls in progress, innermost first, where an HTTP request enters
 * rounds (`served`), where a call of a policy looks up its result (`called`), and where a request is passed to undici
 * (`sent`). A caller that awaits a call, or returns its promise, is one of them.
 *
 * @typedef {{ entered: string[], calls: { at: "served" | "called" | "sent", frames: string[] }[] }} Trace
 *
 * @typedef {{ name: string, caller: Frame | undefined }} Frame
 */

if (isMainThread && process.env["REGOHOST_TRACE"] !== undefined) {
  register(import.meta.url);
  /** @type {AsyncLocalStorage<Frame>} */
  const current = new AsyncLocalStorage();
  /** @type {Trace} */
  const trace = { entered: [], calls: [] };
  let isServing = false;
  /** @param {Trace["calls"][number]["at"]} at */
  const note = (at) => {
    const frames = [];
    for (let frame = current.getStore(); frame !== undefined; frame = frame.caller) frames.push(frame.name);
    trace.calls.push({ at, frames });
  };
  subscribe("http.server.request.start", () => (isServing = true));
  subscribe("undici:request:create", () => note("sent"));
  Object.assign(globalThis, {
    /** @param {string} name */
    __entered: (name) => trace.entered.push(name),
    /** @param {string} name @param {() => unknown} body */
    __called(name, body) {
      trace.entered.push(name);
      return current.run({ name, caller: current.getStore() }, () => {
        if (isServing && name.startsWith("src/engine/rounds/")) {
          isServing = false;
          note("served");
        }
        if (name.startsWith("src/engine/rounds/answers.ts get:")) note("called");
        return body();
      });
    },
  });
  const file = process.env["REGOHOST_TRACE"];
  process.once("exit", () => writeFileSync(file, JSON.stringify(trace)));
}
