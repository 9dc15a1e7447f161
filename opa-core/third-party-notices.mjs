import { existsSync, readFileSync } from "node:fs";

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
  ["schemas/proto/google/rpc/error_details.proto", "Google APIs, Google LLC", APACHE],
  ["schemas/proto/grpc/reflection/v1/reflection.proto", "gRPC, the gRPC authors", APACHE],
];

/** Before the modules. */
export const INTRODUCTION = `THIRD-PARTY NOTICES

This package contains opa-core/opa-core.wasm.br, a WebAssembly module built from Open Policy Agent and the Go
modules below. Policies that it compiles contain OPA's runtime for WebAssembly, which is part of Open Policy
Agent. dist/ contains the npm packages below, which the build bundles. The npm packages that this package depends
on are installed beside it with their own licences; they are not part of it.

The files below of schemas/ are made of what others publish. schemas/inputs/ holds names and types of fields,
schemas/formats/ what of a published schema validates, or what a specification requires.

${SCHEMAS.map(([file, what, licence]) => `  ${file}: ${what}; ${licence}`).join("\n")}

opa-core.wasm.br is made of these modules:
`;

/** The npm packages that the build bundles into dist/: development dependencies that the sources import. */
export const BUNDLED = ["@sigstore/bundle", "@sigstore/core", "@sigstore/protobuf-specs", "@sigstore/verify"];

/** The bundled npm packages in the form of Go modules. One without a licence file has that of its repository. */
function bundledModules() {
  const read = (path) => readFileSync(new URL(`../node_modules/${path}`, import.meta.url), "utf8");
  return BUNDLED.map((name) => {
    const { version, license } = JSON.parse(read(`${name}/package.json`));
    const own = existsSync(new URL(`../node_modules/${name}/LICENSE`, import.meta.url)) ? name : BUNDLED[0];
    return {
      path: `npm ${name}`,
      version,
      ids: [license],
      licences: [{ file: "LICENSE", text: read(`${own}/LICENSE`).trimEnd() }],
    };
  });
}

/** Every licence text once, with the modules it applies to. */
export function thirdPartyNotices(goModules) {
  const modules = [...goModules, ...bundledModules()];
  const byText = new Map();
  for (const module of modules) {
    for (const { file, text } of module.licences) {
      if (!byText.has(text)) byText.set(text, []);
      byText.get(text).push(`${module.path} ${module.version} (${file})`);
    }
  }
  const list = modules.map((m) => `  ${m.path} ${m.version}: ${m.ids.join(" AND ")}`).join("\n");
  const texts = [...byText].map(([text, users]) => `${RULE}\n${users.join("\n")}\n${RULE}\n\n${text}\n`);
  return `${INTRODUCTION}\n${list}\n\n${texts.join("\n")}`;
}
