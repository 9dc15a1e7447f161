import { getRepository } from "./image-name.js";
import { throwMaterialError } from "./material-error.js";
import { listAt, textAt, type Annotations, type Kind, type Material, noteTool } from "./kind.js";
import { getMember } from "../base/text/member-of.js";
import { compareStrings } from "../base/terms/term.js";
import { escapeForHtml } from "../base/terms/json-format.js";

const MAIN = "chainloop.material.sbom.main_component";

/** Trivy writes the digest of an image as a property. */
function getVersion(component: unknown): string {
  const version = textAt(component, "version");
  if (version !== "") return version;
  for (const property of listAt(component, "properties")) {
    const parts = textAt(property, "value").split("sha256:");
    if (textAt(property, "name") === "aquasecurity:trivy:RepoDigest" && parts.length === 2) {
      return `sha256:${parts[1] ?? ""}`;
    }
  }
  return "";
}

function noteComponent(component: unknown, annotations: Annotations): void {
  const type = textAt(component, "type");
  const own = textAt(component, "name");
  const name = type === "container" ? getRepository(own) : own;
  // A name that is not an image's is skipped, with all its annotations.
  if (name === undefined) return;
  annotations[`${MAIN}.name`] = name;
  annotations[`${MAIN}.type`] = type;
  annotations[`${MAIN}.version`] = getVersion(component);
}

export const CYCLONEDX: Kind = {
  schemas: ["cyclonedx"],
  read(material, annotations, fit) {
    const { name, value } = material;
    const version = getMember(value, "version");
    if (textAt(value, "bomFormat") !== "CycloneDX")
      throwMaterialError(name, "SBOM_CYCLONEDX_JSON", "its bomFormat is not CycloneDX");
    if (typeof version !== "number" || version < 1) {
      throwMaterialError(name, "SBOM_CYCLONEDX_JSON", "its version must be at least 1");
    }
    fit(material, "SBOM_CYCLONEDX_JSON", "cyclonedx");
    const metadata = getMember(value, "metadata");
    if (metadata !== undefined) {
      noteComponent(getMember(metadata, "component"), annotations);
      const tools = getMember(metadata, "tools");
      const listed = Array.isArray(tools) ? (tools as unknown[]) : listAt(tools, "components");
      const named = listed.map((tool) => ({ name: textAt(tool, "name"), version: textAt(tool, "version") }));
      noteTools(named, annotations);
    }
    if (getMember(value, "vulnerabilities") !== undefined) {
      annotations["chainloop.material.sbom.vulnerabilities_report"] = "true";
    }
  },
};

/** The identifiers of the elements that an SPDX document describes, without their prefix. */
function findDescribed(value: unknown, packages: readonly unknown[]): string[] {
  const withoutPrefix = (id: string): string => id.replace(/^SPDXRef-/, "");
  const [only, ...others] = packages;
  if (others.length === 0) return only === undefined ? [] : [withoutPrefix(textAt(only, "SPDXID"))];
  const listed = listAt(value, "documentDescribes").filter((id) => typeof id === "string");
  const own = textAt(value, "SPDXID") === "SPDXRef-DOCUMENT" ? listed : [];
  const related = listAt(value, "relationships").flatMap((relationship) => {
    const ends = [textAt(relationship, "spdxElementId"), textAt(relationship, "relatedSpdxElement")];
    const type = textAt(relationship, "relationshipType");
    const [from, to = ""] = type === "DESCRIBED_BY" ? ends.reverse() : ends;
    return ["DESCRIBES", "DESCRIBED_BY"].includes(type) && from === "SPDXRef-DOCUMENT" ? [to] : [];
  });
  // For an element of another document the engine uses its identifier there.
  return [...own, ...related].map((id) => withoutPrefix(id.replace(/^DocumentRef-[^:]*:?/, "")));
}

function noteDescribed(value: unknown, annotations: Annotations): void {
  const packages = listAt(value, "packages");
  const [first] = findDescribed(value, packages).sort(compareStrings);
  const found = packages.find((one) => textAt(one, "SPDXID") === `SPDXRef-${first ?? ""}`);
  if (first === undefined || found === undefined) return;
  const own = textAt(found, "name");
  const has = textAt(value, "spdxVersion") === "SPDX-2.3";
  const type = has ? textAt(found, "primaryPackagePurpose").toLowerCase() : "";
  annotations[`${MAIN}.name`] = type === "container" ? (getRepository(own) ?? own) : own;
  annotations[`${MAIN}.type`] = type;
  annotations[`${MAIN}.version`] = textAt(found, "versionInfo");
}

/** The creators of the document. The engine uses these texts as written, with their escapes. */
function readCreators({ name, text, value }: Material): { type: string; creator: string }[] {
  return listAt(value, "creationInfo", "creators").map((given) => {
    const written = typeof given === "string" ? given : "";
    const at = written.indexOf(":");
    if (at === -1)
      throwMaterialError(name, "SBOM_SPDX_JSON", "a creator is not a text of a type, a colon and a name");
    if (written.includes('"') || !text.includes(`"${written}"`)) {
      throwMaterialError(
        name,
        "SBOM_SPDX_JSON",
        "a creator is written with escapes, which the engine does not read",
      );
    }
    return { type: written.slice(0, at).trim(), creator: written.slice(at + 1).trim() };
  });
}

export const SPDX: Kind = {
  schemas: ["spdx"],
  read(material, annotations, fit) {
    const { name, value } = material;
    const version = textAt(value, "spdxVersion");
    if (!["SPDX-2.2", "SPDX-2.3"].includes(version)) {
      throwMaterialError(name, "SBOM_SPDX_JSON", "its spdxVersion is neither SPDX-2.2 nor SPDX-2.3");
    }
    fit(material, "SBOM_SPDX_JSON", "spdx");
    noteDescribed(value, annotations);
    const tools = readCreators(material).filter(({ type }) => type === "Tool");
    noteTools(
      tools.map(({ creator }) => {
        const at = creator.indexOf("-");
        return at === -1
          ? { name: creator, version: "" }
          : { name: creator.slice(0, at), version: creator.slice(at + 1) };
      }),
      annotations,
    );
  },
};

function noteTools(tools: readonly { name: string; version: string }[], annotations: Annotations): void {
  const [first] = tools;
  if (first === undefined) return;
  annotations["chainloop.material.tools"] = escapeForHtml(
    JSON.stringify(tools.map(({ name, version }) => (version === "" ? name : `${name}@${version}`))),
  );
  noteTool(annotations, first.name, first.version);
}
