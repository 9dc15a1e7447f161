import type { Schemas } from "../../../source/schema-folder.js";

const named = (schemas: readonly [string, { default: unknown }][]): Schemas =>
  Object.fromEntries(schemas.map(([name, schema]) => [name, schema.default]));

/** The schemas that come with this package. They are loaded when a policy may name them. */
export async function readPackageSchemas(folder: "inputs" | "formats"): Promise<Schemas> {
  if (folder === "inputs") {
    const [cyclonedx, spdx, sarif, slsa, statement] = await Promise.all([
      import("../../../../schemas/inputs/regohost/cyclonedx.json", { with: { type: "json" } }),
      import("../../../../schemas/inputs/regohost/spdx.json", { with: { type: "json" } }),
      import("../../../../schemas/inputs/regohost/sarif.json", { with: { type: "json" } }),
      import("../../../../schemas/inputs/regohost/slsa_provenance.json", { with: { type: "json" } }),
      import("../../../../schemas/inputs/regohost/in_toto_statement.json", { with: { type: "json" } }),
    ]);
    return named([
      ["schema.regohost.cyclonedx", cyclonedx],
      ["schema.regohost.spdx", spdx],
      ["schema.regohost.sarif", sarif],
      ["schema.regohost.slsa_provenance", slsa],
      ["schema.regohost.in_toto_statement", statement],
    ]);
  }
  const [cyclonedx, spdx, sarif, slsa, statement] = await Promise.all([
    import("../../../../schemas/formats/cyclonedx.json", { with: { type: "json" } }),
    import("../../../../schemas/formats/spdx.json", { with: { type: "json" } }),
    import("../../../../schemas/formats/sarif.json", { with: { type: "json" } }),
    import("../../../../schemas/formats/slsa_provenance.json", { with: { type: "json" } }),
    import("../../../../schemas/formats/in_toto_statement.json", { with: { type: "json" } }),
  ]);
  return named([
    ["schema.cyclonedx", cyclonedx],
    ["schema.spdx", spdx],
    ["schema.sarif", sarif],
    ["schema.slsa_provenance", slsa],
    ["schema.in_toto_statement", statement],
  ]);
}
