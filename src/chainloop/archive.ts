import { DocumentError, EvaluationError } from "../base/errors.js";
import { innerPath } from "../engine/source/bundle-archive.js";
import { gunzip, UnpackedTooLarge } from "../engine/source/gunzip.js";
import { readTar } from "../engine/source/read-tar.js";
import { throwMaterialError } from "./material-error.js";
import { reasonOf } from "../base/message.js";
import { loadPackage } from "../base/load-package.js";

/** Limits of an archive of reports. */
export interface ArchiveLimits {
  /** Maximum number of entries: files, folders and others. */
  entries: number;
  /** Maximum total unpacked size. */
  bytes: number;
}

const ARCHIVE_LIMITS: ArchiveLimits = { entries: 10_000, bytes: 192 * 1024 * 1024 };
/** Test reports are repetitive, but less so than archives made to exhaust memory. */
const MAX_RATIO = 200;
const FREE_BYTES = 16 * 1024 * 1024;

interface ArchiveReading {
  /** Default: 10,000 entries of 192 MiB in all. */
  limits?: ArchiveLimits;
  /** Throws when the time is over. It is called between parts. */
  check?: (() => void) | undefined;
}

export interface ArchiveEntry {
  name: string;
  /** `other` for links and special files. */
  type: "file" | "folder" | "other";
  bytes: Uint8Array;
}

/** The format, by the first bytes. */
type ArchiveFormat = "zip" | "gzip" | "tar";

/** Detects the format. The engine uses the content, not the name. */
export function archiveFormat(bytes: Uint8Array): ArchiveFormat | undefined {
  const head = Buffer.from(bytes.subarray(0, 512)).toString("latin1");
  if (head.startsWith("PK\u0003\u0004") || head.startsWith("PK\u0005\u0006")) return "zip";
  if (head.startsWith("\u001f\u008b")) return "gzip";
  return head.slice(257, 262) === "ustar" ? "tar" : undefined;
}

/** The maximum unpacked size for an archive of this size. */
function getLimit(packed: Uint8Array, { bytes }: ArchiveLimits): number {
  return Math.min(bytes, Math.max(FREE_BYTES, packed.length * MAX_RATIO));
}

function tooLarge(name: string, kind: string, why: string): never {
  throw new DocumentError(
    `${name} is not a material of the kind ${kind}: ${why}; give an archive with nothing but the reports of one run`,
    { code: "document_too_large", document: name },
  );
}

/** Whether an error states the problem itself: a limit, or the end of the time. */
function isOwn(error: unknown): boolean {
  return error instanceof DocumentError || error instanceof EvaluationError;
}

/**
 * Unpacks gzip data.
 *
 * @throws DocumentError `document_invalid`, `document_too_large`
 */
export async function unzip(
  name: string,
  kind: string,
  bytes: Uint8Array,
  { limits = ARCHIVE_LIMITS, check }: ArchiveReading = {},
): Promise<Uint8Array> {
  const limit = getLimit(bytes, limits);
  try {
    const unpacked = await gunzip(bytes, limit, check);
    return unpacked;
  } catch (error) {
    if (isOwn(error)) throw error;
    if (error instanceof UnpackedTooLarge) {
      return tooLarge(name, kind, `it unpacks to more than ${String(limit)} bytes`);
    }
    return throwMaterialError(name, kind, "its gzip data is truncated or damaged; pack it again", error);
  }
}

/** Whether unpacked gzip data is a tar archive: its first header has the right checksum, or there is none. */
export function isTar(bytes: Uint8Array): boolean {
  const header = bytes.subarray(0, 512);
  if (header.every((byte) => byte === 0)) return bytes.length === 0 || bytes.length >= 512;
  if (header.length < 512) return false;
  const written = Buffer.from(header.subarray(148, 156)).toString("latin1");
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 0x20 : byte), 0);
  return /^ *[0-7]+[ \0]*$/.test(written) && parseInt(written, 8) === sum;
}

/**
 * Reads the entries of an archive (zip, tar or tar.gz), in its order, unpacked in memory. Nothing is written.
 *
 * @throws DocumentError `document_invalid` for a truncated, damaged or encrypted archive, for paths outside of it and
 * duplicate names; `document_too_large`
 */
export async function readArchive(
  name: string,
  kind: string,
  bytes: Uint8Array,
  { limits = ARCHIVE_LIMITS, check }: ArchiveReading = {},
): Promise<ArchiveEntry[]> {
  const format = archiveFormat(bytes);
  if (format !== "zip") {
    const tar = format === "gzip" ? await unzip(name, kind, bytes, { limits, check }) : bytes;
    return readTarArchive(name, kind, tar, { limits, check });
  }
  return checkEntries(name, kind, await readZip(name, kind, bytes, limits, check), limits);
}

