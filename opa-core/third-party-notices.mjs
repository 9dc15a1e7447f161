import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { goIn } from "./go.mjs";
import { linkedModules } from "./linked-modules.mjs";

const RULE = "=".repeat(80);

const APACHE = "Apache-2.0 (https://www.apache.org/licenses/LICENSE-2.0)";
const SPDX = [
  "SPDX 2.3, SPDX Workgroup of the Linux Foundation",
  "CC-BY-3.0 (https://creativecommons.org/licenses/by/3.0)",
];
const CYCLONEDX = ["CycloneDX 1.7, OWASP Foundation", APACHE];
const SARIF = [
  "SARIF 2.1.0, Copyright OASIS Open, all rights reserved",
  "copied under its IPR policy (https://www.oasis-open.org/policies-guidelines/ipr)",
];
const IN_TOTO = ["in-toto attestations, in-toto developers", APACHE];
const SLSA = [
  "SLSA provenance 1.0, Open Source Security Foundation",
  "Community Specification License 1.0 (https://github.com/CommunitySpecification/1.0)",
];

const OPENVEX = [
  "OpenVEX 0.2, The OpenVEX Authors",
  "Community Specification License 1.0 (https://github.com/CommunitySpecification/1.0)",
];

const CSAF = [
  "CSAF 2, Copyright OASIS Open, all rights reserved",
  "copied under its IPR policy (https://www.oasis-open.org/policies-guidelines/ipr)",
];
const CHAINLOOP = ["Chainloop, The Chainloop Authors", APACHE];

/** Files that are made of what others publish, all of them: what of, and the licence. */
const SCHEMAS = [
  ["schemas/formats/cyclonedx.json", ...CYCLONEDX],
  ["schemas/formats/in_toto_statement.json", ...IN_TOTO],
  ["schemas/formats/sarif.json", ...SARIF],
  ["schemas/formats/slsa_provenance.json", ...SLSA],
  ["schemas/formats/spdx.json", ...SPDX],
  ["schemas/inputs/regohost/cyclonedx.json", ...CYCLONEDX],
  ["schemas/inputs/regohost/in_toto_statement.json", ...IN_TOTO],
  ["schemas/inputs/regohost/sarif.json", ...SARIF],
  ["schemas/inputs/regohost/slsa_provenance.json", ...SLSA],
  ["schemas/inputs/regohost/spdx.json", ...SPDX],
  ["schemas/materials/ai_agent_config.json", ...CHAINLOOP],
  ["schemas/materials/ai_coding_session.json", ...CHAINLOOP],
  ["schemas/materials/asyncapi_2_6.json", "AsyncAPI 2.6, AsyncAPI Project Authors", APACHE],
  ["schemas/materials/asyncapi_3_0.json", "AsyncAPI 3.0, AsyncAPI Project Authors", APACHE],
  ["schemas/materials/csaf_2_0.json", ...CSAF],
  ["schemas/materials/csaf_2_1.json", ...CSAF],
  ["schemas/materials/openapi_2_0.json", "Swagger 2.0, The Linux Foundation", APACHE],
  ["schemas/materials/openapi_3_0.json", "OpenAPI 3.0, The Linux Foundation", APACHE],
  ["schemas/materials/openapi_3_1.json", "OpenAPI 3.1, The Linux Foundation", APACHE],
  ["schemas/materials/openapi_3_2.json", "OpenAPI 3.2, The Linux Foundation", APACHE],
  ["schemas/materials/openvex.json", ...OPENVEX],
  ["schemas/materials/pr_info.json", ...CHAINLOOP],
  ["schemas/materials/runner_context.json", ...CHAINLOOP],
  ["schemas/materials/scorecard.json", ...CHAINLOOP],
  ["schemas/proto/google/rpc/error_details.proto", "Google APIs, Google LLC", APACHE],
  ["schemas/proto/grpc/reflection/v1/reflection.proto", "gRPC, the gRPC authors", APACHE],
];

/** Before the modules. */
export const INTRODUCTION = `THIRD-PARTY NOTICES

This package contains opa-core/opa-core.wasm.br, a WebAssembly module built from Open Policy Agent,
parsers/parsers.wasm.br, one built from the parsers of Conftest, and parsers/jsonnet.wasm.br, one built from
go-jsonnet, all with the Go modules below. Policies that
opa-core compiles contain OPA's runtime for WebAssembly, which is part of Open Policy Agent. dist/ contains the npm packages below, which the build bundles. The npm packages that this package depends
on are installed beside it with their own licences; they are not part of it.

The files below of schemas/ are made of what others publish. schemas/inputs/ holds names and types of fields,
schemas/formats/ and schemas/materials/ what of a published schema validates, or what a specification requires.

${SCHEMAS.map(([file, what, licence]) => `  ${file}: ${what}; ${licence}`).join("\n")}

These are the modules, with the artifacts that they are part of. Path and version of a module name its source code,
which the Go module proxies serve:
`;

