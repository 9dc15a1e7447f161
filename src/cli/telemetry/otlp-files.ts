import type { Environment } from "../../base/host/settings.js";

const SIGNALS = ["TRACES", "METRICS"] as const;

/** The files of a configuration's `distributed_tracing`, by their variables. */
export const TRACING_FILES: Readonly<Record<string, string>> = {
  OTEL_EXPORTER_OTLP_TRACES_CERTIFICATE: "distributed_tracing.tls_ca_cert_file",
  OTEL_EXPORTER_OTLP_TRACES_CLIENT_CERTIFICATE: "distributed_tracing.tls_cert_file",
  OTEL_EXPORTER_OTLP_TRACES_CLIENT_KEY: "distributed_tracing.tls_private_key_file",
};

/** A variable that is set: that of the signal takes precedence over the general one. */
function getFile(
  env: Environment,
  signal: string,
  file: string,
): { path: string; variable: string } | undefined {
  for (const variable of [`OTEL_EXPORTER_OTLP_${signal}_${file}`, `OTEL_EXPORTER_OTLP_${file}`]) {
    const path = env[variable]?.trim();
    if (path !== undefined && path !== "") return { path, variable };
  }
  return undefined;
}

/**
 * Checks the certificates and keys that OTLP exporters read. With an unreadable file the SDK continues, and trusts all
 * authorities that Node trusts.
 *
 * @param names replace the variables in errors. Default: the variable.
 * @throws ConfigurationError `config_unreadable`, `config_invalid`
 */
export async function checkOtlpFiles(
  env: Environment,
  names: Readonly<Record<string, string>> = {},
): Promise<void> {
  const [{ readCertificates, readPem }, { parseKeyPair }] = await Promise.all([
    import("../../base/host/read-certificates.js"),
    import("../../base/host/key-pair.js"),
  ]);
  const getName = (variable: string): string => names[variable] ?? variable;
  for (const signal of SIGNALS) {
    const [ca, ...pair] = ["CERTIFICATE", "CLIENT_CERTIFICATE", "CLIENT_KEY"].map((file) =>
      getFile(env, signal, file),
    );
    if (ca !== undefined) await readCertificates(ca.path, getName(ca.variable));
    const [cert, key] = await Promise.all(
      pair.map(
        async (file) =>
          file && {
            pem: await readPem(file.path, getName(file.variable)),
            what: `${getName(file.variable)} ${file.path}`,
          },
      ),
    );
    if (cert !== undefined && key !== undefined) parseKeyPair(cert, key);
  }
}
