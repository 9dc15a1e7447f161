import { rm, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { readRegularFile } from "../../base/host/read-file.js";
import { realPathOf } from "../../base/host/real-path.js";
import type { GateReport } from "../../gate/index.js";
import { checkSummaryOptions, SUMMARY_TYPE } from "../../gate/verification-summary.js";
import { parseJson } from "../../base/terms/parse-term.js";
import { RegoObject } from "../../base/terms/term.js";
import { readEnvelope } from "../../trust/verify/envelope.js";
import { signStatementWith } from "../../trust/verify/sign.js";
import type { SigningKey } from "../../trust/verify/signing-key.js";
import type { CommandContext } from "../command.js";
import { EXIT, toExitCode, type ExitCode } from "../exit-codes.js";
import { writeNote, type CliIo } from "../terminal/cli-io.js";
import { showError } from "../terminal/show-error.js";
import { writeWholeFile } from "../terminal/write-file.js";
import { readSignKey } from "../flags/sign-flags.js";
import { libraryOptions } from "../options/option-table.js";
import { ATTEST_OPTIONS, type AttestFlags } from "../options/trust-options.js";

/** A summary takes a few kilobytes, plus one for each input. */
const MAX_FORMER_BYTES = 64 * 1024 * 1024;

/**
 * Removes the summary of an earlier run, so that it is never mistaken for this run's, however that ends. Any other file
 * remains, and so does a file that the command also reads: the check of outputs rejects that.
 *
 * @param given the paths that the command reads, as passed.
 */
export async function removeFormerSummary(io: CliIo, path: string, given: readonly string[]): Promise<void> {
  const toAbsolute = (one: string): Promise<string> => realPathOf(resolve(io.cwd, one));
  try {
    const target = await toAbsolute(path);
    const read = await Promise.all(given.map((one) => toAbsolute(one).catch(() => undefined)));
    const status = await stat(target);
    if (read.includes(target) || !status.isFile() || status.size > MAX_FORMER_BYTES) return;
    if (isSummary(await readRegularFile(target, MAX_FORMER_BYTES))) await rm(target);
  } catch {
    // It does not exist, or is not a summary. A file that cannot be removed cannot be written either, which is an error
    // later.
  }
}

function isSummary(bytes: Uint8Array): boolean {
  const payload = readEnvelope("it", bytes)?.payload;
  if (payload === undefined) return false;
  const statement = parseJson(Buffer.from(payload).toString("utf8"));
  return statement instanceof RegoObject && statement.get("predicateType") === SUMMARY_TYPE;
}

/** Writes the signed verdict of a gate. */
export class GateAttestation {
  readonly #context: CommandContext;
  readonly #path: string;
  readonly #flags: AttestFlags;
  readonly #key: SigningKey;

  private constructor(context: CommandContext, path: string, flags: AttestFlags, key: SigningKey) {
    this.#context = context;
    this.#path = path;
    this.#flags = flags;
    this.#key = key;
  }

  /**
   * Checks options and key before any work.
   *
   * @returns `undefined` without `--attest`.
   * @throws ConfigurationError, VerificationError
   */
  static async open(context: CommandContext, flags: AttestFlags): Promise<GateAttestation | undefined> {
    const { attest, signKey } = flags;
    if (attest === undefined || signKey === undefined) return undefined;
    checkSummaryOptions(libraryOptions(ATTEST_OPTIONS, "summary", flags));
    return new GateAttestation(context, attest, flags, await readSignKey(context, signKey));
  }

  /** Writes it, if there is a verdict. A failure is reported on stderr, and is the exit code. */
  async write(report: GateReport): Promise<ExitCode> {
    const { io, noteStyle } = this.#context;
    if (
      (report.outcome !== "pass" && report.outcome !== "fail") ||
      report.counts.pass + report.counts.fail === 0
    ) {
      await this.#context.warn(`${this.#path} was not written: there is no verdict to attest`);
      return EXIT.pass;
    }
    try {
      const { toVerificationSummary } = await import("../../gate/verification-summary.js");
      const summary = toVerificationSummary(report, libraryOptions(ATTEST_OPTIONS, "summary", this.#flags));
      const envelope = signStatementWith(summary, this.#key);
      await writeWholeFile(io, this.#path, `${JSON.stringify(envelope)}\n`);
      const verdict = report.outcome === "pass" ? "PASSED" : "FAILED";
      await this.#context.note(
        `attested ${verdict} in ${this.#path}: policy ${report.evidence?.policy.digest ?? ""}, signed with ${this.#key.id}`,
      );
      return EXIT.pass;
    } catch (error) {
      await writeNote(io, showError(error, noteStyle));
      return toExitCode(error);
    }
  }
}
