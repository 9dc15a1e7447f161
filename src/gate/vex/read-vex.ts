import { checkReading, limitReading, type ReadingLimits } from "../../base/async/reading.js";
import { ConfigurationError } from "../../base/errors.js";
import { message, option } from "../../base/message.js";
import { JsonSlice } from "../../base/terms/json-slice.js";
import { sha256 } from "../../base/text/sha256.js";
import { toNs } from "../../base/terms/instant.js";
import { readDocument } from "../../engine/source/read-document.js";
import { readMaterialSchema } from "../../engine/source/schemas.js";
import type { DocumentVerifier } from "../../trust/verify/document-verifier.js";
import { isEnvelope } from "../../trust/verify/is-envelope.js";
import { InputSchemas, type InputSchema } from "../inputs/input-schemas.js";
import {
  bomComponents,
  getBomLink,
  readCycloneDx,
  type BomComponents,
  type CycloneDx,
} from "./cyclonedx-vex.js";
import { readOpenVex, type OpenVex } from "./openvex.js";
import type { ReadStatement, VexOrigin } from "./vex-statement.js";
import { VexStatements } from "./vex-statements.js";

/** Maximum size of a document, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

type VexDocument = VexOrigin & { digest: string } & (
    { openVex: OpenVex } | { cycloneDx: CycloneDx; components: BomComponents }
  );

const NEITHER =
  "it is neither an OpenVEX document nor a CycloneDX one, in JSON, nor a signed envelope of one. An attestation without an envelope is not opened";

/** The version of OpenVEX that is read. */
const CONTEXT = /^https:\/\/openvex\.dev\/ns\/v0\.2\.\d+$/;
/** The predicate types of VEX documents. */
const OPEN_VEX = /^https:\/\/openvex\.dev\/ns(?:\/v0\.2\.\d+)?$/;
const CYCLONE_DX = /^https:\/\/cyclonedx\.org\/(?:bom|vex)(?:\/v?\d+\.\d+)?$/;

interface ReadVexOptions extends ReadingLimits {
  /** Base of relative paths. */
  cwd: string;
  /** No statement may be from later. */
  now: Date;
  /** Verifies envelopes. Default: they are refused. */
  verifier?: DocumentVerifier | undefined;
}

/**
 * Reads VEX documents, and those in signed envelopes.
 *
 * @throws ConfigurationError `vex_invalid` for a document that does not fit its specification, and for an envelope that nothing verifies.
 * @throws VerificationError for an envelope that is not by the required signer.
 * @throws EvaluationError `timeout`, `aborted`
 * @throws DocumentError for an unreadable or too large file, and `document_invalid` for duplicate keys.
 */
export async function readVex(files: readonly string[], options: ReadVexOptions): Promise<VexStatements> {
  return limitReading("reading the VEX documents", options, async () => {
    const documents = new Map<string, VexDocument>();
    // In an order that does not depend on that of the files.
    for (const file of [...files].sort()) {
      const document = await readVexDocument(file, options);
      if (!documents.has(document.digest)) documents.set(document.digest, document);
    }
    const sorted = [...documents.values()].sort((a, b) => (a.digest < b.digest ? -1 : 1));
    const linked = new Map<string, BomComponents>();
    for (const document of sorted) {
      if (!("cycloneDx" in document)) continue;
      const link = getBomLink(document.cycloneDx);
      if (link === undefined) continue;
      if (linked.has(link)) document.refuse("another document has the same serialNumber and version");
      linked.set(link, document.components);
    }
    const newest = new Map<string, number>();
    for (const { id, version } of sorted.map(getVersion))
      newest.set(id, Math.max(version, newest.get(id) ?? 0));
    const statements = sorted.map((document) => {
      checkReading();
      const read = toStatements(document, linked);
      throwIfFuture(read, document, options.now);
      const { id, version } = getVersion(document);
      // A newer version replaces the document. Its excuses end; its withdrawals stay.
      const isReplaced = id !== "" && version < (newest.get(id) ?? version);
      return isReplaced ? read.filter(({ excuses }) => !excuses) : read;
    });
    return new VexStatements(
      statements.flat(),
      sorted.map(({ digest }) => digest),
    );
  });
}

