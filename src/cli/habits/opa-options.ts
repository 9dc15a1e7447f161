import type { OptionAnswer } from "./option-answer.js";

/** Replacements for OPA's options. */
export const OPA_OPTIONS: readonly OptionAnswer[] = [
  { names: ["--data"], commands: ["check", "fmt", "build"], here: "a path as an argument" },
  {
    names: ["-b", "--bundle"],
    commands: ["gate", "serve", "build"],
    here: "a path as an argument",
  },
  {
    names: ["-s", "--server"],
    commands: ["run", "eval", "exec"],
    here: "regohost serve policies/",
  },
  {
    names: ["-a", "--addr"],
    commands: ["run", "eval", "exec"],
    here: "regohost serve --addr localhost:8181 policies/",
  },
  {
    names: ["-c", "--config-file", "--set", "--set-file"],
    commands: ["run", "exec", "eval", "bench"],
    here: "regohost serve -c FILE, whose bundles are polled and whose decision logs are uploaded",
  },
  {
    names: ["-l", "--log-level", "--log-format", "--log-timestamp-format"],
    here: "-q for less; --calls and REGOHOST_DEBUG=1 for more",
  },
  { names: ["--e2e"], absent: "npm run bench of the project measures the server" },
  {
    names: ["--pretty-limit"],
    absent: "-f pretty shows values in full",
  },
  {
    names: ["-O"],
    here: "--optimize 0, 1 or 2, for policies that are compiled",
  },
  { names: ["--v1-compatible"], unneeded: "Rego is version 1 by default" },
  { names: ["--v0-v1"], here: "regohost fmt --v0-v1, and --v0-compatible elsewhere" },
  { names: ["--count"], here: "regohost bench --count" },
  { names: ["--fail-non-empty"], here: "regohost exec --fail-non-empty; regohost gate judges" },
  {
    names: ["-t", "--target"],
    commands: ["bench"],
    absent: "bench measures OPA's evaluator",
  },
  {
    names: ["-t", "--target"],
    commands: ["gate"],
    absent: "policies are compiled to Wasm",
  },
  {
    names: ["--profile-limit", "--profile-sort"],
    here: "regohost eval --profile-limit, --profile-sort",
  },
  {
    names: ["-w", "--watch"],
    commands: ["eval", "run", "serve", "check"],
    here: "regohost test --watch, regohost gate --watch",
  },
  {
    names: ["-c", "--check"],
    commands: ["version"],
    absent: "no server is asked for newer versions",
  },
  {
    names: ["--current", "--file", "--v0-compatible"],
    commands: ["capabilities"],
    here: "regohost capabilities, which prints them",
  },
  {
    names: ["--capabilities"],
    commands: ["build", "fmt", "gate", "serve"],
    here: "regohost check --capabilities FILE policies/, before they are built, formatted or loaded",
  },
  {
    names: ["--check-result"],
    commands: ["fmt"],
    unneeded: "what was formatted is always parsed again",
  },
  {
    names: ["--debug"],
    commands: ["build"],
    here: "REGOHOST_DEBUG=1 shows the stacks of errors",
  },
  {
    names: ["--follow-symlinks"],
    commands: ["build"],
    unneeded: "links are followed",
  },
  {
    names: ["--format"],
    commands: ["build"],
    absent: "messages are text; regohost check -f json has those of the compiler",
  },
  {
    names: ["--ignore"],
    commands: ["build", "gate", "run", "serve"],
    here: "regohost check, test, eval, deps and bench --ignore; elsewhere name the paths that are to be read",
  },
  {
    names: ["--partial-namespace", "--plan-addons", "--prune-unused", "--wasm-include-print"],
    commands: ["build"],
    absent: "policies are compiled whole, to Wasm",
  },
  {
    names: ["--signing-plugin"],
    absent: "--signing-key FILE has the key",
  },
  {
    names: ["--optimize-store-for-read-speed"],
    unneeded: "data are read once and kept as they are",
  },
  {
    names: ["--nondeterminstic-builtins"],
    here: "--record FILE keeps what those built-ins answered",
  },
  {
    names: ["-p", "--partial", "-u", "--unknowns"],
    commands: ["bench"],
    absent: "bench measures whole evaluations; regohost eval --partial evaluates partially",
  },
  {
    names: ["--shutdown-grace-period", "--shutdown-wait-period"],
    here: "regohost serve --shutdown-grace-period DURATION, the time for requests to finish; it waits for nothing before",
  },
  {
    names: [
      "--authentication",
      "--authorization",
      "--tls-cert-file",
      "--tls-private-key-file",
      "--tls-ca-cert-file",
      "--tls-cert-refresh-period",
      "--diagnostic-addr",
      "--min-tls-version",
      "--tls-cipher-suites",
    ],
    commands: ["run"],
    here: "regohost serve, whose --help lists what it has of them",
  },
  {
    names: [
      "--h2c",
      "--pprof",
      "--ready-timeout",
      "--unix-socket-perm",
      "--watch-config",
      "--log-level-request",
      "--skip-known-schema-check",
      "--skip-version-check",
    ],
    absent: "regohost serve --help lists what the server has",
  },
  { names: ["-m", "--max-errors"], commands: ["run", "serve"], here: "regohost check -m COUNT" },
  {
    names: ["-H", "--history", "-f", "--format"],
    commands: ["serve"],
    here: "regohost run, the session; serve has none",
  },
  { names: ["--min-tls-version"], commands: ["serve"], here: "--tls-min-version 1.2 or 1.3" },
  { names: ["-s", "--server"], commands: ["serve"], unneeded: "it is one" },
  {
    names: ["--authorization", "--tls-cipher-suites"],
    commands: ["serve"],
    absent: "serve asks for tokens or certificates (--authentication), and takes Node's suites of TLS",
  },
];
