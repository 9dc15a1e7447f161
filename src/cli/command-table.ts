import type { CommandEntry } from "./command.js";

/** Every command, in the order of the help. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: "eval",
    summary: "evaluate a query or a policy and print its value, as opa eval does",
    load: () => import("./commands/eval.js"),
  },
  {
    name: "exec",
    summary: "evaluate a decision for each input file, as opa exec does",
    load: () => import("./commands/exec.js"),
  },
  {
    name: "run",
    summary: "an interactive shell for Rego, as opa run; its server is serve",
    load: () => import("./commands/run.js"),
  },
  {
    name: "gate",
    summary: "judge inputs with policies: exit 0 when all pass, 1 when one fails",
    load: () => import("./commands/gate.js"),
  },
  {
    name: "backtest",
    summary: "evaluate recordings again with other policies, and show which verdicts change",
    load: () => import("./commands/backtest.js"),
  },
  {
    name: "serve",
    summary: "answer OPA's REST API for decisions over HTTP",
    load: () => import("./commands/serve.js"),
  },
  {
    name: "mcp",
    summary: "serve check, test, eval, gate and others to an assistant (Model Context Protocol)",
    load: () => import("./commands/mcp.js"),
  },
  {
    name: "enqueue",
    summary: "add decisions to a queue in Redis, for workers",
    load: () => import("./commands/enqueue.js"),
  },
  {
    name: "worker",
    summary: "run the jobs of a queue in Redis",
    load: () => import("./commands/worker.js"),
  },
  {
    name: "verify",
    summary: "verify signatures, signers and subjects of envelopes and bundles",
    isLocal: true,
    load: () => import("./commands/verify.js"),
  },
  {
    name: "build",
    summary: "compile Rego to a Wasm module",
    isLocal: true,
    load: () => import("./commands/build.js"),
  },
  {
    name: "sign",
    summary: "sign policy bundles as opa sign does",
    isLocal: true,
    load: () => import("./commands/sign.js"),
  },
  {
    name: "check",
    summary: "check Rego for errors",
    isLocal: true,
    load: () => import("./commands/check.js"),
  },
  {
    name: "fmt",
    summary: "format Rego",
    isLocal: true,
    load: () => import("./commands/fmt.js"),
  },
  {
    name: "test",
    summary: "run policy tests with OPA's tester",
    isLocal: true,
    load: () => import("./commands/test.js"),
  },
  {
    name: "types",
    summary: "write TypeScript of a policy's inputs and results",
    isLocal: true,
    load: () => import("./commands/types.js"),
  },
  {
    name: "init",
    summary: "write a gate file with a policy, its test and a sample",
    isLocal: true,
    load: () => import("./commands/init.js"),
  },
  {
    name: "mock",
    summary: "write a recording's answers as Rego mocks for tests",
    isLocal: true,
    load: () => import("./commands/mock.js"),
  },
  {
    name: "bench",
    summary: "measure a query, as opa bench does",
    load: () => import("./commands/bench.js"),
  },
  {
    name: "inspect",
    summary: "show the contents of a bundle or folder, as opa inspect does",
    isLocal: true,
    load: () => import("./commands/inspect.js"),
  },
  {
    name: "deps",
    summary: "show the dependencies of a query, as opa deps does",
    isLocal: true,
    load: () => import("./commands/deps.js"),
  },
  {
    name: "parse",
    summary: "print the syntax tree of a Rego file, as opa parse does",
    isLocal: true,
    load: () => import("./commands/parse.js"),
  },
  {
    name: "capabilities",
    summary: "print the capabilities file for opa, with the service's built-ins",
    isLocal: true,
    load: () => import("./commands/capabilities.js"),
  },
  {
    name: "discover",
    summary: "show the records of the service about a digest",
    load: () => import("./commands/discover.js"),
  },
  {
    name: "graph",
    summary: "draw the references of a digest",
    load: () => import("./commands/graph.js"),
  },
  {
    name: "download",
    summary: "download an artifact and check its digest",
    load: () => import("./commands/download.js"),
  },
  {
    name: "evidence",
    summary: "list matching evidence from the platform",
    load: () => import("./commands/evidence.js"),
  },
  {
    name: "compliance",
    summary: "list a project version's requirement evaluations from the platform",
    load: () => import("./commands/compliance.js"),
  },
  {
    name: "prompt",
    summary: "have the platform's AI agent analyse a piece of evidence",
    load: () => import("./commands/prompt.js"),
  },
  {
    name: "grpc",
    summary: "list, describe and call the gRPC methods of a server with reflection",
    load: () => import("./commands/grpc.js"),
  },
  {
    name: "login",
    summary: "log in to the service, and save the token",
    load: () => import("./commands/login.js"),
  },
  {
    name: "logout",
    summary: "remove the saved token",
    load: () => import("./commands/logout.js"),
  },
  {
    name: "whoami",
    summary: "show the identity in use and where its token comes from",
    load: () => import("./commands/whoami.js"),
  },
  {
    name: "info",
    summary: "show the service's version and its OpenAPI documents",
    load: () => import("./commands/info.js"),
  },
  {
    name: "completion",
    summary: "print the completion script for bash, zsh, fish or PowerShell",
    isLocal: true,
    load: () => import("./commands/completion.js"),
  },
  {
    name: "version",
    summary: "print the versions of this package, OPA and Node",
    isLocal: true,
    load: () => import("./commands/version.js"),
  },
  {
    name: "dev",
    summary: "run an evidence service on loopback with a sample release, to try things out",
    isLocal: true,
    load: () => import("./commands/dev.js"),
  },
  {
    name: "demo",
    summary: "judge this package by the records of an embedded evidence service",
    isLocal: true,
    load: () => import("./commands/demo.js"),
  },
];
