/** An option of another tool, and what does the same here. */
export interface OtherOption {
  /** Its names there. */
  names: readonly string[];
  /** Whose it is. */
  tool: "opa" | "conftest" | "ec" | "chainloop";
  /** The commands here whose users may mean it. Default: all. */
  commands?: readonly string[];
  /** What to type here, or why there is nothing. */
  here: string;
}

const JUDGING = ["gate", "test", "eval", "verify", "check", "exec"];

/** Options that people bring along. An entry counts only where the command has no option of this name. */
export const OTHER_OPTIONS: readonly OtherOption[] = [
  { names: ["--combine"], tool: "conftest", commands: JUDGING, here: "regohost gate --combine" },
  {
    names: ["-n", "--namespace", "--all-namespaces"],
    tool: "conftest",
    commands: JUDGING,
    here: "regohost gate --rules conftest -n NAMESPACE; every package that judges is judged without it",
  },
  {
    names: ["--parser"],
    tool: "conftest",
    commands: JUDGING,
    here: "regohost gate --parser FORMAT, or eval, exec, bench and run with it",
  },
  {
    names: ["--trace"],
    tool: "conftest",
    commands: JUDGING,
    here: "regohost gate -p policies/ FILES --explain; --calls shows the calls of built-ins",
  },
  { names: ["--fail-on-warn"], tool: "conftest", commands: JUDGING, here: "regohost gate --fail-on warn" },
  {
    names: ["--no-fail"],
    tool: "conftest",
    commands: JUDGING,
    here: "nothing: exit code 1 is the verdict; a pipeline that goes on writes: regohost gate … || test $? -eq 1",
  },
  { names: ["--token"], tool: "chainloop", here: "--token-file FILE, or the variable SERVICE_TOKEN" },
  {
    names: ["-p", "--policy"],
    tool: "conftest",
    commands: JUDGING,
    here: "regohost gate -p policies/ FILES",
  },
  {
    names: ["-u", "--update"],
    tool: "conftest",
    commands: ["gate", "test", "verify"],
    here: "an address: regohost gate -p oci://REGISTRY/REPOSITORY:TAG FILES",
  },
  {
    names: ["--show-builtin-errors"],
    tool: "conftest",
    commands: ["gate", "test"],
    here: "regohost gate --strict-builtin-errors, which is the default without --rules conftest",
  },
  { names: ["--junit-hide-message"], tool: "conftest", here: "nothing: -o junit=FILE has the messages" },
  {
    names: ["--suppress-exceptions"],
    tool: "conftest",
    here: "nothing: reports always show what an exception excused",
  },
  {
    names: ["--proto-file-dirs"],
    tool: "conftest",
    here: "nothing: inputs in Protocol Buffers are not read",
  },
  {
    names: ["--rego-version"],
    tool: "conftest",
    here: "--v0-compatible for Rego of OPA before 1.0; without it Rego is version 1",
  },
  { names: ["--report"], tool: "conftest", here: "regohost test --explain full, notes or fails" },
  { names: ["--data"], tool: "opa", commands: ["check", "fmt", "build"], here: "a path as an argument" },
  {
    names: ["-b", "--bundle"],
    tool: "opa",
    commands: ["gate", "serve", "build"],
    here: "a path as an argument",
  },
  {
    names: ["-s", "--server"],
    tool: "opa",
    commands: ["run", "eval", "exec"],
    here: "regohost serve policies/",
  },
  {
    names: ["-a", "--addr"],
    tool: "opa",
    commands: ["run", "eval", "exec"],
    here: "regohost serve --addr localhost:8181 policies/",
  },
  {
    names: ["-c", "--config-file"],
    tool: "conftest",
    commands: ["gate"],
    here: "regohost gate --config FILE, a gate file in YAML (docs/gate-file.md); conftest.toml is not read",
  },
  {
    names: ["-c", "--config-file", "--set", "--set-file"],
    tool: "opa",
    commands: ["run", "exec", "eval", "bench"],
    here: "regohost serve -c FILE, whose bundles are polled and whose decision logs are uploaded",
  },
  {
    names: ["-l", "--log-level", "--log-format", "--log-timestamp-format"],
    tool: "opa",
    here: "-q for less; --calls and REGOHOST_DEBUG=1 for more",
  },
  { names: ["--e2e"], tool: "opa", here: "nothing: npm run bench of the project measures the server" },
  {
    names: ["--pretty-limit"],
    tool: "opa",
    here: "nothing: -f pretty shows values in full",
  },
  {
    names: ["-O"],
    tool: "opa",
    here: "--optimize 0, 1 or 2, for policies that are compiled",
  },
  { names: ["--v1-compatible"], tool: "opa", here: "nothing to type: Rego is version 1 by default" },
  { names: ["--v0-v1"], tool: "opa", here: "regohost fmt --v0-v1, and --v0-compatible elsewhere" },
  { names: ["--count"], tool: "opa", here: "regohost bench --count" },
  { names: ["--fail-non-empty"], tool: "opa", here: "regohost exec --fail-non-empty; regohost gate judges" },
  {
    names: ["-t", "--target"],
    tool: "opa",
    commands: ["bench"],
    here: "nothing: bench measures OPA's evaluator",
  },
  {
    names: ["-t", "--target"],
    tool: "opa",
    commands: ["gate", "build"],
    here: "nothing: policies are compiled to Wasm",
  },
  {
    names: ["--profile-limit", "--profile-sort"],
    tool: "opa",
    here: "regohost eval --profile-limit, --profile-sort",
  },
  {
    names: ["-w", "--watch"],
    tool: "opa",
    commands: ["eval", "run", "serve", "check"],
    here: "regohost test --watch, regohost gate --watch",
  },
  {
    names: ["--image"],
    tool: "ec",
    here: "an address as an input: regohost gate -p policies/ oci://REGISTRY/REPOSITORY@sha256:…",
  },
  { names: ["--file"], tool: "ec", here: "an argument: regohost gate -p policies/ FILES" },
  {
    names: ["-k", "--public-key"],
    tool: "ec",
    here: "--key FILE: PEM or JWK; repeatable",
  },
  {
    names: ["-r", "--rekor-url", "--ignore-rekor"],
    tool: "ec",
    here: "--trusted-root FILE, Sigstore's trusted_root.json, which names the logs",
  },
  {
    names: ["--effective-time"],
    tool: "ec",
    here: "--now 2026-01-31T12:00:00Z",
  },
  { names: ["--info", "--show-successes"], tool: "ec", here: "-o json, which has every result" },
  {
    names: ["--material", "--kind"],
    tool: "chainloop",
    commands: ["eval", "test", "check", "exec"],
    here: "regohost gate policy.yaml --material FILE --kind KIND",
  },
  {
    names: ["--annotation", "--project", "--project-version"],
    tool: "chainloop",
    commands: ["gate"],
    here: "nothing: a material has the annotations that are read out of it",
  },
  {
    names: ["--allowed-hostnames"],
    tool: "chainloop",
    commands: ["gate"],
    here: "--allow-net HOST, which allows no host by itself",
  },
  { names: ["--extra-rule-data"], tool: "ec", here: "-d FILE, which adds to the data of the policies" },
  { names: ["-v", "-V"], tool: "conftest", commands: ["regohost"], here: "regohost --version" },
  {
    names: ["-c", "--check"],
    tool: "opa",
    commands: ["version"],
    here: "nothing: no server is asked for newer versions",
  },
  {
    names: ["--current", "--file", "--v0-compatible"],
    tool: "opa",
    commands: ["capabilities"],
    here: "regohost capabilities, which prints them",
  },
  {
    names: ["--capabilities"],
    tool: "opa",
    commands: ["build", "fmt", "gate", "serve"],
    here: "regohost check --capabilities FILE policies/, before they are built, formatted or loaded",
  },
  {
    names: ["--check-result"],
    tool: "opa",
    commands: ["fmt"],
    here: "nothing to type: what was formatted is always parsed again",
  },
  {
    names: ["--debug"],
    tool: "opa",
    commands: ["build"],
    here: "REGOHOST_DEBUG=1 shows the stacks of errors",
  },
  {
    names: ["--follow-symlinks"],
    tool: "opa",
    commands: ["build"],
    here: "nothing to type: links are followed",
  },
  {
    names: ["--format"],
    tool: "opa",
    commands: ["build"],
    here: "nothing: messages are text; regohost check -f json has those of the compiler",
  },
  {
    names: ["--ignore"],
    tool: "opa",
    commands: ["build", "gate", "run", "serve"],
    here: "regohost check, test, eval, deps and bench --ignore; elsewhere name the paths that are to be read",
  },
  {
    names: ["--partial-namespace", "--plan-addons", "--prune-unused", "--wasm-include-print"],
    tool: "opa",
    commands: ["build"],
    here: "nothing: policies are compiled whole, to Wasm",
  },
  {
    names: ["--signing-plugin"],
    tool: "opa",
    here: "nothing: --signing-key FILE has the key",
  },
  {
    names: ["--optimize-store-for-read-speed"],
    tool: "opa",
    here: "nothing to type: data are read once and kept as they are",
  },
  {
    names: ["--nondeterminstic-builtins"],
    tool: "opa",
    here: "--record FILE keeps what those built-ins answered",
  },
  {
    names: ["-p", "--partial", "-u", "--unknowns"],
    tool: "opa",
    commands: ["bench"],
    here: "nothing: bench measures whole evaluations; regohost eval --partial evaluates partially",
  },
  {
    names: ["--shutdown-grace-period", "--shutdown-wait-period"],
    tool: "opa",
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
      "--min-tls-version",
      "--tls-cipher-suites",
    ],
    tool: "opa",
    commands: ["run"],
    here: "regohost serve, whose --help lists what it has of them",
  },
  {
    names: [
      "--diagnostic-addr",
      "--h2c",
      "--pprof",
      "--ready-timeout",
      "--unix-socket-perm",
      "--watch-config",
      "--log-level-request",
      "--skip-known-schema-check",
      "--skip-version-check",
    ],
    tool: "opa",
    here: "nothing; regohost serve --help lists what the server has",
  },
  { names: ["-m", "--max-errors"], tool: "opa", commands: ["run", "serve"], here: "regohost check -m COUNT" },
  {
    names: ["--github-hide-passed"],
    tool: "conftest",
    here: "nothing to type: -o github has no lines for what passed",
  },
  { names: ["--stdin-filename"], tool: "conftest", here: "--parser FORMAT says how - is read" },
  { names: ["--strict"], tool: "conftest", commands: ["gate", "test"], here: "regohost check -S policies/" },
  {
    names: ["--tls"],
    tool: "conftest",
    here: "nothing to type: registries are reached over TLS, but on loopback",
  },
  { names: ["--check"], tool: "conftest", commands: ["fmt"], here: "regohost fmt --fail --list" },
  {
    names: ["--combine", "--parser"],
    tool: "conftest",
    commands: ["parse"],
    here: "regohost eval input -i FILE --parser FORMAT",
  },
  {
    names: ["--template"],
    tool: "conftest",
    commands: ["inspect"],
    here: "nothing: regohost inspect -f json is for a program of yours",
  },
  {
    names: ["--absolute-paths"],
    tool: "conftest",
    here: "nothing to type: paths are shown as they are given",
  },
  {
    names: ["--images", "--snapshot", "--json-input"],
    tool: "ec",
    here: "addresses as inputs: regohost gate -p policies/ oci://REGISTRY/REPOSITORY@sha256:… …",
  },
  {
    names: ["--show-warnings", "--show-policy-docs-link"],
    tool: "ec",
    here: "nothing to type: warnings are shown; --fail-on warn refuses them",
  },
  { names: ["--output-file"], tool: "ec", here: "-o FORMAT=FILE" },
  { names: ["--workers"], tool: "ec", here: "nothing to type: inputs are judged at once" },
  {
    names: ["--verbose", "--debug"],
    tool: "ec",
    here: "--calls shows the calls of built-ins, REGOHOST_DEBUG=1 the stacks of errors",
  },
  {
    names: ["-c", "--config-file"],
    tool: "conftest",
    commands: ["fmt", "inspect", "parse", "test"],
    here: "nothing: conftest.toml is not read",
  },
  {
    names: ["-o", "--outDir", "-t"],
    tool: "conftest",
    commands: ["inspect"],
    here: "standard output: regohost inspect -a policies/ prints the annotations",
  },
  {
    names: ["-H", "--history", "-f", "--format"],
    tool: "opa",
    commands: ["serve"],
    here: "regohost run, the session; serve has none",
  },
  { names: ["--min-tls-version"], tool: "opa", commands: ["serve"], here: "--tls-min-version 1.2 or 1.3" },
  { names: ["-s", "--server"], tool: "opa", commands: ["serve"], here: "nothing to type: it is one" },
  {
    names: ["--authorization", "--tls-cert-refresh-period", "--tls-cipher-suites"],
    tool: "opa",
    commands: ["serve"],
    here: "nothing: serve asks for tokens or certificates (--authentication), reads its certificate when it starts, and takes Node's suites of TLS",
  },
];
