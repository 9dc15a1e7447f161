/**
 * The rooms of the source, bottom to top: what each holds, and what it may import besides itself.
 *
 * A path is a file or a folder (`src/base/`); the longest that fits a file says its room. `lazy` may be imported for its
 * types, and for its values with `await import()` alone, because it is slow to load. `layers` are the folders of a room,
 * bottom to top (`.` is what lies beside them): each imports those before it alone.
 * `dependency-cruiser.config.js` makes rules of this, `npm run rooms` CONTRIBUTING.md's table.
 *
 * @typedef {{
 *   name: string,
 *   paths: string[],
 *   holds: string,
 *   imports: string[],
 *   lazy?: string[],
 *   layers?: string[],
 * }} Room
 */

/** @type {Room[]} */
export const ROOMS = [
  {
    name: "base",
    paths: ["src/base/"],
    holds:
      "every error with its code, messages until they are shown; exact terms, JSON values, text; deadline, limit, single flight; " +
      "files, folders, caches, certificates; diagnostics channels",
    imports: [],
    layers: [".", "text", "async", "telemetry", "terms", "host"],
  },
  {
    name: "http",
    paths: ["src/http/"],
    holds: "requests for everybody: connections, proxies, certificates, time limits, retries, redirects",
    imports: ["base"],
  },
  {
    name: "trust",
    paths: ["src/trust/"],
    holds:
      "PUBLIC `regohost/verify`: signatures of envelopes, Sigstore bundles and policy bundles, signers, artifacts; trusted roots of TUF; " +
      "what addresses name in registries, and the lock file",
    imports: ["base", "http"],
    layers: ["registry", "tuf", "verify"],
  },
  {
    name: "evidence",
    paths: ["src/evidence/", "schemas/"],
    holds:
      "the evidence service: its port, `rest/`, `grpc/`, `platform/`, settings and login, JSON Schemas and Protocol Buffers of responses",
    imports: ["base", "http"],
    layers: ["schema", "port", "settings", "client"],
  },
  {
    name: "runtime",
    paths: ["runtime/"],
    holds: "patches of OPA's planner and of its runtime for Wasm, their build and the built runtime",
    imports: [],
  },
  {
    name: "opa-core",
    paths: ["opa-core/"],
    holds: "the Go side, its build and the built artifact",
    imports: ["runtime"],
  },
  {
    name: "parsers",
    paths: ["parsers/"],
    holds: "Conftest's parsers in Go, their build and the built artifacts",
    imports: ["opa-core"],
  },
  {
    name: "engine",
    paths: ["src/engine/"],
    holds:
      "PUBLIC `regohost/opa-wasm`: compiled policies and rounds: `wasm/` modules and their instances, `opa/` the bridge to opa-core, " +
      "`std/` standard built-ins of the host, `javascript/` compiled policies as JavaScript, `source/` files, bundles and documents, `recording/`, " +
      "`builtin/` what an author of built-ins imports",
    imports: ["base", "trust", "opa-core", "runtime"],
    layers: ["builtin", "opa", "wasm", "source", "recording", "std", "javascript", "rounds", ".", "opa-wasm"],
  },
  {
    name: "builtins",
    paths: ["builtins/"],
    holds:
      "PUBLIC `regohost/builtins`: the service's built-ins, one module each, and the generated `capabilities.json`; " +
      "PUBLIC `regohost/builtins/conforma`: `conforma/`, those of Conforma",
    imports: ["base", "trust", "evidence", "engine"],
  },
  {
    name: "library",
    paths: ["src/index.ts"],
    holds: "PUBLIC `regohost`: the public surface of the rooms above",
    imports: ["base", "trust", "evidence", "engine", "builtins"],
  },
  {
    name: "inputs",
    paths: ["src/gate/inputs/"],
    holds: "inputs of a gate: files, folders, images, envelopes, and the JSON Schemas of their formats",
    imports: ["base", "trust", "engine"],
    lazy: ["evidence"],
  },
  {
    name: "chainloop",
    paths: ["src/chainloop/"],
    holds: "Chainloop's materials, policy files and dialect",
    imports: ["base", "engine", "inputs"],
    lazy: ["trust"],
  },
  {
    name: "gate",
    paths: ["src/gate/"],
    holds:
      "PUBLIC `regohost/gate`: load, judge, verdict, finding, exceptions; `report/` has one file a format",
    imports: ["base", "trust", "engine", "inputs"],
    lazy: ["evidence", "chainloop"],
  },
  {
    name: "tooling",
    paths: ["src/tooling/"],
    holds: "PUBLIC `regohost/tooling`: check, test, format, inspect, generate types",
    imports: ["base", "trust", "engine"],
    lazy: ["chainloop", "gate"],
  },
  {
    name: "browser",
    paths: ["src/engine/browser/"],
    holds:
      "PUBLIC `regohost/browser`: policies and gates in a browser; `parts/` has what a browser takes in place of the module of the same path",
    imports: ["base", "trust", "evidence", "engine", "inputs", "gate", "opa-core", "runtime"],
  },
  {
    name: "testing",
    paths: ["src/testing/"],
    holds: "PUBLIC `regohost/testing`: the evidence service and a registry, as fakes",
    imports: ["base", "evidence"],
  },
  {
    name: "demo",
    paths: ["src/testing/demo/"],
    holds:
      "the demo against the fake service, the service of `regohost dev`, and an instance of Sigstore on loopback",
    imports: ["base", "trust", "engine", "gate"],
    lazy: ["library", "testing"],
  },
  {
    name: "otel",
    paths: ["src/server/otel/"],
    holds: "PUBLIC `regohost/otel`: spans and metrics of OpenTelemetry, made of what the channels tell",
    imports: ["base"],
  },
  {
    name: "server",
    paths: ["src/server/"],
    holds:
      "`serve/`: OPA's REST API for decisions, bundles that are polled, decision logs and status; " +
      "PUBLIC `regohost/queue`: decisions as jobs of BullMQ, whose client is loaded when a connection is made",
    imports: ["base", "trust", "engine", "inputs", "gate"],
    lazy: ["http"],
  },
  {
    name: "cli",
    paths: ["src/cli/"],
    holds:
      "the command line, which nobody imports: main; `commands/` (thin); `flags/`; `terminal/`: streams, errors, files; " +
      "what commands do beyond the libraries: `eval/` one evaluation or query and its explanation, `repl/` the interactive shell, `habits/` other tools' words, `init/` questions and files of init, `gate/` inputs and outputs of a " +
      "gate, `service/` clients and their answers, `login/` tokens and saved logins",
    imports: ["base", "trust", "engine", "inputs", "gate", "tooling"],
    lazy: ["evidence", "opa-core", "builtins", "library", "chainloop", "testing", "demo", "otel", "server"],
  },
];

const escape = (text) => text.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&");

function patternOf(path) {
  return path.endsWith("/") ? escape(path) : `${escape(path)}$`;
}

const allPaths = ROOMS.flatMap(({ paths }) => paths);

/** The regular expressions of a room's files: those of its paths, without what a longer path takes. @param {Room} room */
export function patternsOf({ paths }) {
  return paths.map((path) => {
    const taken = allPaths.filter(
      (other) => other.length > path.length && new RegExp(`^${patternOf(path)}`).test(other),
    );
    const except = taken.map((other) => `(?!${patternOf(other)})`).join("");
    return `^${except}${patternOf(path)}`;
  });
}

/** The regular expression of a layer's files. @param {Room} room */
export function layerPattern({ paths: [folder = ""] }, layer) {
  return `^${escape(folder)}${layer === "." ? "[^/]+$" : `${escape(layer)}/`}`;
}

/** The room of a file, such as `base`; `undefined` when it has none. */
export function roomOf(file) {
  return ROOMS.find((room) => patternsOf(room).some((pattern) => new RegExp(pattern).test(file)))?.name;
}
