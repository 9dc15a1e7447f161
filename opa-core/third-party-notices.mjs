const RULE = "=".repeat(80);

const INTRODUCTION = `THIRD-PARTY NOTICES

This package contains opa-core/opa-core.wasm.br, a WebAssembly module built from Open Policy Agent and the Go
modules below. Policies that it compiles contain OPA's runtime for WebAssembly, which is part of Open Policy
Agent. The npm packages that this package depends on are installed beside it with their own licences; they are
not part of it.

schemas/inputs/ holds names and types of fields that these specifications define: CycloneDX (Apache-2.0, OWASP
Foundation), SPDX 2.3 (CC-BY-3.0, the Linux Foundation and its contributors), SARIF 2.1.0 (OASIS), in-toto
attestations (Apache-2.0, in-toto developers) and SLSA provenance (Community Specification License 1.0).
`;

/** Every licence text once, with the modules it applies to. */
export function thirdPartyNotices(modules) {
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
