/** The module of the function that takes a value when it is used. */
export const LATE_BUILTIN = "\0late-builtin";

/** An import of one of Node's modules by names. */
const NODE_IMPORT = /^import \{([^}]*)\} from "(node:[^"]+)";$/gm;

/** The clock of the Web, for which Node 20 loads seven modules when `performance` is first used. */
const WEB_CLOCK = "performance.now()";
/** A source that imports it instead. */
const OWN_CLOCK = /^import \{[^}]*\bperformance\b[^}]*\} from "node:perf_hooks";$/m;

/** Node has loaded them before it runs a program, or they cost next to nothing. */
const LOADED = ["buffer", "events", "fs", "os", "path", "path/posix", "url", "util"].map(
  (name) => `node:${name}`,
);

/**
 * What `node:fs` has with a callback, to the same end: `node:fs/promises` leads to files as objects, streams of lines and the Web's streams,
 * which commands that write no files of the user's do without.
 */
const WITH_CALLBACK = ["lstat", "lutimes", "readdir", "rename", "rm", "stat", "writeFile"];

/** Its calls, constructions, `instanceof` and members are those of the value. */
const SOURCE = `export function lateBuiltin(module, name) {
  const value = () => process.getBuiltinModule(module)[name];
  return new Proxy(function () {}, {
    apply: (_, self, args) => Reflect.apply(value(), self, args),
    construct: (_, args) => Reflect.construct(value(), args),
    get: (_, key) => value()[key],
  });
}

export function monotonicMs() {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1000 + nanoseconds / 1e6;
}`;

/** @param {string} name */
const isType = (name) => name.startsWith("type ");

/** @param {string} module @param {string} name of an import, as in `a` or `a as b`. */
function takenAs(module, name) {
  const [imported = "", local = imported] = name.split(" as ");
  if (module === "node:fs/promises" && WITH_CALLBACK.includes(imported))
    return `const ${local} = process.getBuiltinModule("node:util").promisify(process.getBuiltinModule("node:fs").${imported});`;
  const kind = typeof process.getBuiltinModule(module)?.[imported];
  if (kind === "undefined") throw new Error(`${module} has no ${imported}`);
  // Of other objects it would have to have the keys and the identity too: `parentPort` may be null.
  const isLate = !LOADED.includes(module) && (kind === "function" || imported === "constants");
  return isLate
    ? `const ${local} = /* @__PURE__ */ lateBuiltin("${module}", "${imported}");`
    : `const ${local} = process.getBuiltinModule("${module}").${imported};`;
}

/** @param {string} list of names, as in `a, b as c, type D` @param {string} module */
function takenFrom(list, module) {
  const names = list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const types = names.filter(isType).map((name) => name.slice("type ".length));
  const typeImport = types.length === 0 ? [] : [`import type { ${types.join(", ")} } from "${module}";`];
  const values = names.filter((name) => !isType(name)).map((name) => takenAs(module, name));
  return [...typeImport, ...values].join(" ");
}

/**
 * A source that takes from Node's modules what it imports of them by names on one line, when it uses it, and reads Node's own clock. Lines
 * stay where they are.
 *
 * @param {string} code of TypeScript.
 * @throws Error for a name that this version of Node does not have.
 */
export function takenWhenUsed(code) {
  const taken = code.replaceAll(NODE_IMPORT, (_, /** @type {string} */ list, /** @type {string} */ module) =>
    takenFrom(list, module),
  );
  const timed = OWN_CLOCK.test(code) ? taken : taken.replaceAll(WEB_CLOCK, "monotonicMs()");
  const used = ["lateBuiltin", "monotonicMs"].filter((name) => new RegExp(`\\b${name}\\(`).test(timed));
  return used.length === 0 ? timed : `import { ${used.join(", ")} } from "${LATE_BUILTIN}"; ${timed}`;
}

/**
 * Takes from Node's modules what is used of them, when it is used. An `import` loads a module at once and reads all that it exports, and what
 * `node:fs`, `node:util` and `node:crypto` export leads to streams, threads and the Web's cryptography.
 *
 * @returns {import("rolldown").Plugin}
 */
export function takeFromNode() {
  return {
    name: "take-from-node",
    resolveId: { order: "pre", handler: (source) => (source === LATE_BUILTIN ? source : null) },
    load: (id) => (id === LATE_BUILTIN ? SOURCE : null),
    transform: {
      order: "pre",
      filter: { id: /[\\/](?:src|builtins)[\\/].*\.[jt]s$/, code: [NODE_IMPORT, WEB_CLOCK] },
      handler: (code) => ({ code: takenWhenUsed(code), map: null }),
    },
  };
}
