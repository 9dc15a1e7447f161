import { defined } from "../../base/pick.js";
import { decodeEscapes } from "../../base/text/percent-escapes.js";
import { parsePurl, type Purl } from "../../base/text/purl.js";
import { parseTimeNs } from "../../base/terms/instant.js";
import type { ReadStatement, VexOrigin, VexProduct } from "./vex-statement.js";

interface Component {
  "bom-ref"?: string;
  purl?: string;
  components?: readonly Component[];
  services?: readonly Component[];
}

interface AffectedVersion {
  version?: string;
  range?: string;
  status?: "affected" | "unaffected" | "unknown";
}

interface Affected {
  ref: string;
  versions?: readonly AffectedVersion[];
}

interface Vulnerability {
  id?: string;
  references?: readonly { id: string }[];
  analysis?: {
    state?: string;
    justification?: string;
    detail?: string;
    firstIssued?: string;
    lastUpdated?: string;
  };
  affects?: readonly Affected[];
}

/** A document that fits the schema of CycloneDX. */
export interface CycloneDx {
  specVersion: string;
  serialNumber?: string;
  version?: number;
  metadata?: {
    timestamp?: string;
    component?: Component;
    authors?: readonly { name?: string }[];
    manufacturer?: { name?: string };
    supplier?: { name?: string };
  };
  components?: readonly Component[];
  services?: readonly Component[];
  vulnerabilities?: readonly Vulnerability[];
}

/** The versions whose documents are read. */
const VERSIONS: readonly string[] = ["1.4", "1.5", "1.6", "1.7"];

/** The states that excuse a finding. */
const EXCUSING: ReadonlySet<string> = new Set([
  "not_affected",
  "false_positive",
  "resolved",
  "resolved_with_pedigree",
]);

/** A reference to a component in another document: its document and its `bom-ref`. */
const BOM_LINK = /^(urn:cdx:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[1-9][0-9]*)#(.+)$/s;

/** The package URLs of the components of a document by `bom-ref`; `undefined` for one without. */
export type BomComponents = ReadonlyMap<string, Purl | undefined>;

/** The BOM-Link of a document; `undefined` without a serial number. */
export function getBomLink({ serialNumber, version = 1 }: CycloneDx): string | undefined {
  return serialNumber?.replace(/^urn:uuid:(.*)$/s, `urn:cdx:$1/${String(version)}`);
}

/** The components and services of a document, also nested ones. */
export function bomComponents(document: CycloneDx, { refuse }: VexOrigin): BomComponents {
  if (!VERSIONS.includes(document.specVersion)) refuse(`its specVersion is none of ${VERSIONS.join(", ")}`);
  const found = new Map<string, Purl | undefined>();
  const { metadata, components = [], services = [] } = document;
  const open: Component[] = [...components, ...services];
  if (metadata?.component !== undefined) open.push(metadata.component);
  for (let component = open.pop(); component !== undefined; component = open.pop()) {
    const { "bom-ref": ref, purl } = component;
    if (ref !== undefined) {
      if (found.has(ref)) refuse("two of its components have the same bom-ref");
      found.set(ref, purl === undefined ? undefined : parsePurl(purl));
    }
    for (const nested of [...(component.components ?? []), ...(component.services ?? [])]) open.push(nested);
  }
  return found;
}

/** The versions that are affected, or may be; `""` for a range. */
function listAffected(versions: readonly AffectedVersion[] = []): string[] {
  return versions.flatMap(({ status = "affected", version = "" }) =>
    status === "unaffected" ? [] : [version],
  );
}

/**
 * The versions of a component that a statement is about. Ranges are not read: a statement that excuses does not cover
 * them, and one that does not covers the whole component, as without an affected version.
 *
 * @param excused if set, whether the statement excuses a version; `""` for all.
 */
