// The side bar: every page of docs/ once, for a reader who begins at the top.
export const groups = [
  {
    text: "Start",
    pages: ["../README", "tutorial", "rounds", "eval", "cli", "errors"],
  },
  {
    text: "Write policies",
    pages: [
      "builtins",
      "standard-builtins",
      "testing",
      "tooling",
      "network",
      "inputs",
      "parsers",
      "recording",
      "playground",
    ],
  },
  {
    text: "Gate in CI",
    pages: ["ci", "gate", "gate-file", "reports", "registries"],
  },
  {
    text: "Verify",
    pages: ["signing", "verification", "trust", "credentials"],
  },
  {
    text: "Run at scale",
    pages: [
      "serve",
      "serve-answers",
      "scaling",
      "browser",
      "shipping",
      "telemetry",
      "client",
      "grpc",
      "platform",
    ],
  },
  {
    text: "Come from elsewhere",
    pages: ["opa-wasm", "conftest", "chainloop", "materials"],
  },
  {
    text: "Inside",
    pages: [
      "architecture",
      "opa-core",
      "runtime",
      "conformance",
      "differential",
      "faults",
      "specification",
      "dependencies",
      "benchmarks",
      "../CONTRIBUTING",
      "../SECURITY",
      "../CHANGELOG",
    ],
  },
];
