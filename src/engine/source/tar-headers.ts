/** Length of a block of tar, in bytes. */
export const TAR_BLOCK = 512;
/** Of an archive that ends early, or whose blocks are not as they were written. */
export const DAMAGED = "the tar data is truncated or damaged";
/** As Go's reader, which is OPA's. */
const MAX_HEADER_BYTES = 1024 * 1024;

/** The fields of a header (POSIX ustar) that hold numbers: start and length. */
const NUMBERS: readonly (readonly [number, number])[] = [
  [100, 8],
  [108, 8],
  [116, 8],
  [124, 12],
  [136, 12],
  [329, 8],
  [337, 8],
];
const SIZE = [124, 136] as const;
const TEXTS: readonly (readonly [number, number])[] = [
  [0, 100],
  [345, 500],
];

/** Types of entries that describe the next one, or all that follow. */
const METADATA = new Set(["x", "g", "K", "L"]);

/** Records of extended attributes: their values are any bytes, and no part of a file that is read. */
const ATTRIBUTE = /^(?:SCHILY|LIBARCHIVE)\.xattr\./;

/** Records of extended headers that hold numbers. */
const NUMERIC_RECORDS = new Set(["atime", "ctime", "gid", "mtime", "uid"]);

function isUtf8(bytes: Uint8Array): boolean {
  try {
    return !new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes).startsWith("\ufeff");
  } catch {
    return false;
  }
}

function textEnd(bytes: Uint8Array, start: number, end: number): number {
  const at = bytes.indexOf(0, start);
  return at < 0 || at > end ? end : at;
}

/** Reads an extended header: returns why its records mean something else, or nothing, to other readers; else the name in it, if any. */
function readRecords(bytes: Uint8Array, isGlobal: boolean): { why?: string; name?: string } {
  if (bytes.length > MAX_HEADER_BYTES) return { why: "an extended header is larger than 1 MiB" };
  let name: string | undefined;
  for (let at = 0; at < bytes.length;) {
    const space = bytes.indexOf(0x20, at);
    const length = Buffer.from(bytes.subarray(at, space < 0 ? at : space)).toString("latin1");
    const end = at + Number(length);
    if (!/^[1-9]\d{0,9}$/.test(length) || end > bytes.length || end < space + 4 || bytes[end - 1] !== 0x0a) {
      return { why: "an extended header is malformed" };
    }
    const record = bytes.subarray(space + 1, end - 1);
    at = end;
    if (ATTRIBUTE.test(Buffer.from(record.subarray(0, 32)).toString("latin1"))) continue;
    if (!isUtf8(record) || record.includes(0)) return { why: "an extended header is not text" };
    const [, key = "", value = ""] = /^([^=]+)=(.*)$/s.exec(Buffer.from(record).toString()) ?? [];
    if (key === "" || value === "" || key === "size" || key.startsWith("GNU.sparse"))
      return { why: `an extended header has ${JSON.stringify(key)}` };
    if (isGlobal && key !== "comment") return { why: `a global header has ${JSON.stringify(key)}` };
    if (NUMERIC_RECORDS.has(key) && !/^-?\d{1,18}(?:\.\d+)?$/.test(value))
      return { why: `${key} in an extended header is no number` };
    if (key === "path") name = value;
  }
  return name === undefined ? {} : { name };
}

function textAt(bytes: Uint8Array, start: number, end: number): Uint8Array {
  return bytes.subarray(start, textEnd(bytes, start, end));
}

/** Why the fields of a header mean something else to other readers; `undefined` when they do not. */
function whyFields(header: Uint8Array): string | undefined {
  for (const [start, length] of NUMBERS) {
    const text = Buffer.from(header.subarray(start, start + length)).toString("latin1");
    // The highest bit marks a number in binary, for what octal digits cannot hold; a size never needs it here.
    if (start !== SIZE[0] && ((header[start] ?? 0) & 0x80) !== 0) continue;
    if (!/^ *[0-7]*[ \0]*$/.test(text)) return "a header has a malformed number";
  }
  return TEXTS.every(([start, end]) => isUtf8(textAt(header, start, end)))
    ? undefined
    : "a name is not UTF-8 text";
}

/** A file whose name is that of a folder: readers, also OPA's, would pass over its content. */
function findFolderFault(header: Uint8Array, given: string | undefined): { why?: string } {
  const name = given ?? Buffer.from(textAt(header, 0, 100)).toString();
  return /(?:^|\/)$/.test(name) ? { why: `the file ${JSON.stringify(name)} has the name of a folder` } : {};
}

/** Reads an entry: returns why it is refused, or the name that it sets for the next one. */
function readEntry(
  header: Uint8Array,
  body: Uint8Array,
  given: string | undefined,
): { why?: string; name?: string } {
  const why = whyFields(header);
  if (why !== undefined) return { why };
  switch (String.fromCharCode(header[156] ?? 0)) {
    // Of an old archive, in which a folder is an entry without content that is named as one.
    case "\0":
      return body.length === 0 ? {} : findFolderFault(header, given);
    case "0":
      return findFolderFault(header, given);
    // Links, devices and folders: where files are read, those that are no files are named.
    case "1":
    case "2":
    case "3":
    case "4":
    case "5":
    case "6":
      return {};
    case "x":
      return readRecords(body, false);
    case "g":
      return { ...readRecords(body, true), ...(given === undefined ? {} : { name: given }) };
    // The target of a link.
    case "K":
      return given === undefined ? {} : { name: given };
    case "L": {
      if (body.length > MAX_HEADER_BYTES) return { why: "a name is larger than 1 MiB" };
      const name = textAt(body, 0, body.length);
      return isUtf8(name) ? { name: Buffer.from(name).toString() } : { why: "a name is not UTF-8 text" };
    }
    default:
      return { why: "an entry is of an unknown type" };
  }
}

/**
 * Checks the headers of an archive, and yields where each entry ends, last its end. Archives that other readers of tar, above all OPA's, can
 * read differently are refused, so that all of them see the same files: unknown types, sparse files, global names, names that are not text,
 * malformed numbers and records.
 *
 * @param refuse throws the error of such an archive.
 */
export function* findEntryEnds(
  tar: Uint8Array,
  refuse: (why: string) => never,
): Generator<{ end: number; isLast: boolean }> {
  let given: string | undefined;
  let at = 0;
  while (at + TAR_BLOCK <= tar.length) {
    const header = tar.subarray(at, at + TAR_BLOCK);
    if (header.every((byte) => byte === 0)) break;
    const size = parseInt(
      Buffer.from(header.subarray(...SIZE))
        .toString("latin1")
        .trim() || "0",
      8,
    );
    const start = at + TAR_BLOCK;
    if (!Number.isSafeInteger(size) || size < 0 || start + size > tar.length) refuse(DAMAGED);
    const { why, name } = readEntry(header, tar.subarray(start, start + size), given);
    if (why !== undefined) refuse(why);
    given = name;
    const type = String.fromCharCode(header[156] ?? 0);
    // A folder, link or device has no content, whatever its size field.
    const length = /[1-6]/.test(type) ? 0 : size;
    at = start + Math.ceil(length / TAR_BLOCK) * TAR_BLOCK;
    if (!METADATA.has(type)) yield { end: at, isLast: false };
  }
  yield { end: at, isLast: true };
}
