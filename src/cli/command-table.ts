import type { CommandModule } from "./command.js";

/** A command as the list of commands shows it, and how to get the rest of it. */
export interface CommandEntry {
  name: string;
  summary: string;
  load(): Promise<CommandModule>;
}

/** Every command, in the order of the help. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: "eval",
    summary: "evaluate a policy and print its value, as opa eval does",
    load: () => import("./commands/eval.js"),
  },
  {
    name: "gate",
    summary: "judge inputs by policies: exit 0 when they pass, 1 when they do not",
    load: () => import("./commands/gate.js"),
  },
  {
    name: "build",
    summary: "compile Rego to a Wasm module",
    load: () => import("./commands/build.js"),
  },
  {
    name: "check",
    summary: "check Rego for errors",
    load: () => import("./commands/check.js"),
  },
  {
    name: "fmt",
    summary: "format Rego",
    load: () => import("./commands/fmt.js"),
  },
  {
    name: "test",
    summary: "run the tests of policies with OPA's own tester",
    load: () => import("./commands/test.js"),
  },
  {
    name: "mock",
    summary: "write the answers of a recording as Rego mocks for tests",
    load: () => import("./commands/mock.js"),
  },
  {
    name: "capabilities",
    summary: "print the capabilities file for opa, with the service's built-ins",
    load: () => import("./commands/capabilities.js"),
  },
  {
    name: "discover",
    summary: "show what the service knows of a digest",
    load: () => import("./commands/discover.js"),
  },
  {
    name: "download",
    summary: "download an artifact and check its digest",
    load: () => import("./commands/download.js"),
  },
  {
    name: "evidence",
    summary: "list the evidence that matches, from the platform",
    load: () => import("./commands/evidence.js"),
  },
  {
    name: "compliance",
    summary: "list how a project version meets its requirements, from the platform",
    load: () => import("./commands/compliance.js"),
  },
  {
    name: "prompt",
    summary: "ask the platform's AI agent about a piece of evidence",
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
    summary: "show whose token is used, and where it comes from",
    load: () => import("./commands/whoami.js"),
  },
  {
    name: "info",
    summary: "show the service's version and its OpenAPI documents",
    load: () => import("./commands/info.js"),
  },
  {
    name: "completion",
    summary: "print the completion script for bash, zsh or fish",
    load: () => import("./commands/completion.js"),
  },
  {
    name: "demo",
    summary: "run the main job against an embedded evidence service",
    load: () => import("./commands/demo.js"),
  },
];
