import type { Counterpart } from "./option-answer.js";

/** Tools with the same commands, as far as they have the same names. */
export const ALIKE = ["opa", "conftest", "ec", "chainloop"] as const;

/** Tools whose names are known. Each of their functions has an entry below, or no command here. */
export const TOOLS = [
  ...ALIKE,
  "checkov",
  "cosign",
  "gator",
  "gh",
  "helm",
  "kubectl",
  "kyverno",
  "polaris",
  "regal",
  "terraform",
  "tofu",
  "trivy",
] as const;

type OtherTool = (typeof TOOLS)[number];

/** Words of another tool's command line, and their replacement here. */
type OtherCommand = Counterpart & {
  /** The words it begins with, without the tool's name. */
  words: string;
  /** The tool. Absent: words that users try with many tools. */
  tool?: OtherTool;
  /** Whether only a preceding tool name distinguishes it from a command here. */
  needsTool?: true;
};

/** The longest match applies. */
export const OTHER_COMMANDS: readonly OtherCommand[] = [
  {
    words: "test",
    tool: "conftest",
    needsTool: true,
    here: "regohost gate --rules conftest -p policy/ FILES",
  },
  { words: "verify", tool: "conftest", needsTool: true, here: "regohost test policy/" },
  { words: "fmt", tool: "conftest", needsTool: true, here: "regohost fmt policy/" },
  { words: "parse", tool: "conftest", needsTool: true, here: "regohost eval input -i FILE -f pretty" },
  {
    words: "pull",
    tool: "conftest",
    here: "regohost gate -p oci://REGISTRY/REPOSITORY:TAG FILES, which fetches and caches it",
  },
  {
    words: "push",
    tool: "conftest",
    here: "regohost build policies/ -o bundle.tar.gz, and oras push to send it",
  },
  { words: "doc", tool: "conftest", here: "regohost inspect -a policies/" },
  { words: "plugin", tool: "conftest", absent: "there are no plugins" },
  {
    words: "reformat",
    tool: "conftest",
    here: "regohost gate … -o pretty -o junit=FILE, which writes all reports of one run; regohost fmt formats Rego",
  },
  {
    words: "validate image",
    tool: "ec",
    here: "regohost gate -p policies/ --key key.pem oci://REGISTRY/REPOSITORY@sha256:…",
  },
  { words: "validate input", tool: "ec", here: "regohost gate -p policies/ FILES" },
  { words: "validate policy", tool: "ec", here: "regohost check --strict policies/" },
  { words: "validate vsa", tool: "ec", here: "regohost verify app.vsa.json --key FILE" },
  {
    words: "compare",
    tool: "ec",
    here: "regohost backtest, which judges recorded inputs by two sets of policies",
  },
  { words: "validate", tool: "ec", here: "regohost gate -p policies/ FILES" },
  {
    words: "fetch",
    tool: "ec",
    here: "regohost gate -p oci://REGISTRY/REPOSITORY:TAG FILES, which fetches and caches it",
  },
  { words: "track", tool: "ec", here: "regohost gate --lock FILE --update-lock" },
  { words: "opa", tool: "ec", needsTool: true, here: "regohost eval, check, fmt, inspect and the like" },
  { words: "inspect", tool: "ec", needsTool: true, here: "regohost inspect -a PATH" },
  { words: "sigstore", tool: "ec", here: "regohost verify, with a trusted root of your own" },
  { words: "init", tool: "ec", needsTool: true, here: "regohost init conforma" },
  { words: "test", tool: "ec", needsTool: true, here: "regohost gate -p policies/ FILES" },
  ...["policy develop", "policy devel", "policy"].flatMap((words): OtherCommand[] => [
    {
      words: `${words} eval`,
      tool: "chainloop",
      here: "regohost gate policy.yaml --material FILE --kind KIND --arg NAME=VALUE",
    },
    {
      words: `${words} lint`,
      tool: "chainloop",
      here: "regohost check --strict FILE.rego, for scripts in files",
    },
    { words: `${words} init`, tool: "chainloop", here: "regohost init chainloop" },
  ]),
  ...["attestation", "att"].flatMap((words): OtherCommand[] => [
    {
      words: `${words} init`,
      tool: "chainloop",
      unneeded: "regohost gate judges files, and --attest FILE --sign-key KEY signs the verdict",
    },
    {
      words: `${words} add`,
      tool: "chainloop",
      here: "regohost gate policy.yaml --material FILE --kind KIND",
    },
    {
      words: `${words} push`,
      tool: "chainloop",
      here: "regohost gate … --attest FILE --sign-key KEY, which signs the verdict; cosign or oras sends it",
    },
    {
      words: `${words} verify`,
      tool: "chainloop",
      here: "regohost verify FILE --key FILE, or --trusted-root",
    },
    { words, tool: "chainloop", here: "regohost gate, which judges files and signs the verdict" },
  ]),
  { words: "artifact download", tool: "chainloop", here: "regohost download sha256:…" },
  { words: "auth login", tool: "chainloop", here: "regohost login" },
  {
    words: "verify-attestation",
    tool: "cosign",
    here: "regohost gate -p policies/ --key key.pem oci://REGISTRY/REPOSITORY@sha256:…, which verifies its attestations",
  },
  ...["verify-blob", "verify-blob-attestation"].map((words): OtherCommand => ({
    words,
    tool: "cosign",
    here: "regohost verify BUNDLE --artifact FILE --trusted-root FILE, or --key FILE for an envelope",
  })),
  {
    words: "verify",
    tool: "cosign",
    needsTool: true,
    absent:
      "the signature of an image itself is not read; regohost gate -p policies/ --key key.pem oci://… verifies its attestations",
  },
  ...["attest", "attest-blob"].map((words): OtherCommand => ({
    words,
    tool: "cosign",
    here: "regohost gate … --attest FILE --sign-key KEY, which signs the verdict; cosign signs others",
  })),
  {
    words: "sign",
    tool: "cosign",
    needsTool: true,
    absent: "cosign signs images; regohost sign signs bundles of policies, as opa sign does",
  },
  { words: "sign-blob", tool: "cosign", absent: "cosign signs files" },
  {
    words: "initialize",
    tool: "cosign",
    here: "regohost verify … --trusted-root tuf --update-tuf",
  },
  {
    words: "attestation verify",
    tool: "gh",
    needsTool: true,
    here: "regohost verify BUNDLE --artifact FILE --trusted-root FILE --certificate-identity-regexp PATTERN --certificate-oidc-issuer URL",
  },
  {
    words: "attestation download",
    tool: "gh",
    needsTool: true,
    absent: "gh fetches the bundle; regohost verify and gate read it",
  },
  {
    words: "attestation trusted-root",
    tool: "gh",
    needsTool: true,
    here: "regohost verify … --trusted-root tuf --update-tuf",
  },
  {
    words: "lint",
    tool: "regal",
    here: "regohost check --strict policies/, which has the compiler's checks; Regal has those of style",
  },
  { words: "fix", tool: "regal", here: "regohost fmt policies/ --write" },
  {
    words: "language-server",
    tool: "regal",
    absent: "editors ask Regal or OPA's language server",
  },
  { words: "test", tool: "regal", needsTool: true, here: "regohost test policies/" },
  ...["config", "conf"].map((words): OtherCommand => ({
    words,
    tool: "trivy",
    needsTool: true,
    here: "regohost gate -p policies/ FILES, by policies of yours; the checks of trivy are not in it",
  })),
  ...["image", "fs", "filesystem", "repo", "repository", "sbom", "rootfs", "k8s"].map(
    (words): OtherCommand => ({
      words,
      tool: "trivy",
      needsTool: true,
      absent: "regohost scans nothing; regohost gate -p policies/ report.json judges the report of trivy",
    }),
  ),
  {
    words: "template",
    tool: "helm",
    needsTool: true,
    here: "helm template CHART | regohost gate -p policies/ -",
  },
  {
    words: "get",
    tool: "kubectl",
    needsTool: true,
    here: "kubectl get KIND -o yaml | regohost gate -p policies/ -",
  },
  ...(["terraform", "tofu"] as const).flatMap((tool) =>
    ["plan", "show"].map((words): OtherCommand => ({
      words,
      tool,
      needsTool: true,
      here: `${tool} show -json PLAN | regohost gate -p policies/ -`,
    })),
  ),
  { words: "run -s", tool: "opa", needsTool: true, here: "regohost serve policies/" },
  { words: "run --server", tool: "opa", needsTool: true, here: "regohost serve policies/" },
  { words: "server", tool: "opa", here: "regohost serve policies/" },
  { words: "oracle", tool: "opa", absent: "editors ask Regal or OPA's language server" },
  { words: "refactor", tool: "opa", absent: "opa refactor move does it" },
  { words: "filters", tool: "opa", here: "regohost eval --partial -f source" },
  { words: "features", tool: "opa", here: "regohost capabilities" },
  ...["repl", "shell", "console"].map((words): OtherCommand => ({
    words,
    here: "regohost run policies/ -i input.json",
  })),
  { words: "format", here: "regohost fmt policies/" },
  { words: "compile", here: "regohost build policies/ -e PACKAGE/RULE" },
  { words: "query", here: "regohost eval 'data.gate.deny' -d policies/ -i input.json" },
  { words: "judge", here: "regohost gate policies/ FILES" },
];
