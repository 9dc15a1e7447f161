import { createHash } from "node:crypto";

const purl = ({ path, version }) => `pkg:golang/${path}@${encodeURIComponent(version)}`;

/** The SHA-256 in a go.sum line, which is of Go's own directory hash, so it goes into a property. */
const properties = ({ sum }) => (sum === undefined ? {} : { properties: [{ name: "go:sum", value: sum }] });

function component(module) {
  const slash = module.path.lastIndexOf("/");
  return {
    type: "library",
    "bom-ref": purl(module),
    ...(slash > 0 && { group: module.path.slice(0, slash) }),
    name: module.path.slice(slash + 1),
    version: module.version,
    purl: purl(module),
    licenses:
      module.ids.length === 1
        ? [{ license: { id: module.ids[0] } }]
        : [{ expression: module.ids.join(" AND ") }],
    ...properties(module),
  };
}

/** The CycloneDX document of the artifact. It has no time and a serial number made from its content. */
export function cycloneDx({ name, version }, modules, description) {
  const digest = createHash("sha256")
    .update(JSON.stringify([description.wasm, modules.map((m) => [m.path, m.version])]))
    .digest("hex");
  const uuid = `${digest.slice(0, 8)}-${digest.slice(8, 12)}-5${digest.slice(13, 16)}-a${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
  const main = `pkg:generic/${name}@${version}`;
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.5.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    serialNumber: `urn:uuid:${uuid}`,
    version: 1,
    metadata: {
      component: {
        type: "library",
        "bom-ref": main,
        name,
        version,
        purl: main,
        licenses: [{ license: { id: "Apache-2.0" } }],
        hashes: [{ alg: "SHA-256", content: description.wasm.sha256 }],
      },
    },
    components: modules.map(component),
    dependencies: [{ ref: main, dependsOn: modules.map(purl) }],
  };
}
