import type { Schemas } from "../../../../source/schema-folder.js";

const FORMATS: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  cyclonedx: () => import("../../../../../../schemas/formats/cyclonedx.json", { with: { type: "json" } }),
  in_toto_statement: () =>
    import("../../../../../../schemas/formats/in_toto_statement.json", { with: { type: "json" } }),
  sarif: () => import("../../../../../../schemas/formats/sarif.json", { with: { type: "json" } }),
  slsa_provenance: () =>
    import("../../../../../../schemas/formats/slsa_provenance.json", { with: { type: "json" } }),
  spdx: () => import("../../../../../../schemas/formats/spdx.json", { with: { type: "json" } }),
};

/** Reads the schemas of inputs that come with this package, for the type checker. They are loaded when a policy may name them. */
export async function readInputSchemas(): Promise<Schemas> {
  const [cyclonedx, spdx, sarif, slsa, statement] = await Promise.all([
    import("../../../../../../schemas/inputs/regohost/cyclonedx.json", { with: { type: "json" } }),
    import("../../../../../../schemas/inputs/regohost/spdx.json", { with: { type: "json" } }),
    import("../../../../../../schemas/inputs/regohost/sarif.json", { with: { type: "json" } }),
    import("../../../../../../schemas/inputs/regohost/slsa_provenance.json", { with: { type: "json" } }),
    import("../../../../../../schemas/inputs/regohost/in_toto_statement.json", { with: { type: "json" } }),
  ]);
  return {
    "schema.regohost.cyclonedx": cyclonedx.default,
    "schema.regohost.spdx": spdx.default,
    "schema.regohost.sarif": sarif.default,
    "schema.regohost.slsa_provenance": slsa.default,
    "schema.regohost.in_toto_statement": statement.default,
  };
}

/** Reads the schema of a format as it is published; `undefined` for other names. */
export async function readFormatSchema(format: string): Promise<unknown> {
  return Object.hasOwn(FORMATS, format) ? (await FORMATS[format]?.())?.default : undefined;
}
