import { BoundedCache } from "../../base/async/bounded-cache.js";
import { message, option } from "../../base/message.js";
import { workingFolder } from "../../base/host/working-folder.js";
import { VERIFICATION, VERIFY } from "../builtin/verification-builtins.js";
import type { AsyncStandardBuiltin, StandardBuiltin } from "../builtin/standard-builtin.js";
import { errorMessages } from "../../base/error-messages.js";
import { isNotProven } from "../../base/error-outcome.js";
import { BuiltinError, isRegohostError, invalidConfig } from "../../base/errors.js";
import { toJsonValue, type JsonValue } from "../../base/terms/json-value.js";
import { isJsonObject } from "../../base/text/member-of.js";
import { isObject } from "../../base/text/option-rules.js";
import { parseJson } from "../../base/terms/parse-term.js";
import { toJsonText } from "../../base/terms/term-text.js";
import { RegoObject, type Term } from "../../base/terms/term.js";
import { toStrictJson } from "../../base/terms/value-text.js";
import type { DocumentVerifier } from "../../trust/verify/document-verifier.js";
import type { VerifyOptions } from "../../trust/verify/verify-options.js";

/**
 * No value would do where nothing was verified: `not regohost.verification().identity` is undefined with an undefined answer,
 * because OPA makes the call before the `not`; `not regohost.verification()` with an object; and with `false`, a rule that
 * only binds the answer holds.
 */
function throwUnverifiedError(): never {
  const why = message`nothing was verified about the input; say who must have signed it with ${option("keys")}, or ${option("trustedRoot")} with an identity and an issuer. Of ${option("combine")} each input has a verification of its own`;
  throw new BuiltinError(message`${VERIFICATION}: ${why}`, {
    code: "builtin_failed",
    builtin: VERIFICATION,
    cause: invalidConfig(why),
  });
}

/** `regohost.verification()`: fixed for the evaluation, which it ends where nothing was verified. */
export const verification: StandardBuiltin = {
  name: VERIFICATION,
  arity: 0,
  nondeterministic: true,
  call: (_args, context) =>
    context.verification === undefined ? throwUnverifiedError() : Buffer.from(context.verification),
};

/** The options of `regohost.verify` in Rego, and their names in `VerifyOptions`. */
const OPTIONS: Readonly<Record<string, keyof VerifyOptions>> = {
  keys: "keys",
  threshold: "threshold",
  trusted_root: "trustedRoot",
  certificate_identity: "certificateIdentity",
  certificate_identity_regexp: "certificateIdentityRegexp",
  certificate_oidc_issuer: "certificateOidcIssuer",
  certificate_oidc_issuer_regexp: "certificateOidcIssuerRegexp",
  artifact: "artifact",
};

function throwOperandError(why: string): never {
  throw invalidConfig(`${VERIFY}: ${why}`);
}

/** Returns whether the options name signers. */
function namesSigner({ keys, trustedRoot }: { keys?: unknown; trustedRoot?: unknown }): boolean {
  return keys !== undefined || trustedRoot !== undefined;
}

/** A policy names no files of the machine it runs on, and no repositories to fetch from. */
function throwIfFile(option: string, value: JsonValue | undefined): void {
  if (isObject(value) && "path" in value)
    throwOperandError(`${option} must hold the content itself, not a path`);
  if (isObject(value) && "tuf" in value)
    throwOperandError(`${option} must hold the content itself, not a repository`);
}

/** Returns the signers that the options of a call name, whatever their form. */
function getSigners(options: Term | undefined): { keys?: Term | undefined; trustedRoot?: Term | undefined } {
  if (!(options instanceof RegoObject)) return {};
  return { keys: options.get("keys"), trustedRoot: options.get("trusted_root") };
}

