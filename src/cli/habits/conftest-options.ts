import type { OptionAnswer } from "./option-answer.js";

const JUDGING = ["gate", "test", "eval", "verify", "check", "exec"];

/** Replacements for Conftest's options. */
export const CONFTEST_OPTIONS: readonly OptionAnswer[] = [
  { names: ["--combine"], commands: JUDGING, here: "regohost gate --combine" },
  {
    names: ["-n", "--namespace", "--all-namespaces"],
    commands: JUDGING,
    here: "regohost gate --rules conftest -n NAMESPACE; every package that judges is judged without it",
  },
  {
    names: ["--parser"],
    commands: JUDGING,
    here: "regohost gate --parser FORMAT, or eval, exec, bench and run with it",
  },
  {
    names: ["--trace"],
    commands: [...JUDGING, "backtest"],
    here: "regohost gate -p policies/ FILES --explain; --calls shows the calls of built-ins",
  },
  { names: ["--fail-on-warn"], commands: JUDGING, here: "regohost gate --fail-on warn" },
  {
    names: ["--no-fail"],
    commands: JUDGING,
    absent: "exit code 1 is the verdict; a pipeline that goes on writes: regohost gate … || test $? -eq 1",
  },
  {
    names: ["-p", "--policy"],
    commands: JUDGING.filter((command) => command !== "verify"),
    here: "regohost gate -p policies/ FILES",
  },
  { names: ["-p", "--policy"], commands: ["verify"], here: "regohost test policies/" },
  {
    names: ["-d", "-p", "--policy"],
    commands: ["build"],
    here: "a path as an argument: regohost build policies/ data/ -o bundle.tar.gz",
  },
  {
    names: ["-u", "--update"],
    commands: ["gate", "test", "verify"],
    here: "an address: regohost gate -p oci://REGISTRY/REPOSITORY:TAG FILES",
  },
  {
    names: ["--show-builtin-errors"],
    commands: ["gate", "test"],
    here: "regohost gate --strict-builtin-errors, which is the default without --rules conftest",
  },
  { names: ["--junit-hide-message"], absent: "-o junit=FILE has the messages" },
  {
    names: ["--suppress-exceptions"],
    absent: "reports always show what an exception excused",
  },
  {
    names: ["--proto-file-dirs"],
    here: "regohost gate --proto-file-dirs FOLDER, or eval, exec, bench and run with it",
  },
  {
    names: ["--rego-version"],
    here: "--v0-compatible for Rego of OPA before 1.0; without it Rego is version 1",
  },
  { names: ["--report"], here: "regohost test --explain full, notes or fails" },
  {
    names: ["-c", "--config-file"],
    commands: ["gate"],
    here: "regohost gate --config FILE, a gate file in YAML (docs/gate-file.md); conftest.toml is not read",
  },
  { names: ["-v", "-V"], commands: ["regohost"], here: "regohost --version" },
  {
    names: ["--github-hide-passed"],
    unneeded: "-o github has no lines for what passed",
  },
  { names: ["--stdin-filename"], here: "--parser FORMAT says how - is read" },
  { names: ["--strict"], commands: ["gate", "test"], here: "regohost check -S --rules conftest policies/" },
  {
    names: ["--tls"],
    unneeded: "registries are reached over TLS, but on loopback",
  },
  { names: ["--check"], commands: ["fmt"], here: "regohost fmt --fail --list" },
  {
    names: ["--combine", "--parser"],
    commands: ["parse"],
    here: "regohost eval input -i FILE --parser FORMAT",
  },
  {
    names: ["--template"],
    commands: ["inspect"],
    absent: "regohost inspect -f json is for a program of yours",
  },
  {
    names: ["--absolute-paths"],
    unneeded: "paths are shown as they are given",
  },
  {
    names: ["-c", "--config-file"],
    commands: ["build", "fmt", "inspect", "parse", "test"],
    absent: "conftest.toml is not read",
  },
  {
    names: ["-o", "--outDir", "-t"],
    commands: ["inspect"],
    here: "standard output: regohost inspect -a policies/ prints the annotations",
  },
];
