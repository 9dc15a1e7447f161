// Compiles programs that use the installed package, under each module resolution, with and without the DOM library.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { entries } from "./entries.mjs";

const USE = `
import { loadPolicy, type Policy, type RegohostError } from "regohost";
import { loadPolicy as loadOpaWasmPolicy } from "regohost/opa-wasm";
${entries.map(({ specifier }, index) => `import * as entry${String(index)} from "${specifier}";`).join("\n")}

// @ts-expect-error A number is not a policy.
void loadPolicy(123);
// @ts-expect-error
void loadPolicy({ path: "policies/" });
// @ts-expect-error
void loadPolicy(Promise.resolve("policies/"));
// @ts-expect-error
void loadPolicy(new Date());
// @ts-expect-error
void loadOpaWasmPolicy("policy.wasm");

interface Request {
  user: string;
}
export async function use(): Promise<boolean> {
  const policy: Policy<Request, { allow: boolean }> = await loadPolicy<Request, { allow: boolean }>("policies/");
  // @ts-expect-error The input has another shape.
  await policy.evaluate({ name: "ada" });
  const bytes = await policy.evaluate(new Uint8Array());
  const decision = await policy.decide({ user: "ada" });
  const untyped: Policy = await loadPolicy(["a.rego", new URL("file:///b.rego")]);
  const result = await untyped.evaluate({ anything: 1 });
  // @ts-expect-error A JSON value may be anything.
  result?.allow;
  return bytes?.allow === true && decision.result?.allow === true;
}
export type Failure = RegohostError;
export const all = [${entries.map((_, index) => `entry${String(index)}`).join(", ")}];
`;

const USE_DOM = `
import { loadPolicy } from "regohost";
import { loadPolicy as loadOpaWasmPolicy } from "regohost/opa-wasm";
export async function useModule(module: WebAssembly.Module): Promise<void> {
  await loadPolicy(module);
  await loadOpaWasmPolicy(module);
  await loadPolicy(await fetch("policy.wasm"));
  // @ts-expect-error
  await loadPolicy(document.body);
}
`;

/** A program for browsers has the DOM library, and no types of Node. */
const USE_BROWSER = `
import { loadGate, loadPolicy, useOpaCore, type BrowserLoadOptions } from "regohost/browser";
useOpaCore(new URL("/opa-core.wasm", location.href));
const options: BrowserLoadOptions = { verify: false };
// @ts-expect-error A browser has no files.
void loadPolicy("policy.wasm");
// @ts-expect-error A browser verifies no signatures.
void loadPolicy(new Uint8Array(), { verify: { bundles: { keys: { a: { key: "" } } } } });
export async function use(module: WebAssembly.Module): Promise<boolean> {
  const policy = await loadPolicy<{ user: string }, boolean>(module, options);
  const gate = await loadGate({ files: { "gate.rego": "package gate" } });
  const { outcome } = await gate.judge([{ name: "a", value: {} }]);
  return (await policy.evaluate({ user: "ada" })) === true && outcome === "pass";
}
`;

/** A CommonJS program imports the package at run time, as an ES module. */
const USE_COMMONJS = `
import type { Policy } from "regohost" with { "resolution-mode": "import" };
export async function use(): Promise<unknown> {
  const { loadPolicy } = await import("regohost");
  const { startEvidenceService } = await import("regohost/testing");
  // @ts-expect-error
  await loadPolicy(123);
  const policy: Policy = await loadPolicy("policies/");
  return [await policy.evaluate(), startEvidenceService];
}
`;

const { CommonJS, NodeNext, Node16, ESNext } = ts.ModuleKind;
const RESOLUTIONS = {
  node16: { module: Node16, moduleResolution: ts.ModuleResolutionKind.Node16 },
  nodenext: { module: NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  bundler: { module: ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
};
/** TypeScript's resolution before 4.7, which reads `typesVersions` and no `exports`. */
const node10 = { moduleResolution: ts.ModuleResolutionKind.Node10, ignoreDeprecations: "6.0" };
const OLD_RESOLUTIONS = {
  "node10 of CommonJS": { ...node10, module: CommonJS },
  "node10 of ES modules": { ...node10, module: ESNext },
};
const LIBRARY = ["lib.es2022.d.ts", "lib.esnext.disposable.d.ts"];
const LIBRARIES = { "without DOM": LIBRARY, "with DOM": [...LIBRARY, "lib.dom.d.ts"] };

/**
 * @param directory a project with the package in its `node_modules`.
 * @param typeRoots the folder with the types of Node.
 * @throws Error with the compiler's messages.
 */
export function checkConsumers(directory, typeRoots) {
  mkdirSync(join(directory, "esm"));
  mkdirSync(join(directory, "cjs"));
  writeFileSync(join(directory, "esm", "package.json"), '{ "type": "module" }');
  writeFileSync(join(directory, "cjs", "package.json"), '{ "type": "commonjs" }');
  writeFileSync(join(directory, "esm", "use.ts"), USE);
  writeFileSync(join(directory, "esm", "use-dom.ts"), USE_DOM);
  writeFileSync(join(directory, "esm", "use-browser.ts"), USE_BROWSER);
  writeFileSync(join(directory, "cjs", "use.ts"), USE_COMMONJS);

  for (const [resolution, module] of Object.entries(RESOLUTIONS)) {
    for (const [library, lib] of Object.entries(LIBRARIES)) {
      const files = ["esm/use.ts", "cjs/use.ts", ...(library === "with DOM" ? ["esm/use-dom.ts"] : [])];
      compile(`${resolution}, ${library}`, directory, files, { ...module, lib, types: ["node"], typeRoots });
    }
  }
  for (const [resolution, module] of Object.entries(OLD_RESOLUTIONS)) {
    compile(resolution, directory, ["esm/use.ts"], { ...module, lib: LIBRARY, types: ["node"], typeRoots });
  }
  compile("in a browser", directory, ["esm/use-browser.ts"], {
    ...RESOLUTIONS.bundler,
    lib: LIBRARIES["with DOM"],
    types: [],
  });
  console.log(
    `a program compiles under ${Object.keys(RESOLUTIONS).join(", ")} and node10, with the DOM library and without; one for browsers without the types of Node`,
  );
}

/**
 * @param {string} what
 * @param {string} directory
 * @param {readonly string[]} files
 * @param {import("typescript").CompilerOptions} options
 */
function compile(what, directory, files, options) {
  const program = ts.createProgram(
    files.map((file) => join(directory, file)),
    { ...options, target: ts.ScriptTarget.ES2022, strict: true, noEmit: true, skipLibCheck: false },
  );
  const diagnostics = ts.getPreEmitDiagnostics(program);
  const text = ts.formatDiagnostics(diagnostics, {
    getCanonicalFileName: (path) => path,
    getCurrentDirectory: () => directory,
    getNewLine: () => "\n",
  });
  if (diagnostics.length > 0) throw new Error(`${what}:\n${text}`);
}
