/**
 * The rooms of the source, bottom to top: what each holds, and what it may import besides itself.
 *
 * A path is a file, a folder (`src/values/`) or the files of a folder (`src/*.ts`); the longest that fits a file says its
 * room. `lazy` may be imported for its types, and for its values with `await import()` alone, because it is slow to load.
 * `dependency-cruiser.config.js` makes rules of this, `npm run rooms` CONTRIBUTING.md's table.
 *
 * @typedef {{ name: string, paths: string[], holds: string, imports: string[], lazy?: string[] }} Room
 */

const BASE = ["errors", "values", "async", "telemetry"];
const LIBRARY = [
  ...BASE,
  "schema",
  "builtin",
  "opa",
  "config",
  "source",
  "wasm",
  "verify",
  "recording",
  "builtins",
  "client",
  "std",
  "engine",
];

/** @type {Room[]} */
export const ROOMS = [
  {
    name: "errors",
    paths: [
      "src/errors.ts",
      "src/error-code.ts",
      "src/error-messages.ts",
      "src/error-outcome.ts",
      "src/message.ts",
      "src/realms.ts",
      "src/version.ts",
    ],
    holds:
      "every error with its code; messages until they are shown; what values of other realms are; the versions of this package and of OPA",
    imports: [],
  },
  {
    name: "values",
    paths: ["src/values/"],
    holds: "exact terms, JSON values, parsing with line and column, text, numbers, call keys",
    imports: ["errors"],
  },
  {
    name: "async",
    paths: ["src/async/"],
    holds: "deadline, limit, guard, single flight, bounded map, reading files without a thread that waits",
    imports: ["errors", "values"],
  },
  {
    name: "telemetry",
    paths: ["src/telemetry/"],
    holds: "diagnostics channels, which tell nothing unless somebody listens",
    imports: ["errors"],
  },
  {
    name: "otel",
    paths: ["src/otel/"],
    holds: "PUBLIC `regohost/otel`: spans and metrics of OpenTelemetry, made of what the channels tell",
    imports: ["errors", "telemetry"],
  },
  {
    name: "schema",
    paths: ["src/schema/", "schemas/"],
    holds: "JSON Schemas and Protocol Buffers of responses, and their validators",
    imports: ["errors", "values"],
  },
  {
    name: "builtin",
    paths: ["src/builtin/"],
    holds: "what an author of built-ins imports: `defineBuiltin`, declarations, the port to the service",
    imports: [...BASE, "schema"],
  },
  {
    name: "config",
    paths: ["src/config/"],
    holds: "settings: flags, environment, saved login, config file; the user's folders and caches",
    imports: BASE,
  },
  {
    name: "opa",
    paths: ["src/opa/"],
    holds:
      "the bridge to opa-core and the parsers: compile, check, format, test, evaluate, inspect, call, parse",
    imports: [...BASE, "builtin", "config"],
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
    name: "http",
    paths: ["src/client/http/"],
    holds: "requests: connections, proxies, certificates, time limits, retries, redirects",
    imports: [...BASE, "config"],
  },
  {
    name: "registry",
    paths: ["src/registry/"],
    holds:
      "what addresses name: attestations of images, and policies from `oci://`, `https://` and npm packages; the lock file",
    imports: [...BASE, "config", "http"],
  },
  {
    name: "tuf",
    paths: ["src/tuf/"],
    holds: "trusted roots of TUF repositories: the client's workflow, the repository, the cache",
    imports: [...BASE, "config", "registry"],
  },
  {
    name: "verify",
    paths: ["src/verify/"],
    holds:
      "PUBLIC `regohost/verify`: signatures of envelopes, Sigstore bundles and policy bundles, signers, artifacts; Sigstore's libraries " +
      "when a trusted root is used",
    imports: BASE,
    lazy: ["opa", "tuf"],
  },
  {
    name: "source",
    paths: ["src/source/"],
    holds: "files, folders, links, bundles, documents, base documents, origin",
    imports: [...BASE, "opa"],
    lazy: ["registry", "verify"],
  },
  {
    name: "wasm",
    paths: ["src/wasm/"],
    holds: "a compiled module, its runtime and its instances",
    imports: [...BASE, "runtime"],
  },
  {
    name: "recording",
    paths: ["src/recording/"],
    holds: "recording, redaction, replay, mocks",
    imports: [...BASE, "builtin", "opa", "source", "verify"],
  },
  {
    name: "builtins",
    paths: ["builtins/"],
    holds:
      "PUBLIC `regohost/builtins`: the service's built-ins, one module each, and the generated `capabilities.json`",
    imports: [...BASE, "schema", "builtin"],
  },
  {
    name: "client",
    paths: ["src/client/"],
    holds: "the evidence service: `rest/`, `grpc/`, `platform/`",
    imports: [...BASE, "schema", "builtin", "config", "http"],
  },
  {
    name: "std",
    paths: ["src/std/"],
    holds: "standard built-ins that OPA leaves to the host, and `regohost.*`",
    imports: [...BASE, "builtin", "opa"],
    lazy: ["verify"],
  },
  {
    name: "engine",
    paths: ["src/engine/"],
    holds: "rounds: evaluation, pass, answers, policy, decision",
    imports: [...BASE, "builtin", "opa", "source", "wasm", "recording"],
    lazy: ["verify"],
  },
  {
    name: "library",
    paths: ["src/*.ts"],
    holds: "PUBLIC `regohost`: `loadPolicy`, `compilePolicy`, and the public surface of the rooms below",
    imports: LIBRARY,
  },
  {
    name: "opa-wasm",
    paths: ["src/opa-wasm/"],
    holds: "PUBLIC `regohost/opa-wasm`: rounds on `@open-policy-agent/opa-wasm`",
    imports: [...BASE, "builtin", "opa", "source", "wasm", "std", "engine"],
  },
  {
    name: "gate",
    paths: ["src/gate/"],
    holds: "load, judge, verdict, finding, exceptions, envelope, report model",
    imports: [...BASE, "builtin", "opa", "source", "wasm", "verify", "recording", "engine"],
    lazy: ["library", "config", "registry"],
  },
  {
    name: "report",
    paths: ["src/report/"],
    holds: "reports, one file a format, over the report model",
    imports: [...BASE, "opa", "verify", "recording", "engine", "gate"],
  },
  {
    name: "tooling",
    paths: ["src/tooling/"],
    holds: "check, test, format, inspect",
    imports: [
      ...[...BASE, "schema", "builtin", "opa", "source", "verify"],
      ...["recording", "engine", "gate", "report"],
    ],
    lazy: ["library", "std"],
  },
  {
    name: "entries",
    paths: ["src/gate/index.ts", "src/tooling/index.ts"],
    holds: "PUBLIC `regohost/gate` and `regohost/tooling`",
    imports: [...LIBRARY, "library", "gate", "report", "tooling"],
    lazy: ["registry"],
  },
  {
    name: "browser",
    paths: ["src/browser/"],
    holds:
      "PUBLIC `regohost/browser`: policies and gates in a browser; `parts/` has what a browser takes in place of the module of the same path",
    imports: [...LIBRARY, "library", "gate", "opa-core", "runtime"],
  },
  {
    name: "testing",
    paths: ["src/testing/"],
    holds: "PUBLIC `regohost/testing`: the evidence service and a registry, as fakes",
    imports: [...BASE, "schema", "builtin"],
  },
  {
    name: "demo",
    paths: ["src/demo/"],
    holds:
      "the demo against the fake service, the service of `regohost dev`, and an instance of Sigstore on loopback",
    imports: [...LIBRARY, "library", "gate", "report", "tooling", "entries", "testing"],
  },
  {
    name: "serve",
    paths: ["src/serve/"],
    holds:
      "OPA's REST API for decisions: loading, documents by their path, requests, answers, access, the server; OPA's configuration file, " +
      "bundles that are polled, decision logs and status",
    imports: [...BASE, "opa", "config", "source", "verify", "engine", "library"],
    lazy: ["http", "registry", "std"],
  },
  {
    name: "queue",
    paths: ["src/queue/"],
    holds:
      "PUBLIC `regohost/queue`: decisions as jobs of BullMQ: the queue, the worker, the content store, stored results and effects; " +
      "BullMQ and Redis's client when a connection is made",
    imports: [...BASE, "builtin", "config", "source", "gate", "report"],
  },
  {
    name: "cli",
    paths: ["src/cli/"],
    holds:
      "the command line, which nobody imports: main; `commands/` (thin); `flags/`; `terminal/`: streams, errors, files; " +
      "what commands do beyond the libraries: `eval/` one evaluation or query and its explanation, `repl/` the interactive shell, `habits/` other tools' words, `gate/` inputs and outputs of a " +
      "gate, `service/` clients and their answers, `login/` tokens and saved logins",
    imports: [...BASE, "source", "verify", "recording", "gate", "report", "tooling"],
    lazy: [
      ...["schema", "builtin", "opa", "config", "registry", "wasm", "builtins", "client", "std", "engine"],
      ...["library", "entries", "testing", "demo", "serve", "otel", "queue"],
    ],
  },
];

const escape = (text) => text.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&");

function patternOf(path) {
  return path.endsWith("/") ? escape(path) : `${escape(path).replace("*", "[^/]+")}$`;
}

const allPaths = ROOMS.flatMap(({ paths }) => paths);

/** The regular expressions of a room's files: those of its paths, without what a longer path takes. */
export function patternsOf({ paths }) {
  return paths.map((path) => {
    const taken = allPaths.filter(
      (other) => other.length > path.length && new RegExp(`^${patternOf(path)}`).test(other),
    );
    const except = taken.map((other) => `(?!${patternOf(other)})`).join("");
    return `^${except}${patternOf(path)}`;
  });
}

/** The room of a file, such as `values`; `undefined` when it has none. */
export function roomOf(file) {
  return ROOMS.find((room) => patternsOf(room).some((pattern) => new RegExp(pattern).test(file)))?.name;
}