/** {@link readArchive} for an unpacked tar. */
export async function readTarArchive(
  name: string,
  kind: string,
  tar: Uint8Array,
  { limits = ARCHIVE_LIMITS, check }: ArchiveReading = {},
): Promise<ArchiveEntry[]> {
  return checkEntries(name, kind, await readTarEntries(name, kind, tar, { limits, check }), limits);
}

function checkEntries(
  name: string,
  kind: string,
  entries: ArchiveEntry[],
  limits: ArchiveLimits,
): ArchiveEntry[] {
  checkCount(name, kind, entries.length, limits);
  const names = new Set<string>();
  for (const { name: own, type } of entries) {
    if (type === "folder") continue;
    if (names.has(own))
      throwMaterialError(name, kind, `${JSON.stringify(own)} is in it twice; pack it again`);
    names.add(own);
  }
  return entries;
}

function checkCount(name: string, kind: string, count: number, { entries }: ArchiveLimits): void {
  if (count > entries) tooLarge(name, kind, `it has more than ${String(entries)} entries`);
}

async function readTarEntries(
  name: string,
  kind: string,
  tar: Uint8Array,
  { limits = ARCHIVE_LIMITS, check }: ArchiveReading,
): Promise<ArchiveEntry[]> {
  try {
    const entries: ArchiveEntry[] = [];
    const throwArchiveError = (why: string): never => {
      throw new Error(why);
    };
    for await (const { header, data } of readTar(tar, { refuse: throwArchiveError, check })) {
      checkCount(name, kind, entries.length + 1, limits);
      innerPath(header.name.replace(/^\//, "../"), name);
      const type = header.type === "directory" ? "folder" : header.type === "file" ? "file" : "other";
      if (type === "file" && (data?.length ?? 0) !== header.size) throw new Error("an entry is truncated");
      entries.push({ name: header.name, type, bytes: data ?? new Uint8Array() });
    }
    check?.();
    return entries;
  } catch (error) {
    if (isOwn(error)) throw error;
    const why = reasonOf(error);
    return throwMaterialError(name, kind, `it cannot be read as tar (${why}); pack it again`, error);
  }
}

const UNIX_CREATORS: ReadonlySet<number> = new Set([3, 19]);

async function readZip(
  name: string,
  kind: string,
  bytes: Uint8Array,
  limits: ArchiveLimits,
  check: ArchiveReading["check"],
): Promise<ArchiveEntry[]> {
  const limit = getLimit(bytes, limits);
  let total = 0;
  try {
    const { fromBufferPromise } = await loadPackage(() => import("yauzl"));
    const { crc32 } = await import("node:zlib");
    const zip = await fromBufferPromise(Buffer.from(bytes), { strictFileNames: true, lazyEntries: true });
    checkCount(name, kind, zip.entryCount, limits);
    const entries: ArchiveEntry[] = [];
    for await (const entry of zip.eachEntry()) {
      check?.();
      const shown = JSON.stringify(entry.fileName);
      // Older tools use other, undeclared character sets.
      const own = new TextDecoder("utf-8", { fatal: true }).decode(entry.fileNameRaw);
      if (own !== entry.fileName) throw new Error(`the name ${shown} is not UTF-8`);
      if (entry.isEncrypted()) throw new Error(`${shown} is encrypted`);
      total += entry.uncompressedSize;
      if (total > limit) tooLarge(name, kind, `it unpacks to more than ${String(limit)} bytes`);
      const creator = entry.versionMadeBy >> 8;
      const mode = UNIX_CREATORS.has(creator) ? (entry.externalFileAttributes >>> 16) & 0o170000 : 0;
      const isFolder = own.endsWith("/") || mode === 0o040000;
      if (isFolder && entry.uncompressedSize > 0) throw new Error(`the folder ${shown} has content`);
      const type = isFolder ? "folder" : mode === 0 || mode === 0o100000 ? "file" : "other";
      if (type !== "file") {
        entries.push({ name: own, type, bytes: new Uint8Array() });
        continue;
      }
      const chunks: Buffer[] = [];
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        check?.();
        chunks.push(chunk as Buffer);
      }
      const data = Buffer.concat(chunks);
      if (crc32(data) !== entry.crc32) throw new Error(`${shown} is damaged`);
      entries.push({ name: own, type, bytes: data });
    }
    return entries;
  } catch (error) {
    if (isOwn(error)) throw error;
    const why = reasonOf(error);
    return throwMaterialError(name, kind, `it cannot be read as zip (${why}); pack it again`, error);
  }
}
