import { defined } from "../../base/pick.js";
import { parsePurl } from "../../base/text/purl.js";
import { parseTimeNs } from "../../base/terms/instant.js";
import type { ReadStatement, VexComponent, VexOrigin } from "./vex-statement.js";

interface OpenVexComponent {
  "@id"?: string;
  identifiers?: Readonly<Record<string, string>>;
  hashes?: Readonly<Record<string, string>>;
}

interface OpenVexStatement {
  vulnerability: { "@id"?: string; name: string; aliases?: readonly string[] };
  timestamp?: string;
  last_updated?: string;
  products?: readonly (OpenVexComponent & { subcomponents?: readonly OpenVexComponent[] })[];
  status: string;
  justification?: string;
  impact_statement?: string;
}

/** A document that fits the schema of OpenVEX 0.2. */
export interface OpenVex {
  "@context": string;
  "@id": string;
  author: string;
  timestamp: string;
  last_updated?: string;
  version: number;
  statements: readonly OpenVexStatement[];
}

/** The statuses that excuse a finding. */
const EXCUSING: ReadonlySet<string> = new Set(["not_affected", "fixed"]);

/** Components are compared as in go-vex: every identifier and hash is one, and the id may be a package URL. */
function toComponent({ "@id": id, identifiers = {}, hashes = {} }: OpenVexComponent): VexComponent {
  const { purl } = identifiers;
  return {
    names: new Set(
      [id, ...Object.values(identifiers), ...Object.values(hashes)].filter((name) => name !== undefined),
    ),
    purls: [id, purl].flatMap((text) => (text === undefined ? [] : (parsePurl(text) ?? []))),
  };
}

/** The statements of an OpenVEX document. */
export function readOpenVex(document: OpenVex, { file, refuse }: VexOrigin): ReadStatement[] {
  const toTimeNs = (at: string, text: string): bigint =>
    parseTimeNs(text) ?? refuse(`${at} is not a time of RFC 3339`);
  /** The time of its last change, by which a statement that excuses nothing may be newer than an excuse. */
  const toNewest = (at: string, timeNs: bigint, updated: string | undefined): bigint => {
    const updatedNs = updated === undefined ? timeNs : toTimeNs(`${at}last_updated`, updated);
    return updatedNs > timeNs ? updatedNs : timeNs;
  };
  const documentTimeNs = toTimeNs("timestamp", document.timestamp);
  const documentNewestNs = toNewest("", documentTimeNs, document.last_updated);
  return document.statements.map((statement, index) => {
    const { vulnerability, status, justification, impact_statement: impact, products = [] } = statement;
    const at = `statements/${String(index)}`;
    if (status === "not_affected" && justification === undefined && !/[\p{L}\p{N}]/u.test(impact ?? "")) {
      refuse(`${at} is not_affected without a justification, and its impact_statement is empty`);
    }
    const timeNs =
      statement.timestamp === undefined ? documentTimeNs : toTimeNs(`${at}/timestamp`, statement.timestamp);
    const withinDocumentNs = toNewest(`${at}/`, timeNs, statement.last_updated);
    const newestNs =
      statement.timestamp === undefined && documentNewestNs > withinDocumentNs
        ? documentNewestNs
        : withinDocumentNs;
    const excuses = EXCUSING.has(status);
    const ids = [vulnerability.name, vulnerability["@id"], ...(vulnerability.aliases ?? [])];
    return {
      shown: {
        kind: "vex",
        file,
        document: document["@id"],
        author: document.author,
        vulnerability: vulnerability.name,
        status,
        ...defined({ justification, impact }),
        timestamp: statement.timestamp ?? document.timestamp,
      },
      excuses,
      ...(excuses ? { timeNs } : { timeNs: newestNs, withinDocumentNs }),
      ids: ids.filter((id) => id !== undefined),
      products: products.map(({ subcomponents = [], ...product }) => ({
        ...toComponent(product),
        subcomponents: subcomponents.map(toComponent),
      })),
    };
  });
}