/** The id of a document, empty without one, and its version. */
function getVersion(document: VexDocument): { id: string; version: number } {
  if ("openVex" in document) return { id: document.openVex["@id"], version: document.openVex.version };
  const { serialNumber: id = "", version = 1 } = document.cycloneDx;
  return { id, version };
}

function toStatements(document: VexDocument, linked: ReadonlyMap<string, BomComponents>): ReadStatement[] {
  return "openVex" in document
    ? readOpenVex(document.openVex, document)
    : readCycloneDx(document.cycloneDx, { own: document.components, linked }, document);
}

/** A statement from the future would outlast each that withdraws it. */
function throwIfFuture(statements: readonly ReadStatement[], { refuse }: VexOrigin, now: Date): void {
  const nowNs = toNs(now);
  if (statements.some(({ timeNs = 0n }) => timeNs > nowNs))
    refuse("the time of a statement is in the future by the clock of this machine");
}

/** The document that a signed envelope holds. @throws VerificationError, ConfigurationError `vex_invalid` */
async function openSigned(
  file: string,
  json: Uint8Array,
  verifier: DocumentVerifier | undefined,
): Promise<unknown> {
  if (verifier === undefined) {
    throw new ConfigurationError(
      message`${file}: it is a signed envelope, and nothing verifies it; name its signer (${option("verify")}), or pass the document that it holds`,
      { code: "vex_invalid" },
    );
  }
  const { predicate, predicateType } = (await verifier.statement(file, json)).statement;
  const isCycloneDx = typeof predicate === "object" && predicate !== null && "bomFormat" in predicate;
  if ((isCycloneDx ? CYCLONE_DX : OPEN_VEX).test(predicateType)) return predicate;
  throw new ConfigurationError(
    `${file}: the type of its predicate, ${JSON.stringify(predicateType.slice(0, 200))}, is not that of the document in it`,
    { code: "vex_invalid" },
  );
}

async function readVexDocument(
  file: string,
  { cwd, verifier, ...limits }: ReadVexOptions,
): Promise<VexDocument> {
  const { json } = await readDocument(
    { path: file, format: "json" },
    { cwd, uniqueKeys: true, limit: { maxBytes: MAX_BYTES }, ...limits },
  );
  checkReading();
  const throwVexError = (why: string): never => {
    throw new ConfigurationError(`${file}: ${why}`, { code: "vex_invalid" });
  };
  const value = isEnvelope(JsonSlice.of(json))
    ? await openSigned(file, json, verifier)
    : (JSON.parse(new TextDecoder().decode(json)) as unknown);
  const origin = { file, refuse: throwVexError, digest: sha256(json) };
  const members = typeof value === "object" && value !== null ? value : {};
  if ("bomFormat" in members) {
    checkSchema(value, await new InputSchemas({}).byName("cyclonedx", file), throwVexError);
    const cycloneDx = value as CycloneDx;
    return { ...origin, cycloneDx, components: bomComponents(cycloneDx, origin) };
  }
  if (!("@context" in members)) return throwVexError(NEITHER);
  if (!CONTEXT.test(String(members["@context"]))) {
    return throwVexError(
      "its @context is not https://openvex.dev/ns/v0.2.0; write the document by OpenVEX 0.2",
    );
  }
  const schemas = new InputSchemas({ "schema.openvex": await readMaterialSchema("openvex") });
  checkSchema(value, await schemas.byName("schema.openvex", file), throwVexError);
  return { ...origin, openVex: value as OpenVex };
}

function checkSchema(value: unknown, schema: InputSchema, throwVexError: (why: string) => never): void {
  const issues = schema.issuesOf(value).map((issue) => issue.replace(/^input[/ ]/, ""));
  checkReading();
  if (issues.length > 0) throwVexError(`it does not fit the schema of its format: ${issues.join("; ")}`);
}
