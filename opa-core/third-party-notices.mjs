import { existsSync, readFileSync } from "node:fs";

const RULE = "=".repeat(80);

const INTRODUCTION = `THIRD-PARTY NOTICES

This package contains opa-core/opa-core.wasm.br, a WebAssembly module built from Open Policy Agent and the Go
modules below. Policies that it compiles contain OPA's runtime for WebAssembly, which is part of Open Policy
Agent. dist/ contains the npm packages below, which the build bundles. The npm packages that this package depends
on are installed beside it with their own licences; they are not part of it.

schemas/inputs/ holds names and types of fields that these specifications define: CycloneDX (Apache-2.0, OWASP
Foundation), SPDX 2.3 (CC-BY-3.0, the Linux Foundation and its contributors), SARIF 2.1.0 (OASIS), in-toto
attestations (Apache-2.0, in-toto developers) and SLSA provenance (Community Specification License 1.0).
`;

/** The npm packages that tsup bundles into dist/: development dependencies that the sources import. */
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
