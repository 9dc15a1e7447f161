import { Command as e } from "./evaluation-command.js";
import { append as t, editDistance as n } from "./evaluation.js";
// src/cli/habits/other-commands.ts
const r = [
	"opa",
	"conftest",
	"ec",
	"chainloop"
], i = [
	...r,
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
	"trivy"
], a = [
	{
		words: "test",
		tool: "conftest",
		needsTool: !0,
		here: "regohost gate --rules conftest -p policy/ FILES"
	},
	{
		words: "verify",
		tool: "conftest",
		needsTool: !0,
		here: "regohost test policy/"
	},
	{
		words: "fmt",
		tool: "conftest",
		needsTool: !0,
		here: "regohost fmt policy/"
	},
	{
		words: "parse",
		tool: "conftest",
		needsTool: !0,
		here: "regohost eval input -i FILE -f pretty"
	},
	{
		words: "pull",
		tool: "conftest",
		here: "regohost gate -p oci://REGISTRY/REPOSITORY:TAG FILES, which fetches and caches it"
	},
	{
		words: "push",
		tool: "conftest",
		here: "regohost build policies/ -o bundle.tar.gz, and oras push to send it"
	},
	{
		words: "doc",
		tool: "conftest",
		here: "regohost inspect -a policies/"
	},
	{
		words: "plugin",
		tool: "conftest",
		absent: "there are no plugins"
	},
	{
		words: "reformat",
		tool: "conftest",
		here: "regohost gate … -o pretty -o junit=FILE, which writes all reports of one run; regohost fmt formats Rego"
	},
	{
		words: "validate image",
		tool: "ec",
		here: "regohost gate -p policies/ --key key.pem oci://REGISTRY/REPOSITORY@sha256:…"
	},
	{
		words: "validate input",
		tool: "ec",
		here: "regohost gate -p policies/ FILES"
	},
	{
		words: "validate policy",
		tool: "ec",
		here: "regohost check --strict policies/"
	},
	{
		words: "validate vsa",
		tool: "ec",
		here: "regohost verify app.vsa.json --key FILE"
	},
	{
		words: "compare",
		tool: "ec",
		here: "regohost backtest, which judges recorded inputs by two sets of policies"
	},
	{
		words: "validate",
		tool: "ec",
		here: "regohost gate -p policies/ FILES"
	},
	{
		words: "fetch",
		tool: "ec",
		here: "regohost gate -p oci://REGISTRY/REPOSITORY:TAG FILES, which fetches and caches it"
	},
	{
		words: "track",
		tool: "ec",
		here: "regohost gate --lock FILE --update-lock"
	},
	{
		words: "opa",
		tool: "ec",
		needsTool: !0,
		here: "regohost eval, check, fmt, inspect and the like"
	},
	{
		words: "inspect",
		tool: "ec",
		needsTool: !0,
		here: "regohost inspect -a PATH"
	},
	{
		words: "sigstore",
		tool: "ec",
		here: "regohost verify, with a trusted root of your own"
	},
	{
		words: "init",
		tool: "ec",
		needsTool: !0,
		here: "regohost init conforma"
	},
	{
		words: "test",
		tool: "ec",
		needsTool: !0,
		here: "regohost gate -p policies/ FILES"
	},
	...[
		"policy develop",
		"policy devel",
		"policy"
	].flatMap((e) => [
		{
			words: `${e} eval`,
			tool: "chainloop",
			here: "regohost gate policy.yaml --material FILE --kind KIND --arg NAME=VALUE"
		},
		{
			words: `${e} lint`,
			tool: "chainloop",
			here: "regohost check --strict FILE.rego, for scripts in files"
		},
		{
			words: `${e} init`,
			tool: "chainloop",
			here: "regohost init chainloop"
		}
	]),
	...["attestation", "att"].flatMap((e) => [
		{
			words: `${e} init`,
			tool: "chainloop",
			unneeded: "regohost gate judges files, and --attest FILE --sign-key KEY signs the verdict"
		},
		{
			words: `${e} add`,
			tool: "chainloop",
			here: "regohost gate policy.yaml --material FILE --kind KIND"
		},
		{
			words: `${e} push`,
			tool: "chainloop",
			here: "regohost gate … --attest FILE --sign-key KEY, which signs the verdict; cosign or oras sends it"
		},
		{
			words: `${e} verify`,
			tool: "chainloop",
			here: "regohost verify FILE --key FILE, or --trusted-root"
		},
		{
			words: e,
			tool: "chainloop",
			here: "regohost gate, which judges files and signs the verdict"
		}
	]),
	{
		words: "artifact download",
		tool: "chainloop",
		here: "regohost download sha256:…"
	},
	{
		words: "auth login",
		tool: "chainloop",
		here: "regohost login"
	},
	{
		words: "verify-attestation",
		tool: "cosign",
		here: "regohost gate -p policies/ --key key.pem oci://REGISTRY/REPOSITORY@sha256:…, which verifies its attestations"
	},
	...["verify-blob", "verify-blob-attestation"].map((e) => ({
		words: e,
		tool: "cosign",
		here: "regohost verify BUNDLE --artifact FILE --trusted-root FILE, or --key FILE for an envelope"
	})),
	{
		words: "verify",
		tool: "cosign",
		needsTool: !0,
		absent: "the signature of an image itself is not read; regohost gate -p policies/ --key key.pem oci://… verifies its attestations"
	},
	...["attest", "attest-blob"].map((e) => ({
		words: e,
		tool: "cosign",
		here: "regohost gate … --attest FILE --sign-key KEY, which signs the verdict; cosign signs others"
	})),
	{
		words: "sign",
		tool: "cosign",
		needsTool: !0,
		absent: "cosign signs images; regohost sign signs bundles of policies, as opa sign does"
	},
	{
		words: "sign-blob",
		tool: "cosign",
		absent: "cosign signs files"
	},
	{
		words: "initialize",
		tool: "cosign",
		here: "regohost verify … --trusted-root tuf --update-tuf"
	},
	{
		words: "attestation verify",
		tool: "gh",
		needsTool: !0,
		here: "regohost verify BUNDLE --artifact FILE --trusted-root FILE --certificate-identity-regexp PATTERN --certificate-oidc-issuer URL"
	},
	{
		words: "attestation download",
		tool: "gh",
		needsTool: !0,
		absent: "gh fetches the bundle; regohost verify and gate read it"
	},
	{
		words: "attestation trusted-root",
		tool: "gh",
		needsTool: !0,
		here: "regohost verify … --trusted-root tuf --update-tuf"
	},
	{
		words: "lint",
		tool: "regal",
		here: "regohost check --strict policies/, which has the compiler's checks; Regal has those of style"
	},
	{
		words: "fix",
		tool: "regal",
		here: "regohost fmt policies/ --write"
	},
	{
		words: "language-server",
		tool: "regal",
		absent: "editors ask Regal or OPA's language server"
	},
	{
		words: "test",
		tool: "regal",
		needsTool: !0,
		here: "regohost test policies/"
	},
	...["config", "conf"].map((e) => ({
		words: e,
		tool: "trivy",
		needsTool: !0,
		here: "regohost gate -p policies/ FILES, by policies of yours; the checks of trivy are not in it"
	})),
	...[
		"image",
		"fs",
		"filesystem",
		"repo",
		"repository",
		"sbom",
		"rootfs",
		"k8s"
	].map((e) => ({
		words: e,
		tool: "trivy",
		needsTool: !0,
		absent: "regohost scans nothing; regohost gate -p policies/ report.json judges the report of trivy"
	})),
	{
		words: "template",
		tool: "helm",
		needsTool: !0,
		here: "helm template CHART | regohost gate -p policies/ -"
	},
	{
		words: "get",
		tool: "kubectl",
		needsTool: !0,
		here: "kubectl get KIND -o yaml | regohost gate -p policies/ -"
	},
	...["terraform", "tofu"].flatMap((e) => ["plan", "show"].map((t) => ({
		words: t,
		tool: e,
		needsTool: !0,
		here: `${e} show -json PLAN | regohost gate -p policies/ -`
	}))),
	{
		words: "run -s",
		tool: "opa",
		needsTool: !0,
		here: "regohost serve policies/"
	},
	{
		words: "run --server",
		tool: "opa",
		needsTool: !0,
		here: "regohost serve policies/"
	},
	{
		words: "server",
		tool: "opa",
		here: "regohost serve policies/"
	},
	{
		words: "oracle",
		tool: "opa",
		absent: "editors ask Regal or OPA's language server"
	},
	{
		words: "refactor",
		tool: "opa",
		absent: "opa refactor move does it"
	},
	{
		words: "filters",
		tool: "opa",
		here: "regohost eval --partial -f source"
	},
	{
		words: "features",
		tool: "opa",
		here: "regohost capabilities"
	},
	...[
		"repl",
		"shell",
		"console"
	].map((e) => ({
		words: e,
		here: "regohost run policies/ -i input.json"
	})),
	{
		words: "format",
		here: "regohost fmt policies/"
	},
	{
		words: "compile",
		here: "regohost build policies/ -e PACKAGE/RULE"
	},
	{
		words: "query",
		here: "regohost eval 'data.gate.deny' -d policies/ -i input.json"
	},
	{
		words: "judge",
		here: "regohost gate policies/ FILES"
	}
], o = [
	"gate",
	"test",
	"eval",
	"verify",
	"check",
	"exec"
], s = [
	{
		names: ["--combine"],
		commands: o,
		here: "regohost gate --combine"
	},
	{
		names: [
			"-n",
			"--namespace",
			"--all-namespaces"
		],
		commands: o,
		here: "regohost gate --rules conftest -n NAMESPACE; every package that judges is judged without it"
	},
	{
		names: ["--parser"],
		commands: o,
		here: "regohost gate --parser FORMAT, or eval, exec, bench and run with it"
	},
	{
		names: ["--trace"],
		commands: [...o, "backtest"],
		here: "regohost gate -p policies/ FILES --explain; --calls shows the calls of built-ins"
	},
	{
		names: ["--fail-on-warn"],
		commands: o,
		here: "regohost gate --fail-on warn"
	},
	{
		names: ["--no-fail"],
		commands: o,
		absent: "exit code 1 is the verdict; a pipeline that goes on writes: regohost gate … || test $? -eq 1"
	},
	{
		names: ["-p", "--policy"],
		commands: o.filter((e) => e !== "verify"),
		here: "regohost gate -p policies/ FILES"
	},
	{
		names: ["-p", "--policy"],
		commands: ["verify"],
		here: "regohost test policies/"
	},
	{
		names: [
			"-d",
			"-p",
			"--policy"
		],
		commands: ["build"],
		here: "a path as an argument: regohost build policies/ data/ -o bundle.tar.gz"
	},
	{
		names: ["-u", "--update"],
		commands: [
			"gate",
			"test",
			"verify"
		],
		here: "an address: regohost gate -p oci://REGISTRY/REPOSITORY:TAG FILES"
	},
	{
		names: ["--show-builtin-errors"],
		commands: ["gate", "test"],
		here: "regohost gate --strict-builtin-errors, which is the default without --rules conftest"
	},
	{
		names: ["--junit-hide-message"],
		absent: "-o junit=FILE has the messages"
	},
	{
		names: ["--suppress-exceptions"],
		absent: "reports always show what an exception excused"
	},
	{
		names: ["--proto-file-dirs"],
		here: "regohost gate --proto-file-dirs FOLDER, or eval, exec, bench and run with it"
	},
	{
		names: ["--rego-version"],
		here: "--v0-compatible for Rego of OPA before 1.0; without it Rego is version 1"
	},
	{
		names: ["--report"],
		here: "regohost test --explain full, notes or fails"
	},
	{
		names: ["-c", "--config-file"],
		commands: ["gate"],
		here: "regohost gate --config FILE, a gate file in YAML (docs/gate-file.md); conftest.toml is not read"
	},
	{
		names: ["-v", "-V"],
		commands: ["regohost"],
		here: "regohost --version"
	},
	{
		names: ["--github-hide-passed"],
		unneeded: "-o github has no lines for what passed"
	},
	{
		names: ["--stdin-filename"],
		here: "--parser FORMAT says how - is read"
	},
	{
		names: ["--strict"],
		commands: ["gate", "test"],
		here: "regohost check -S --rules conftest policies/"
	},
	{
		names: ["--tls"],
		unneeded: "registries are reached over TLS, but on loopback"
	},
	{
		names: ["--check"],
		commands: ["fmt"],
		here: "regohost fmt --fail --list"
	},
	{
		names: ["--combine", "--parser"],
		commands: ["parse"],
		here: "regohost eval input -i FILE --parser FORMAT"
	},
	{
		names: ["--template"],
		commands: ["inspect"],
		absent: "regohost inspect -f json is for a program of yours"
	},
	{
		names: ["--absolute-paths"],
		unneeded: "paths are shown as they are given"
	},
	{
		names: ["-c", "--config-file"],
		commands: [
			"build",
			"fmt",
			"inspect",
			"parse",
			"test"
		],
		absent: "conftest.toml is not read"
	},
	{
		names: [
			"-o",
			"--outDir",
			"-t"
		],
		commands: ["inspect"],
		here: "standard output: regohost inspect -a policies/ prints the annotations"
	}
], c = [
	{
		names: ["--image"],
		here: "an address as an input: regohost gate -p policies/ oci://REGISTRY/REPOSITORY@sha256:…"
	},
	{
		names: ["--file"],
		commands: [
			"gate",
			"test",
			"eval",
			"check",
			"exec",
			"verify"
		],
		here: "an argument: regohost gate -p policies/ FILES"
	},
	{
		names: ["-k", "--public-key"],
		here: "--key FILE: PEM or JWK; repeatable"
	},
	{
		names: [
			"-r",
			"--rekor-url",
			"--ignore-rekor"
		],
		here: "--trusted-root FILE, Sigstore's trusted_root.json, which names the logs"
	},
	{
		names: ["--effective-time"],
		commands: [
			"check",
			"eval",
			"exec",
			"gate",
			"run",
			"serve",
			"test",
			"verify"
		],
		here: "--now 2026-01-31T12:00:00Z"
	},
	{
		names: ["--info", "--show-successes"],
		here: "-o json, which has every result"
	},
	{
		names: ["--extra-rule-data"],
		here: "-d FILE, which adds to the data of the policies"
	},
	{
		names: [
			"--images",
			"--snapshot",
			"--json-input"
		],
		here: "--rules conforma --images FILE, a snapshot in a file"
	},
	{
		names: ["--show-warnings", "--show-policy-docs-link"],
		unneeded: "warnings are shown; --fail-on warn refuses them"
	},
	{
		names: ["--output-file"],
		commands: ["gate"],
		here: "-o FORMAT=FILE"
	},
	{
		names: ["--workers"],
		unneeded: "inputs are judged at once"
	},
	{
		names: ["--verbose", "--debug"],
		here: "--calls shows the calls of built-ins, REGOHOST_DEBUG=1 the stacks of errors"
	},
	{
		names: ["--kubeconfig"],
		absent: "policies come from files and addresses, not from a cluster"
	},
	{
		names: ["--logfile"],
		here: "standard error has the notes: 2> FILE"
	},
	{
		names: [
			"--retry-duration",
			"--retry-factor",
			"--retry-jitter",
			"--retry-max-retry",
			"--retry-max-wait"
		],
		unneeded: "requests are retried until --timeout"
	},
	{
		names: ["--color"],
		here: "the variable FORCE_COLOR=1; a terminal is coloured anyway"
	},
	{
		names: ["--trace"],
		commands: [
			"inspect",
			"serve",
			"verify",
			"version"
		],
		absent: "REGOHOST_DEBUG=1 shows the stacks of errors"
	},
	{
		names: ["--skip-att-sig-check"],
		commands: ["gate"],
		unneeded: "without --key and --trusted-root attestations are judged unverified, and the report says so"
	},
	{
		names: ["--allow-past-effective-time"],
		commands: ["gate", "serve"],
		unneeded: "--now takes any time"
	},
	{
		names: ["--allow-past-effective-time", "--effective-time"],
		commands: ["backtest"],
		unneeded: "each recording has the time of its decision"
	},
	{
		names: [
			"--image-digest",
			"--image-ref",
			"--image-url"
		],
		commands: ["backtest"],
		here: "a recording as an argument: regohost gate -p policies/ oci://… --record FILE makes one of an image"
	},
	{
		names: [
			"--vsa",
			"--attestation-format",
			"--attestation-output-dir",
			"--vsa-signing-key"
		],
		commands: ["gate"],
		here: "--attest FILE --sign-key KEY, which writes the verdict as a verification summary (VSA), signed"
	},
	{
		names: ["--vsa-upload"],
		commands: ["gate"],
		here: "--attest FILE --sign-key KEY writes the summary; cosign or oras sends it where it belongs"
	},
	{
		names: ["--vsa-expiration", "--vsa-public-key"],
		commands: ["gate"],
		absent: "an earlier summary does not replace a verdict; examples/vsa-gate is a policy that requires one"
	},
	{
		names: ["--vsa-public-key", "--fallback-public-key"],
		commands: ["verify"],
		here: "--key FILE: PEM or JWK; repeatable"
	},
	{
		names: ["-v", "--vsa"],
		commands: ["verify"],
		here: "an argument: regohost verify app.vsa.json --key FILE"
	},
	{
		names: [
			"--vsa-retrieval",
			"--vsa-expiration",
			"--no-fallback",
			"--ignore-signature-verification"
		],
		commands: ["verify"],
		absent: "verify reads the files it is given, and always verifies; examples/vsa-gate judges how old a summary is"
	},
	{
		names: [
			"-p",
			"--policy",
			"--strict"
		],
		commands: ["verify"],
		here: "regohost gate examples/vsa-gate app.vsa.json --key FILE: a policy judges summaries"
	},
	{
		names: ["--file-path", "-j"],
		commands: ["gate"],
		here: "addresses as inputs: regohost gate -p policies/ oci://REGISTRY/REPOSITORY@sha256:… …"
	},
	{
		names: ["--policy-configuration"],
		commands: ["gate"],
		here: "--rules conforma -p FILE (docs/conforma.md)"
	},
	{
		names: ["--filter-type"],
		commands: ["gate"],
		absent: "--rules conforma includes and excludes rules as ec does by default"
	},
	{
		names: ["--strict"],
		commands: ["gate"],
		unneeded: "exit code 1 is the verdict; a pipeline that goes on writes: regohost gate … || test $? -eq 1"
	},
	{
		names: [
			"--server",
			"--server-address",
			"--server-port"
		],
		commands: ["gate", "serve"],
		here: "regohost serve policies/ --addr HOST:PORT"
	},
	{
		names: [
			"-p",
			"--policy",
			"-f",
			"--file",
			"--info",
			"--workers",
			"-o",
			"--output",
			"--strict"
		],
		commands: ["serve"],
		here: "regohost serve policies/, which answers decisions as JSON over HTTP; regohost gate judges files"
	},
	{
		names: ["-p", "--policy"],
		commands: ["check"],
		here: "an argument: regohost check --strict policies/"
	},
	{
		names: ["--source", "--data-source"],
		commands: ["gate"],
		here: "-p ADDRESS: oci://, https:// or npm:, with the data in the bundle"
	},
	{
		names: ["--dest", "--work-dir"],
		commands: ["gate"],
		absent: "what an address names is kept in the cache, REGOHOST_CACHE"
	},
	{
		names: [
			"-s",
			"--source",
			"-p",
			"--policy",
			"--dest"
		],
		commands: ["inspect"],
		here: "a bundle or folder as the argument: regohost inspect -a policies/"
	},
	{
		names: ["-o", "--output"],
		commands: ["inspect"],
		here: "-f json or pretty"
	},
	{
		names: [
			"--rule",
			"--package",
			"--collection"
		],
		commands: ["inspect"],
		absent: "regohost inspect -a -f json lists every rule with its METADATA, for jq"
	},
	{
		names: [
			"-b",
			"--bundle",
			"-g",
			"--git",
			"-r",
			"--replace",
			"--freshen",
			"--prune",
			"--in-effect-days"
		],
		commands: ["gate"],
		here: "--lock FILE --update-lock, which writes what addresses are now"
	},
	{
		names: [
			"--mirror",
			"--root",
			"--root-checksum",
			"--staging"
		],
		commands: ["verify"],
		here: "--trusted-root tuf:URL --tuf-root FILE --update-tuf, a TUF repository of yours; without a URL Sigstore's public one"
	},
	{
		names: [
			"-j",
			"-s",
			"--json",
			"--short"
		],
		commands: ["version"],
		here: "regohost --version prints only the version"
	}
], l = [
	{
		names: ["--data"],
		commands: [
			"check",
			"fmt",
			"build"
		],
		here: "a path as an argument"
	},
	{
		names: ["-b", "--bundle"],
		commands: [
			"gate",
			"serve",
			"build"
		],
		here: "a path as an argument"
	},
	{
		names: ["-s", "--server"],
		commands: [
			"run",
			"eval",
			"exec"
		],
		here: "regohost serve policies/"
	},
	{
		names: ["-a", "--addr"],
		commands: [
			"run",
			"eval",
			"exec"
		],
		here: "regohost serve --addr localhost:8181 policies/"
	},
	{
		names: [
			"-c",
			"--config-file",
			"--set",
			"--set-file"
		],
		commands: [
			"run",
			"exec",
			"eval",
			"bench"
		],
		here: "regohost serve -c FILE, whose bundles are polled and whose decision logs are uploaded"
	},
	{
		names: [
			"-l",
			"--log-level",
			"--log-format",
			"--log-timestamp-format"
		],
		here: "-q for less; --calls and REGOHOST_DEBUG=1 for more"
	},
	{
		names: ["--e2e"],
		absent: "npm run bench of the project measures the server"
	},
	{
		names: ["--pretty-limit"],
		absent: "-f pretty shows values in full"
	},
	{
		names: ["-O"],
		here: "--optimize 0, 1 or 2, for policies that are compiled"
	},
	{
		names: ["--v1-compatible"],
		unneeded: "Rego is version 1 by default"
	},
	{
		names: ["--v0-v1"],
		here: "regohost fmt --v0-v1, and --v0-compatible elsewhere"
	},
	{
		names: ["--count"],
		here: "regohost bench --count"
	},
	{
		names: ["--fail-non-empty"],
		here: "regohost exec --fail-non-empty; regohost gate judges"
	},
	{
		names: ["-t", "--target"],
		commands: ["bench"],
		absent: "bench measures OPA's evaluator"
	},
	{
		names: ["-t", "--target"],
		commands: ["gate"],
		absent: "policies are compiled to Wasm"
	},
	{
		names: ["--profile-limit", "--profile-sort"],
		here: "regohost eval --profile-limit, --profile-sort"
	},
	{
		names: ["-w", "--watch"],
		commands: [
			"eval",
			"run",
			"serve",
			"check"
		],
		here: "regohost test --watch, regohost gate --watch"
	},
	{
		names: ["-c", "--check"],
		commands: ["version"],
		absent: "no server is asked for newer versions"
	},
	{
		names: [
			"--current",
			"--file",
			"--v0-compatible"
		],
		commands: ["capabilities"],
		here: "regohost capabilities, which prints them"
	},
	{
		names: ["--capabilities"],
		commands: [
			"build",
			"fmt",
			"gate",
			"serve"
		],
		here: "regohost check --capabilities FILE policies/, before they are built, formatted or loaded"
	},
	{
		names: ["--check-result"],
		commands: ["fmt"],
		unneeded: "what was formatted is always parsed again"
	},
	{
		names: ["--debug"],
		commands: ["build"],
		here: "REGOHOST_DEBUG=1 shows the stacks of errors"
	},
	{
		names: ["--follow-symlinks"],
		commands: ["build"],
		unneeded: "links are followed"
	},
	{
		names: ["--format"],
		commands: ["build"],
		absent: "messages are text; regohost check -f json has those of the compiler"
	},
	{
		names: ["--ignore"],
		commands: [
			"build",
			"gate",
			"run",
			"serve"
		],
		here: "regohost check, test, eval, deps and bench --ignore; elsewhere name the paths that are to be read"
	},
	{
		names: [
			"--partial-namespace",
			"--plan-addons",
			"--prune-unused",
			"--wasm-include-print"
		],
		commands: ["build"],
		absent: "policies are compiled whole, to Wasm"
	},
	{
		names: ["--signing-plugin"],
		absent: "--signing-key FILE has the key"
	},
	{
		names: ["--optimize-store-for-read-speed"],
		unneeded: "data are read once and kept as they are"
	},
	{
		names: ["--nondeterminstic-builtins"],
		here: "--record FILE keeps what those built-ins answered"
	},
	{
		names: [
			"-p",
			"--partial",
			"-u",
			"--unknowns"
		],
		commands: ["bench"],
		absent: "bench measures whole evaluations; regohost eval --partial evaluates partially"
	},
	{
		names: ["--shutdown-grace-period", "--shutdown-wait-period"],
		here: "regohost serve --shutdown-grace-period DURATION, the time for requests to finish; it waits for nothing before"
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
			"--tls-cipher-suites"
		],
		commands: ["run"],
		here: "regohost serve, whose --help lists what it has of them"
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
			"--skip-version-check"
		],
		absent: "regohost serve --help lists what the server has"
	},
	{
		names: ["-m", "--max-errors"],
		commands: ["run", "serve"],
		here: "regohost check -m COUNT"
	},
	{
		names: [
			"-H",
			"--history",
			"-f",
			"--format"
		],
		commands: ["serve"],
		here: "regohost run, the session; serve has none"
	},
	{
		names: ["--min-tls-version"],
		commands: ["serve"],
		here: "--tls-min-version 1.2 or 1.3"
	},
	{
		names: ["-s", "--server"],
		commands: ["serve"],
		unneeded: "it is one"
	},
	{
		names: ["--authorization", "--tls-cipher-suites"],
		commands: ["serve"],
		absent: "serve asks for tokens or certificates (--authentication), and takes Node's suites of TLS"
	}
], u = [
	{
		names: ["--token"],
		here: "--token-file FILE, or the variable SERVICE_TOKEN"
	},
	{
		names: ["--material", "--kind"],
		commands: [
			"eval",
			"test",
			"check",
			"exec"
		],
		here: "regohost gate policy.yaml --material FILE --kind KIND"
	},
	{
		names: ["--policy-input-from-file"],
		commands: ["gate"],
		here: "--arg [POLICY:]NAME=@FILE[:COLUMN]"
	},
	{
		names: ["--policy-input"],
		commands: ["gate"],
		here: "--arg NAME=VALUE"
	},
	{
		names: ["--annotation"],
		commands: ["gate"],
		absent: "a material has the annotations that are read out of it"
	},
	{
		names: ["--allowed-hostnames"],
		commands: ["gate"],
		here: "--allow-net HOST, which allows no host by itself"
	}
], d = [
	{
		names: [
			"-p",
			"--port",
			"--host",
			"--listen"
		],
		commands: ["serve", "dev"],
		here: "--addr HOST:PORT"
	},
	{
		names: [
			"--policies",
			"--policy-dir",
			"--policy-file",
			"--policy-path"
		],
		commands: ["gate"],
		here: "-p, --policy"
	},
	{
		names: [
			"-f",
			"--format",
			"--output-format"
		],
		commands: ["gate"],
		here: "-o FORMAT or -o FORMAT=FILE, such as -o json; inputs are arguments, or -i FILE"
	},
	{
		names: [
			"-o",
			"--output",
			"--output-format"
		],
		commands: [
			"eval",
			"exec",
			"run",
			"backtest",
			"check",
			"bench",
			"deps",
			"parse",
			"version"
		],
		here: "-f FORMAT, such as -f json; standard output goes to a file by > FILE"
	},
	{
		names: [
			"-o",
			"--output",
			"-f",
			"--format",
			"--output-format"
		],
		commands: [
			"verify",
			"discover",
			"evidence",
			"compliance",
			"prompt",
			"whoami",
			"info",
			"dev"
		],
		here: "--json"
	},
	{
		names: [
			"--file",
			"--out",
			"--output-file"
		],
		commands: ["download"],
		here: "-o FILE"
	}
], of = (e, t) => t.map((t) => ({
	...t,
	tool: e
})), f = [
	...of("opa", l),
	...of("conftest", s),
	...of("ec", c),
	...of("chainloop", u),
	...d
];
// src/cli/habits/explain-usage.ts
function getNames(e) {
	return e.flatMap(({ short: e, long: t }) => [e, t]).filter((e) => e !== void 0);
}
function nearest(e, t, n = measureDistance) {
	if (!e.startsWith("--")) return t.find((t) => t.toLowerCase() === e.toLowerCase());
	let r = getWord(e);
	return t.filter((e) => e.startsWith("--")).flatMap((e) => {
		let t = n(r, getWord(e));
		return t === void 0 ? [] : [{
			name: e,
			off: t
		}];
	}).sort((e, t) => e.off - t.off || commonStart(r, getWord(t.name)) - commonStart(r, getWord(e.name)))[0]?.name;
}
function getWord(e) {
	return e.replace(/^--/, "").replace(/([a-z])([A-Z])/g, "$1-$2").replaceAll("_", "-").toLowerCase();
}
function countSlips(e, t) {
	let r = n(e, t), i = e.length > 3 ? commonStart(e, t) : 0, a = Math.max(e.length, t.length) + i;
	if (!(r > Math.min(3, Math.floor(a / 3)))) return lettersInBoth(e, t) * 3 >= Math.max(e.length, t.length) * 2 ? r : void 0;
}
function lettersInBoth(e, t) {
	let n = Array.from(t);
	return Array.from(e).filter((e) => {
		let t = n.indexOf(e);
		return t >= 0 && n.splice(t, 1), t >= 0;
	}).length;
}
function measureDistance(e, t) {
	let n = countSlips(e, t);
	if (n !== void 0) return n;
	if (e.length >= 3 && (t.startsWith(e) || e.startsWith(`${t}-`))) return 4;
	if (e.length <= 3) return;
	let r = countSlips(e, t.split("-").slice(0, e.split("-").length).join("-"));
	return r === void 0 ? void 0 : 4 + r;
}
function commonStart(e, t) {
	let n = 0;
	for (; n < e.length && e[n] === t[n];) n++;
	return n;
}
async function getOwners(t, n) {
	return (await Promise.all(n.map(async (n) => {
		let r = new e(n.name);
		return (await n.load()).configure(r, () => void 0), getNames(r.options).includes(t) ? [n.name] : [];
	}))).flat();
}
const p = "regohost";
async function explainOption(e, n, r) {
	let i = e.split("=", 1)[0] ?? e;
	if (getNames(n.options).includes(i)) return [`${i} takes no value.`];
	let a = [], o = f.filter(({ commands: e }) => e === void 0 || e.includes(n.name)), answer = (e) => o.filter(({ names: t }) => t.includes(e)).map((t) => shownCounterpart(t.tool === void 0 ? e : `${t.tool}'s ${e}`, t));
	if (t(a, answer(i)), a.length === 0) {
		let e = nearest(i, getNames(n.options));
		e !== void 0 && a.push(`The nearest option of ${n.name} is ${e}.`);
		let t = await getOwners(i, r);
		t.length > 0 && a.push(`${i} is an option of ${t.join(", ")}.`);
	}
	if (a.length === 0) {
		let e = o.flatMap(({ names: e }) => e);
		t(a, answer(nearest(i, e, countSlips) ?? ""));
	}
	return a.length > 0 ? a : [`${getHelp(n.name)} lists its options.`];
}
function shownCounterpart(e, { here: t, absent: n, unneeded: r }) {
	return t === void 0 ? n === void 0 ? `${e} is not needed here: ${r}` : `${e} has no counterpart here: ${n}` : `${e} is here: ${t}`;
}
function getHelp(e) {
	return e === p ? `${p} --help` : `${p} ${e} --help`;
}
function explainUnknown(e, t) {
	let [n] = t.flatMap(({ name: t }) => {
		let n = countSlips(e.toLowerCase(), t);
		return n === void 0 ? [] : [{
			name: t,
			off: n
		}];
	}).sort((e, t) => e.off - t.off);
	return n === void 0 ? `${p} --help lists the commands` : `did you mean ${n.name}? ${p} --help lists the commands`;
}
function explainCommand(e, t) {
	let n = e.filter((e) => !e.startsWith("-") || e === "-s" || e === "--server"), o = i.find((e) => e === n[0]), s = (o === void 0 ? n : n.slice(1)).join(" "), c = a.filter(({ words: e, tool: t, needsTool: n }) => `${s} `.startsWith(`${e} `) && (o === void 0 ? n !== !0 : t === o)).sort((e, t) => t.words.length - e.words.length)[0];
	if (c !== void 0) return shownCounterpart(`${c.tool === void 0 ? "" : `${c.tool} `}${c.words}`, c);
	if (o === void 0) return;
	let [l = ""] = s.split(" "), u = t.find(({ name: e }) => e === l);
	return u === void 0 || !r.some((e) => e === o) ? `this is regohost, which has no command for ${`${o} ${l}`.trimEnd()}; regohost --help lists its commands` : `${o} ${u.name} is here: regohost ${u.name}`;
}
export { explainCommand, explainOption, explainUnknown };
