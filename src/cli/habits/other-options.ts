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
    here: "nothing: there is no discovery, no bundle polling and no upload of decision logs",
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
];