/** Converts the options of a call; without signers in the call, the host's apply. */
async function toVerifyOptions(
  given: Term | undefined,
  host: () => Promise<VerifyOptions>,
): Promise<VerifyOptions> {
  if (!(given instanceof RegoObject)) return throwOperandError("the options must be an object");
  const options: Record<string, JsonValue> = {};
  for (const [key, term] of given.entries) {
    const name = typeof key === "string" && Object.hasOwn(OPTIONS, key) ? OPTIONS[key] : undefined;
    if (name === undefined) {
      // Its name may be of the input.
      return throwOperandError(`unknown option; known are ${Object.keys(OPTIONS).join(", ")}`);
    }
    options[name] = toJsonValue(term);
  }
  const { keys, trustedRoot, artifact } = options;
  if (typeof keys === "string" || isJsonObject(keys)) options["keys"] = [keys];
  for (const key of Array.isArray(options["keys"]) ? options["keys"] : []) throwIfFile("keys", key);
  throwIfFile("trusted_root", trustedRoot);
  if (artifact !== undefined && typeof artifact !== "string") throwOperandError("artifact must be a digest");
  if (namesSigner({ keys, trustedRoot })) return options;
  const { artifact: _, ...trust } = await host();
  return { ...trust, ...options };
}

/** Its code, and what did not hold. */
function getReason(error: unknown): string {
  const why = errorMessages(error).join("; because: ");
  return isRegohostError(error) ? `${error.code}: ${why}` : why;
}

/** In bytes: about a hundred verifiers with keys, or ten with trusted roots. */
const MAX_VERIFIER_BYTES = 4 << 20;
/** Of a verifier, in addition to the text of its options. */
const VERIFIER_BYTES = 32 << 10;

/**
 * `regohost.verify(envelope, options)`: the statement, and what was verified about it; undefined when the evidence
 * fails verification.
 *
 * @param host The signers where a call does not name any.
 */
export function createVerifyBuiltin(host: VerifyOptions): AsyncStandardBuiltin {
  const verifiers = new BoundedCache<Promise<DocumentVerifier>>(MAX_VERIFIER_BYTES, () => VERIFIER_BYTES);
  let read: Promise<VerifyOptions> | undefined;
  const hostOnce = (): Promise<VerifyOptions> => {
    read ??= readHost(host);
    read.catch(() => (read = undefined));
    return read;
  };
  const getVerifier = (options: Term | undefined): Promise<DocumentVerifier> => {
    const key = options === undefined ? "" : toJsonText(options);
    const known = verifiers.get(key);
    if (known !== undefined) return known;
    const created = createVerifier(options, hostOnce);
    // Another attempt may find a repository that answers.
    created.catch(() => verifiers.delete(key));
    verifiers.keep(key, created);
    return created;
  };
  return {
    name: VERIFY,
    arity: 2,
    result: "any",
    isLocal: true,
    isEffect: () => false,
    // Where the call names no signers, a recording does not contain them either.
    isOfThisRun: ([, options]) => namesSigner(host) && !namesSigner(getSigners(options)),
    async answer([envelope, options], context) {
      const verifier = await getVerifier(options);
      const text = typeof envelope === "string" ? envelope : toJsonText(envelope ?? null);
      try {
        const { payload, facts } = await verifier.statement("the envelope", Buffer.from(text));
        const { factsToJson } = await import("../../trust/verify/facts.js");
        return new RegoObject([
          ["facts", parseJson(toStrictJson(factsToJson(facts)))],
          ["statement", parseJson(Buffer.from(payload).toString("utf8"))],
        ]);
      } catch (error) {
        if (!isNotProven(error)) throw error;
        context.report({ reason: getReason(error) });
        return undefined;
      }
    },
  };
}

/**
 * Reads the host's options, with the trusted root of a TUF repository in them, so that the repository is read once and
 * not for each verifier.
 */
async function readHost(host: VerifyOptions): Promise<VerifyOptions> {
  const { isTufSource, readTufSource } = await import("../../trust/verify/trusted-root-source.js");
  const { trustedRoot, cwd = workingFolder() } = host;
  if (!isTufSource(trustedRoot)) return host;
  return { ...host, trustedRoot: (await readTufSource(trustedRoot, { cwd })).json };
}

async function createVerifier(
  options: Term | undefined,
  host: () => Promise<VerifyOptions>,
): Promise<DocumentVerifier> {
  const [{ DocumentVerifier: Verifier }, { checkVerifyOptions }] = await Promise.all([
    import("../../trust/verify/document-verifier.js"),
    import("../../trust/verify/verify-options.js"),
  ]);
  return Verifier.create(checkVerifyOptions(VERIFY, await toVerifyOptions(options, host)));
}
