import { limitReading } from "../../base/async/reading.js";
import { readDocuments } from "../../engine/source/read-document.js";
import { isImageAddress, shownText } from "../../base/text/address.js";
import type { JsonValue } from "../../base/terms/json-value.js";
import type { CommandContext } from "../command.js";
import { defineCommand } from "../define-command.js";
import { CommandError, EXIT, toExitCode, worstExitCode, type ExitCode } from "../exit-codes.js";
import { writeNote, writeOut } from "../terminal/cli-io.js";
import { showError } from "../terminal/show-error.js";
import { toDocumentSource } from "../terminal/standard-input.js";
import { toVerifyOptions } from "../flags/verify-flags.js";
import { type FlagValues, optionsFor } from "../options/option-table.js";
import { VERIFY_OPTIONS } from "../options/trust-options.js";

const OPTIONS = {
  ...VERIFY_OPTIONS,
  ...optionsFor()({
    json: {
      kind: "flag",
      usage: "--json",
      description: "print what was verified as JSON, one line a document",
    },
  }),
} as const;

type VerifyCommandFlags = FlagValues<typeof OPTIONS>;

export const configure = defineCommand({
  arguments: [["<file...>", "envelopes and bundles; - for standard input"]],
  options: OPTIONS,
  details: `Verifies DSSE envelopes with --key, and Sigstore bundles with --trusted-root, an identity and an issuer. Each line
of JSON Lines is a document. A bundle that signs a file itself needs --artifact FILE. Only --update-tuf uses
the network.`,
  examples: [
    "regohost verify provenance.dsse.json --key builder.pub --artifact app.tgz",
    `regohost verify app.tgz.sigstore.json --trusted-root trusted_root.json --artifact app.tgz \
--certificate-identity-regexp '^https://github\\.com/acme/app/' --certificate-oidc-issuer https://token.actions.githubusercontent.com`,
    "regohost verify app.tgz.sigstore.json --trusted-root tuf --update-tuf …",
  ],
  exitCodes: `0 all are valid; 1 a missing or wrong signature, signer or subject; 2 a malformed key, root or document; 3 a TUF
repository without an answer or with expired metadata.`,
  everyday: [
    "key",
    "artifact",
    "trustedRoot",
    "updateTuf",
    "certificateIdentity",
    "certificateIdentityRegexp",
    "certificateOidcIssuer",
    "json",
    "timeout",
  ],
  async run(context, files, flags) {
    const { io } = context;
    const options = await toVerifyOptions(context, flags);
    if (options === undefined) {
      throw new CommandError(
        "say who must have signed: --key, or --trusted-root with an identity and an issuer",
      );
    }
    const image = files.find(isImageAddress);
    if (image !== undefined) {
      throw new CommandError(
        shownText`${image}: verify takes files; the attestations of an image are verified by gate, with a policy`,
      );
    }
    const [{ DocumentVerifier }, { checkVerifyOptions }] = await Promise.all([
      import("../../trust/verify/document-verifier.js"),
      import("../../trust/verify/verify-options.js"),
    ]);
    const verifier = await DocumentVerifier.create(checkVerifyOptions("verify", options));
    const limits = { signal: io.signal, timeoutMs: context.flags.timeout };
    const codes: ExitCode[] = [];
    const fail = async (error: unknown): Promise<void> => {
      codes.push(toExitCode(error));
      await writeNote(io, showError(error, context.noteStyle));
    };
    for (const path of new Set(files)) {
      try {
        const source = await toDocumentSource(io, path);
        for await (const document of readDocuments(source, { cwd: io.cwd, ...limits, uniqueKeys: true })) {
          try {
            if ("error" in document) throw document.error;
            const { name, json } = document;
            const { facts } = await limitReading(`verifying ${name}`, limits, () =>
              verifier.verify(name, json),
            );
            const { factsToJson } = await import("../../trust/verify/facts.js");
            await writeOut(io.stdout, format(document.name, factsToJson(facts), context, flags));
            codes.push(EXIT.pass);
          } catch (error) {
            await fail(error);
          }
        }
      } catch (error) {
        await fail(error);
      }
    }
    return worstExitCode(codes);
  },
});

function format(
  name: string,
  facts: Record<string, JsonValue>,
  { style }: CommandContext,
  { json }: VerifyCommandFlags,
): string {
  if (json === true) return `${JSON.stringify({ document: name, verification: facts })}\n`;
  const lines = Object.entries(facts).flatMap(([key, value]) => describe(key, value));
  return `${style.green("VERIFIED")} ${name}\n${lines.join("")}`;
}

/** A fact on one line, or a line for each of its members. */
function describe(key: string, value: JsonValue): string[] {
  const line = (text: string): string => `  ${key.replaceAll("_", " ")}: ${text}\n`;
  if (typeof value === "string") return [line(value)];
  if (Array.isArray(value)) {
    return value.map((item) => line(typeof item === "string" ? item : JSON.stringify(item)));
  }
  if (typeof value !== "object" || value === null) return [line(String(value))];
  return Object.entries(value).flatMap(([name, item]) => describe(name, item));
}