/** The npm packages of which the build bundles something into dist/, and where they are. */
const BUNDLED = {
  "@bufbuild/protobuf": "@bufbuild/protobuf",
  "@connectrpc/connect": "@connectrpc/connect",
  "@connectrpc/connect-node": "@connectrpc/connect-node",
  "@sigstore/bundle": "@sigstore/bundle",
  "@sigstore/core": "@sigstore/core",
  "@sigstore/protobuf-specs": "@sigstore/protobuf-specs",
  "@sigstore/tuf": "@sigstore/tuf",
  "@sigstore/verify": "@sigstore/verify",
  "@tufjs/canonical-json": "@tufjs/canonical-json",
  "@tufjs/models": "@tufjs/models",
  "balanced-match": "balanced-match",
  "brace-expansion": "brace-expansion",
  commander: "commander",
  jose: "jose",
  minimatch: "@tufjs/models/node_modules/minimatch",
  "smol-toml": "smol-toml",
  "tuf-js": "tuf-js",
  undici: "undici",
  zod: "zod",
};

/** Files of these packages that begin with a licence of their own. */
const LICENSED_FILES = { "@bufbuild/protobuf": ["dist/esm/wire/varint.js"] };

/** The bundled npm packages in the form of Go modules. One without a licence file has that of its repository. */
function bundledModules() {
  const modules = new URL("../node_modules/", import.meta.url);
  return Object.entries(BUNDLED).map(([name, place]) => {
    const { version, license } = JSON.parse(readFileSync(new URL(`${place}/package.json`, modules), "utf8"));
    const own = ["LICENSE", "LICENSE.md"].find((file) => existsSync(new URL(`${place}/${file}`, modules)));
    const file = own === undefined ? "@sigstore/bundle/LICENSE" : `${place}/${own}`;
    return {
      path: `npm ${name}`,
      version,
      ids: [license],
      licences: [
        { file: own ?? "LICENSE", text: readFileSync(new URL(file, modules), "utf8").trimEnd() },
        ...(LICENSED_FILES[name] ?? []).map((path) => {
          const source = readFileSync(new URL(`${place}/${path}`, modules), "utf8");
          const [head] = /^(?:\/\/.*\n)+/.exec(source) ?? [];
          if (head === undefined) throw new Error(`${path} of ${name} begins with no licence`);
          return { file: path, text: head.replaceAll(/^\/\/ ?/gm, "").trimEnd() };
        }),
      ],
    };
  });
}

const PARSERS = fileURLToPath(new URL("../parsers/", import.meta.url));

/** The artifacts of Go: their modules, and the packages in them. */
const ARTIFACTS = {
  "opa-core": { directory: fileURLToPath(new URL(".", import.meta.url)), target: "." },
  parsers: { directory: PARSERS, target: "." },
  jsonnet: { directory: PARSERS, target: "./jsonnet" },
};

/** The modules of all artifacts, sorted by path and version, each with the artifacts that it is part of. */
function goModules(known) {
  const merged = new Map();
  for (const [artifact, { directory, target }] of Object.entries(ARTIFACTS)) {
    for (const module of known[artifact] ?? linkedModules(goIn(directory), directory, target)) {
      const key = `${module.path} ${module.version}`;
      const texts = merged.get(key)?.licences ?? [];
      const others = module.licences.filter(({ file }) => !texts.some((text) => text.file === file));
      const artifacts = [...(merged.get(key)?.artifacts ?? []), artifact];
      merged.set(key, { ...module, licences: [...texts, ...others], artifacts });
    }
  }
  return [...merged].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, module]) => module);
}

/**
 * Every licence text once, with the modules it applies to.
 *
 * @param known the modules of artifacts, by their names, that the caller has already.
 */
export function noticesOf(known) {
  const modules = [...goModules(known), ...bundledModules()];
  const byText = new Map();
  for (const module of modules) {
    for (const { file, text } of module.licences) {
      if (!byText.has(text)) byText.set(text, []);
      byText.get(text).push(`${module.path} ${module.version} (${file})`);
    }
  }
  const list = modules
    .map((m) => `  ${m.path} ${m.version}: ${m.ids.join(" AND ")} (${(m.artifacts ?? ["dist"]).join(", ")})`)
    .join("\n");
  const texts = [...byText].map(([text, users]) => `${RULE}\n${users.join("\n")}\n${RULE}\n\n${text}\n`);
  return `${INTRODUCTION}\n${list}\n\n${texts.join("\n")}`;
}
