import type * as Tar from "modern-tar";
import { Turns } from "../../base/async/turns.js";
import { loadPackage } from "../../base/load-package.js";
import { DAMAGED, findEntryEnds, TAR_BLOCK } from "./tar-headers.js";

/** Length of the parts that are read, in bytes. A larger entry is a part of its own. */
const PART_BYTES = 64 * 1024;
/** The end of an archive. */
const END = new Uint8Array(2 * TAR_BLOCK);
/** Length of the zeros behind it that are checked at once, in bytes. */
const ZEROS = new Uint8Array(1024 * 1024);

interface TarReading {
  /** Throws the error of an archive that is damaged, or that readers of tar do not read alike. */
  refuse: (why: string) => never;
  /** Throws when the time is over. Called in each turn of the event loop. */
  check?: (() => void) | undefined;
  /** Default: all. */
  isChosen?: (header: Tar.TarHeader) => boolean;
}

/** Takes the one function, so that the bundle for browsers has no more of the package. */
async function importUnpackTar(): Promise<(typeof Tar)["unpackTar"]> {
  const { unpackTar } = await import("modern-tar");
  return unpackTar;
}

/** A tar may end with any number of zeros. */
async function checkZeros(bytes: Uint8Array, turns: Turns, refuse: TarReading["refuse"]): Promise<void> {
  for (let at = 0; at < bytes.length; at += ZEROS.length) {
    const part = bytes.subarray(at, at + ZEROS.length);
    if (Buffer.compare(part, ZEROS.subarray(0, part.length)) !== 0) refuse(DAMAGED);
    if (turns.isOver) await turns.next();
  }
}

/**
 * Reads the entries of a tar archive in its order, a part in each turn of the event loop.
 *
 * @throws the errors of `refuse` and `check`; those of `modern-tar` for damaged data.
 */
export async function* readTar(
  tar: Uint8Array,
  { refuse, check, isChosen }: TarReading,
): AsyncGenerator<Tar.ParsedTarEntryWithData, void, undefined> {
  const unpackTar = await loadPackage(importUnpackTar);
  const turns = new Turns(check);
  const options = { strict: true, ...(isChosen === undefined ? {} : { filter: isChosen }) };
  let start = 0;
  for (const { end, isLast } of findEntryEnds(tar, refuse)) {
    if (!isLast && end - start < PART_BYTES) continue;
    if (isLast) await checkZeros(tar.subarray(end + END.length), turns, refuse);
    const part = isLast
      ? tar.subarray(start, end + END.length)
      : Buffer.concat([tar.subarray(start, end), END]);
    start = end;
    yield* await unpackTar(part, options);
    if (turns.isOver) await turns.next();
  }
}
