import type { OptionAnswer } from "./option-answer.js";

/** Replacements for ec's options. */
export const EC_OPTIONS: readonly OptionAnswer[] = [
  {
    names: ["--image"],
    here: "an address as an input: regohost gate -p policies/ oci://REGISTRY/REPOSITORY@sha256:…",
  },
  {
    names: ["--file"],
    commands: ["gate", "test", "eval", "check", "exec", "verify"],
    here: "an argument: regohost gate -p policies/ FILES",
  },
  {
    names: ["-k", "--public-key"],
    here: "--key FILE: PEM or JWK; repeatable",
  },
  {
    names: ["-r", "--rekor-url", "--ignore-rekor"],
    here: "--trusted-root FILE, Sigstore's trusted_root.json, which names the logs",
  },
  {
    names: ["--effective-time"],
    commands: ["check", "eval", "exec", "gate", "run", "serve", "test", "verify"],
    here: "--now 2026-01-31T12:00:00Z",
  },
  { names: ["--info", "--show-successes"], here: "-o json, which has every result" },
  { names: ["--extra-rule-data"], here: "-d FILE, which adds to the data of the policies" },
  {
    names: ["--images", "--snapshot", "--json-input"],
    here: "--rules conforma --images FILE, a snapshot in a file",
  },
  {
    names: ["--show-warnings", "--show-policy-docs-link"],
    unneeded: "warnings are shown; --fail-on warn refuses them",
  },
  { names: ["--output-file"], commands: ["gate"], here: "-o FORMAT=FILE" },
  { names: ["--workers"], unneeded: "inputs are judged at once" },
  {
    names: ["--verbose", "--debug"],
    here: "--calls shows the calls of built-ins, REGOHOST_DEBUG=1 the stacks of errors",
  },
  {
    names: ["--kubeconfig"],
    absent: "policies come from files and addresses, not from a cluster",
  },
  { names: ["--logfile"], here: "standard error has the notes: 2> FILE" },
  {
    names: ["--retry-duration", "--retry-factor", "--retry-jitter", "--retry-max-retry", "--retry-max-wait"],
    unneeded: "requests are retried until --timeout",
  },
  {
    names: ["--color"],
    here: "the variable FORCE_COLOR=1; a terminal is coloured anyway",
  },
  {
    names: ["--trace"],
    commands: ["inspect", "serve", "verify", "version"],
    absent: "REGOHOST_DEBUG=1 shows the stacks of errors",
  },
  {
    names: ["--skip-att-sig-check"],
    commands: ["gate"],
    unneeded: "without --key and --trusted-root attestations are judged unverified, and the report says so",
  },
  {
    names: ["--allow-past-effective-time"],
    commands: ["gate", "serve"],
    unneeded: "--now takes any time",
  },
  {
    names: ["--allow-past-effective-time", "--effective-time"],
    commands: ["backtest"],
    unneeded: "each recording has the time of its decision",
  },
  {
    names: ["--image-digest", "--image-ref", "--image-url"],
    commands: ["backtest"],
    here: "a recording as an argument: regohost gate -p policies/ oci://… --record FILE makes one of an image",
  },
  {
    names: ["--vsa", "--attestation-format", "--attestation-output-dir", "--vsa-signing-key"],
    commands: ["gate"],
    here: "--attest FILE --sign-key KEY, which writes the verdict as a verification summary (VSA), signed",
  },
  {
    names: ["--vsa-upload"],
    commands: ["gate"],
    here: "--attest FILE --sign-key KEY writes the summary; cosign or oras sends it where it belongs",
  },
  {
    names: ["--vsa-expiration", "--vsa-public-key"],
    commands: ["gate"],
    absent: "an earlier summary does not replace a verdict; examples/vsa-gate is a policy that requires one",
  },
  {
    names: ["--vsa-public-key", "--fallback-public-key"],
    commands: ["verify"],
    here: "--key FILE: PEM or JWK; repeatable",
  },
  {
    names: ["-v", "--vsa"],
    commands: ["verify"],
    here: "an argument: regohost verify app.vsa.json --key FILE",
  },
  {
    names: ["--vsa-retrieval", "--vsa-expiration", "--no-fallback", "--ignore-signature-verification"],
    commands: ["verify"],
    absent:
      "verify reads the files it is given, and always verifies; examples/vsa-gate judges how old a summary is",
  },
  {
    names: ["-p", "--policy", "--strict"],
    commands: ["verify"],
    here: "regohost gate examples/vsa-gate app.vsa.json --key FILE: a policy judges summaries",
  },
  {
    names: ["--file-path", "-j"],
    commands: ["gate"],
    here: "addresses as inputs: regohost gate -p policies/ oci://REGISTRY/REPOSITORY@sha256:… …",
  },
  {
    names: ["--policy-configuration"],
    commands: ["gate"],
    here: "--rules conforma -p FILE (docs/conforma.md)",
  },
  {
    names: ["--filter-type"],
    commands: ["gate"],
    absent: "--rules conforma includes and excludes rules as ec does by default",
  },
  {
    names: ["--strict"],
    commands: ["gate"],
    unneeded: "exit code 1 is the verdict; a pipeline that goes on writes: regohost gate … || test $? -eq 1",
  },
  {
    names: ["--server", "--server-address", "--server-port"],
    commands: ["gate", "serve"],
    here: "regohost serve policies/ --addr HOST:PORT",
  },
  {
    names: ["-p", "--policy", "-f", "--file", "--info", "--workers", "-o", "--output", "--strict"],
    commands: ["serve"],
    here: "regohost serve policies/, which answers decisions as JSON over HTTP; regohost gate judges files",
  },
  { names: ["-p", "--policy"], commands: ["check"], here: "an argument: regohost check --strict policies/" },
  {
    names: ["--source", "--data-source"],
    commands: ["gate"],
    here: "-p ADDRESS: oci://, https:// or npm:, with the data in the bundle",
  },
  {
    names: ["--dest", "--work-dir"],
    commands: ["gate"],
    absent: "what an address names is kept in the cache, REGOHOST_CACHE",
  },
  {
    names: ["-s", "--source", "-p", "--policy", "--dest"],
    commands: ["inspect"],
    here: "a bundle or folder as the argument: regohost inspect -a policies/",
  },
  {
    names: ["-o", "--output"],
    commands: ["inspect"],
    here: "-f json or pretty",
  },
  {
    names: ["--rule", "--package", "--collection"],
    commands: ["inspect"],
    absent: "regohost inspect -a -f json lists every rule with its METADATA, for jq",
  },
  {
    names: ["-b", "--bundle", "-g", "--git", "-r", "--replace", "--freshen", "--prune", "--in-effect-days"],
    commands: ["gate"],
    here: "--lock FILE --update-lock, which writes what addresses are now",
  },
  {
    names: ["--mirror", "--root", "--root-checksum", "--staging"],
    commands: ["verify"],
    here: "--trusted-root tuf:URL --tuf-root FILE --update-tuf, a TUF repository of yours; without a URL Sigstore's public one",
  },
  {
    names: ["-j", "-s", "--json", "--short"],
    commands: ["version"],
    here: "regohost --version prints only the version",
  },
];