function selectVersions(
  purl: Purl,
  versions: readonly AffectedVersion[] | undefined,
  excused: ((version: string) => boolean) | undefined,
): Purl[] {
  if (excused === undefined) {
    const affected = new Set(listAffected(versions));
    const isWhole = purl.version !== "" || affected.size === 0 || affected.has("");
    return isWhole ? [purl] : Array.from(affected, (version) => ({ ...purl, version }));
  }
  const covered = versions?.flatMap(({ version = "" }) => (version === "" ? [] : [version])) ?? [
    purl.version,
  ];
  return covered.flatMap((version) =>
    excused(version) && ["", version].includes(purl.version) ? [{ ...purl, version }] : [],
  );
}

interface BomContext {
  own: BomComponents;
  /** The components of all documents that were passed, by BOM-Link of the document. */
  linked: ReadonlyMap<string, BomComponents>;
}

/** The statements of a CycloneDX document: its vulnerabilities with an analysis. */
export function readCycloneDx(
  document: CycloneDx,
  { own, linked }: BomContext,
  { file, refuse }: VexOrigin,
): ReadStatement[] {
  const { metadata, vulnerabilities = [] } = document;
  const link = getBomLink(document);
  const authors = [...(metadata?.authors ?? []), metadata?.manufacturer, metadata?.supplier];
  const author = authors.map((each) => each?.name).find((name) => name !== undefined);

  const find = (ref: string, at: string): { name: string | undefined; purl: Purl | undefined } => {
    if (own.has(ref)) return { name: link === undefined ? undefined : `${link}#${ref}`, purl: own.get(ref) };
    const [, bom = "", part = ""] = BOM_LINK.exec(ref) ?? [];
    if (bom === "") refuse(`${at} is not the bom-ref of one of its components, and no BOM-Link`);
    const components = bom === link ? own : linked.get(bom);
    // A document that was not passed: the link itself names the component.
    if (components === undefined) return { name: ref, purl: undefined };
    const known = [part, decodeEscapes(part)].find((name) => name !== undefined && components.has(name));
    if (known === undefined) refuse(`${at} is a BOM-Link to a component that its document does not have`);
    return { name: `${bom}#${known ?? ""}`, purl: components.get(known ?? "") };
  };

  return vulnerabilities.flatMap(({ id = "", references = [], analysis, affects = [] }, index) => {
    const { state, justification, detail, firstIssued, lastUpdated } = analysis ?? {};
    if (state === undefined) return [];
    const at = `vulnerabilities/${String(index)}`;
    const excuses = EXCUSING.has(state);
    const timestamp = lastUpdated ?? firstIssued ?? metadata?.timestamp;
    const timeNs =
      timestamp === undefined
        ? undefined
        : (parseTimeNs(timestamp) ?? refuse(`the time of ${at} is not a time of RFC 3339`));
    // By component, of all entries about it: what one of them excuses may be affected by another.
    const affectedBy = new Map<string | undefined, Set<string>>();
    const entries = affects.map(({ ref, versions }, place) => {
      const { name, purl } = find(ref, `${at}/affects/${String(place)}/ref`);
      const component = purl === undefined ? name : JSON.stringify([purl.type, purl.namespace, purl.name]);
      const affected = affectedBy.get(component) ?? new Set();
      affectedBy.set(component, affected);
      for (const version of listAffected(versions))
        affected.add(version === "" ? (purl?.version ?? "") : version);
      return { name, purl, versions, affected };
    });
    const products = entries.map(({ name, purl, versions, affected }): VexProduct => {
      const excused = (version: string): boolean =>
        version === "" ? affected.size === 0 : !affected.has(version) && !affected.has("");
      const isWhole = !excuses || (versions === undefined && excused(purl?.version ?? ""));
      return {
        names: new Set(name !== undefined && isWhole ? [name] : []),
        purls: purl === undefined ? [] : selectVersions(purl, versions, excuses ? excused : undefined),
        subcomponents: [],
      };
    });
    const ids = [id, ...references.map((reference) => reference.id)].filter((text) => text !== "");
    return [
      {
        shown: {
          kind: "vex",
          file,
          ...defined({ document: link, author }),
          vulnerability: ids[0] ?? "",
          status: state,
          ...defined({ justification, impact: detail, timestamp }),
        },
        excuses,
        timeNs,
        ids,
        products,
      },
    ];
  });
}
