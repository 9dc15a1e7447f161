import type { ReadingLimits } from "../../base/async/reading.js";
import type { LocateInDocument } from "../../engine/source/document-position.js";

/** The source of a checked document. */
export interface CheckedOrigin {
  /** For messages. */
  where: string;
  /** Finds locations in its file. */
  locate?: LocateInDocument | undefined;
  /** Limits of finding them. */
  limits?: ReadingLimits | undefined;
}

/** The messages of a document's problems, with their locations if known. */
export async function locateProblems(
  problems: readonly { path: (string | number)[]; message: string }[],
  { where, locate, limits = {} }: CheckedOrigin,
): Promise<string[]> {
  const find = await locate?.(
    problems.map(({ path }) => path),
    limits,
  );
  return problems.map(({ path, message }) => {
    const position = find?.(path);
    return position === undefined
      ? message
      : `${where}:${String(position.line)}:${String(position.column)}: ${message}`;
  });
}
