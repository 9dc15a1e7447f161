import type { PemText } from "../../base/host/key-pair.js";
import type { AcceptedTokens } from "../../server/serve/access.js";
import type { ServerTls } from "../../server/serve/decision-server.js";
import { CommandError } from "../exit-codes.js";
import { pathFrom, type CliIo } from "../terminal/cli-io.js";
import type { ListenAddress } from "./listen-address.js";
import { shownText } from "../../base/text/address.js";
import type { AccessFlags } from "../options/serve-options.js";

/** The configuration of the flags. */
export interface ServerAccess {
  tls: ServerTls | undefined;
  tokens: AcceptedTokens | undefined;
  isLoopback: boolean;
}

/** @throws CommandError (exit 2), ConfigurationError for files of PEM; `undefined` without TLS. */
export async function readTls(io: CliIo, flags: AccessFlags): Promise<ServerTls | undefined> {
  const { tlsCertFile: cert, tlsPrivateKeyFile: key, tlsCaCertFile: ca } = flags;
  if (cert === undefined || key === undefined) {
    if (cert !== undefined || key !== undefined) {
      throw new CommandError("TLS needs both --tls-cert-file and --tls-private-key-file");
    }
    if (ca !== undefined || flags.authentication === "tls") {
      throw new CommandError("client certificates need TLS: --tls-cert-file and --tls-private-key-file");
    }
    return undefined;
  }
  if ((flags.authentication === "tls") !== (ca !== undefined)) {
    throw new CommandError("--authentication tls and --tls-ca-cert-file belong together");
  }
  const [{ readCertificates, readPem }, { parseKeyPair }] = await Promise.all([
    import("../../base/host/read-certificates.js"),
    import("../../base/host/key-pair.js"),
  ]);
  const read = async (flag: string, path: string): Promise<PemText> => ({
    pem: await readPem(path, flag, io.cwd),
    subject: `${flag} ${path}`,
  });
  return {
    ...parseKeyPair(await read("--tls-cert-file", cert), await read("--tls-private-key-file", key)),
    clientCa: ca === undefined ? undefined : await readCertificates(ca, "--tls-ca-cert-file", io.cwd),
    minVersion: flags.tlsMinVersion === "1.3" ? "TLSv1.3" : "TLSv1.2",
  };
}

/**
 * @throws CommandError (exit 2), ConfigurationError for files of tokens; `undefined` without this kind of
 * authentication.
 */
export async function readTokens(io: CliIo, flags: AccessFlags): Promise<AcceptedTokens | undefined> {
  const paths = flags.clientTokens ?? [];
  if (flags.authentication !== "token") {
    if (paths.length > 0) throw new CommandError("--client-tokens needs --authentication token");
    return undefined;
  }
  if (paths.length === 0) {
    throw new CommandError("--authentication token needs --client-tokens FILE, with the tokens of clients");
  }
  const [{ AcceptedTokens }, { readPrivateFile }] = await Promise.all([
    import("../../server/serve/access.js"),
    import("../../base/host/private-file.js"),
  ]);
  const texts: string[] = [];
  for (const path of paths)
    texts.push((await readPrivateFile(pathFrom(io, path), true, { holds: "tokens" })) ?? "");
  return AcceptedTokens.parse(
    texts,
    paths.map((path) => `--client-tokens ${path}`),
  );
}

/** Whether other machines cannot reach it. */
export async function isLoopbackAddress({ host }: ListenAddress): Promise<boolean> {
  const { isLoopback } = await import("../../base/text/service-url.js");
  return isLoopback(host.includes(":") ? `[${host}]` : host);
}

/**
 * Creates the access configuration of the flags. Addresses other than loopback need TLS and client authentication.
 *
 * @throws CommandError (exit 2), ConfigurationError for files of tokens and of PEM
 */
export async function readAccess(
  io: CliIo,
  address: ListenAddress,
  flags: AccessFlags,
): Promise<ServerAccess> {
  const [tls, tokens] = [await readTls(io, flags), await readTokens(io, flags)];
  const isLocal = await isLoopbackAddress(address);
  const missing = [
    ...(tls === undefined ? ["TLS (--tls-cert-file, --tls-private-key-file)"] : []),
    ...(flags.authentication === "off" ? ["authentication (--authentication token or tls)"] : []),
  ];
  if (!isLocal && missing.length > 0 && flags.insecureListen !== true) {
    throw new CommandError(
      shownText`--addr ${address.host} can be reached by other machines and needs ${missing.join(" and ")}. ` +
        "--insecure-listen allows it: then anyone who reaches the port can get decisions and read policies and data, " +
        "and without TLS others on the way read them too",
    );
  }
  return { tls, tokens, isLoopback: isLocal };
}
