import { defined } from "../../../base/pick.js";
import * as z from "../../../base/text/zod.js";
import { VerificationError } from "../../../base/errors.js";
import { toAlgorithmKey, type AlgorithmKey } from "../../../trust/verify/bundle-key.js";
import {
  BUNDLE_ALGORITHMS,
  DEFAULT_BUNDLE_ALGORITHM,
  type BundleKey,
} from "../../../trust/verify/bundle-options.js";
import { invalid, nullish } from "./setting-schemas.js";

/** One of OPA's `keys`: it verifies bundles, signs assertions of OAuth 2.0, or both. */
export const KEY = z
  .strictObject({
    key: nullish(z.string()),
    private_key: nullish(z.string()),
    algorithm: nullish(z.enum(BUNDLE_ALGORITHMS)),
    scope: nullish(z.string()),
  })
  .refine(({ key = "", private_key: own = "" }) => key !== "" || own !== "", "needs key or private_key");

/** By their ids. */
export type ConfiguredKeys = Readonly<Record<string, z.infer<typeof KEY>>>;

/** The keys that verify bundles. */
export function toKeys(given: ConfiguredKeys): Record<string, BundleKey> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([id, { key = "", algorithm, scope }]) =>
      key === "" ? [] : [[id, { key, ...defined({ algorithm, scope }) }]],
    ),
  );
}

/**
 * Returns a signing key.
 *
 * @param where the setting: `services.acme.credentials.oauth2.signing_key`.
 * @throws ConfigurationError `config_invalid`, which contains nothing of the key.
 */
export function toSigningKey(where: string, id: string, keys: ConfiguredKeys): AlgorithmKey {
  const given = Object.hasOwn(keys, id) ? keys[id] : undefined;
  if (given === undefined) throw invalid(`${where}: there is no key ${JSON.stringify(id)}`);
  const { private_key: text = "", algorithm = DEFAULT_BUNDLE_ALGORITHM } = given;
  if (text === "") throw invalid(`${where}: keys.${id} has no private_key`);
  try {
    return toAlgorithmKey(`keys.${id}.private_key`, Buffer.from(text), { algorithm, isPrivate: true });
  } catch (error) {
    if (error instanceof VerificationError) throw invalid(error.message);
    throw error;
  }
}
