import { isCovered, mayBeEqual, parsePurl, type Purl } from "../../base/text/purl.js";
import { RegoObject, RegoSet, type Term } from "../../base/terms/term.js";
import type { GateFinding } from "../finding.js";
import type { ReadStatement, VexComponent, VexProduct, VexStatement } from "./vex-statement.js";

/** A finding with the statement that excuses it. */
interface VexFinding extends GateFinding {
  exception: VexStatement;
}

/** The statements of a document that excused nothing. */
export interface UnusedVex {
  file: string;
  author: string | undefined;
  /** Vulnerabilities with the status. */
  statements: string[];
}

/** An identifier in a finding. */
interface Identifier {
  text: string;
  purl: Purl | undefined;
}

/** The subject of a finding. */
interface Subject {
  vulnerabilities: readonly string[];
  /** The component with the vulnerability. */
  component: Identifier | undefined;
  /** The product that contains it. */
  product: Identifier | undefined;
}

function isText(value: Term): value is string {
  return typeof value === "string" && value !== "";
}

function toIdentifier(text: string | undefined): Identifier | undefined {
  return text === undefined ? undefined : { text, purl: parsePurl(text) };
}

/**
 * The vulnerability and the component that a finding names, if METADATA states that its rule is about vulnerabilities.
 * All definitions must be, if that of the finding is unknown. A member of another type names nothing.
 */
function readSubject({ value, about }: GateFinding): Subject | undefined {
  if (!(about.definitions ?? [about]).every(({ isVulnerability }) => isVulnerability === true))
    return undefined;
  if (!(value instanceof RegoObject)) return undefined;
  const listed = value.get("vulnerability");
  const ids = listed instanceof RegoSet ? listed.items : Array.isArray(listed) ? listed : [listed ?? ""];
  const [purl, product] = [value.get("purl"), value.get("product")];
  const named = [purl, product].filter((each) => each !== undefined);
  if (!ids.every(isText) || ids.length === 0 || !named.every(isText) || named.length === 0) return undefined;
  return {
    vulnerabilities: ids,
    component: toIdentifier(purl as string | undefined),
    product: toIdentifier(product as string | undefined),
  };
}

/** @param excuses else a component counts too that may be the finding's. */
function isComponent({ names, purls }: VexComponent, { text, purl }: Identifier, excuses: boolean): boolean {
  if (names.has(text)) return true;
  return purl !== undefined && purls.some((one) => (excuses ? isCovered(purl, one) : mayBeEqual(one, purl)));
}

/**
 * Whether a statement is about a finding, as in go-vex; except that a statement about subcomponents excuses no finding about their product
 * alone, which may have the vulnerability by another component. One that excuses nothing is about every finding that it may be about:
 * without products, about a more exact component, and about a subcomponent in a product that the finding does not name.
 */
function isAbout({ products, excuses }: ReadStatement, { component, product }: Subject): boolean {
  const contains = (
    { subcomponents, ...each }: VexProduct,
    whole: Identifier | undefined,
    part: Identifier | undefined,
  ): boolean => {
    const hasPart = part !== undefined && subcomponents.some((one) => isComponent(one, part, excuses));
    if (whole === undefined) return hasPart && !excuses;
    if (!isComponent(each, whole, excuses)) return false;
    return subcomponents.length === 0 || (part === undefined ? !excuses : hasPart);
  };
  if (products.length === 0) return !excuses;
  return products.some((each) => contains(each, product, component) || contains(each, component, undefined));
}

/**
 * Whether a statement overrules another one about the same component: the newer one. One without a time overrules if it
 * excuses nothing, and never otherwise; of two with one time that which excuses nothing overrules.
 */
function overrules(one: ReadStatement, other: ReadStatement): boolean {
  const isOneDocument = one.shown.file === other.shown.file;
  const [own, others] = [one, other].map(
    ({ excuses, timeNs, withinDocumentNs = timeNs }) =>
      (isOneDocument ? withinDocumentNs : timeNs) ?? (excuses ? -Infinity : Infinity),
  );
  if (own === undefined || others === undefined || own === others) return other.excuses && !one.excuses;
  return own > others;
}

/** Writers of statements that withdraw an excuse may write an id in another case. */
const toKey = (id: string): string => id.toUpperCase();

/** The statements of the VEX documents of a run. */
export class VexStatements {
  /** Of each document, `sha256:` and 64 hex digits, sorted. */
  readonly digests: readonly string[];
  readonly #statements: readonly ReadStatement[];
  readonly #byId = new Map<string, ReadStatement[]>();
  readonly #used = new Set<ReadStatement>();

  constructor(statements: readonly ReadStatement[], digests: readonly string[]) {
    this.#statements = statements;
    this.digests = digests;
    for (const statement of statements) {
      for (const id of new Set(statement.ids.map(toKey))) {
        const known = this.#byId.get(id);
        if (known === undefined) this.#byId.set(id, [statement]);
        else known.push(statement);
      }
    }
  }

  /** The statements about vulnerabilities. */
  #of(ids: ReadonlySet<string>): ReadStatement[] {
    const keys = [...new Set(Array.from(ids, toKey))];
    return keys.flatMap((key) => this.#byId.get(key) ?? []);
  }

  /** The newest statement that excuses a finding, unless one withdraws it, by any id of the vulnerability. */
  #find(finding: GateFinding): ReadStatement | undefined {
    const subject = readSubject(finding);
    if (subject === undefined) return undefined;
    const ids = new Set(subject.vulnerabilities);
    /** The newest excuses, one of each document: what withdraws an excuse depends on its document. */
    const newestByFile = new Map<string, ReadStatement>();
    let newest: ReadStatement | undefined;
    for (const one of this.#of(ids)) {
      if (!one.excuses) continue;
      const isNewer = newest === undefined || overrules(one, newest);
      if (!isNewer && (one.timeNs !== newest?.timeNs || newestByFile.has(one.shown.file))) continue;
      if (!one.ids.some((id) => ids.has(id)) || !isAbout(one, subject)) continue;
      if (isNewer) {
        newest = one;
        newestByFile.clear();
      }
      newestByFile.set(one.shown.file, one);
    }
    const excuses = [...newestByFile.values()];
    const isWithdrawn = this.#of(new Set([...ids, ...excuses.flatMap((one) => one.ids)])).some(
      (one) => !one.excuses && excuses.some((excuse) => overrules(one, excuse)) && isAbout(one, subject),
    );
    return isWithdrawn ? undefined : newest;
  }

  /** Splits findings by whether the newest statement about them excuses them. */
  apply(findings: readonly GateFinding[]): { left: GateFinding[]; excused: VexFinding[] } {
    const [left, excused]: [GateFinding[], VexFinding[]] = [[], []];
    for (const finding of findings) {
      const statement = this.#find(finding);
      if (statement === undefined) {
        left.push(finding);
        continue;
      }
      this.#used.add(statement);
      excused.push({ ...finding, exception: statement.shown });
    }
    return { left, excused };
  }

  /** The statements that could have excused findings of the run and did not, by document. */
  get unused(): UnusedVex[] {
    const byFile = new Map<string, UnusedVex>();
    for (const statement of this.#statements) {
      if (!statement.excuses || this.#used.has(statement)) continue;
      const { file, author, vulnerability, status } = statement.shown;
      const unused: UnusedVex = byFile.get(file) ?? { file, author, statements: [] };
      unused.statements.push(`${vulnerability} (${status})`);
      byFile.set(file, unused);
    }
    return [...byFile.values()];
  }
}
