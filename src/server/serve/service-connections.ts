import type { ClientTls, UndiciHttp } from "../../http/undici-http.js";
import { parseKeyPair } from "../../base/host/key-pair.js";
import { parseCertificates } from "../../base/host/read-certificates.js";
import type { Environment } from "../../base/host/settings.js";
import { ServiceError } from "../../base/errors.js";
import type { ServiceConfig } from "./config/service-config.js";

/** Connections that stay open until the lease is disposed. */
export interface ConnectionsLease extends Disposable {
  readonly send: UndiciHttp["send"];
}

interface ServiceConnectionsOptions {
  config: Pick<ServiceConfig, "name" | "clientTls" | "tls">;
  env: Environment;
  maxConnections: number;
  connectTimeoutMs: number;
  /** Reads a file of PEM. @param setting names it in errors: `tls.ca_cert`. */
  read: (setting: string, path: string) => Promise<string>;
  /** The clock, in milliseconds. */
  now?: (() => number) | undefined;
}

type ClientCertificate = Pick<ClientTls, "cert" | "key" | "passphrase">;

interface Version {
  /** The TLS settings it was created with, to create another when files change. */
  tls: string;
  http: UndiciHttp;
  leases: number;
}

/**
 * The connections to a service. Files of certificates are read with each request, those of the client's after
 * `cert_reread_interval_seconds`. When they have changed, later requests use new connections, and the former ones are
 * closed with their last request.
 */
export class ServiceConnections implements AsyncDisposable {
  readonly #options: ServiceConnectionsOptions;
  readonly #versions = new Set<Version>();
  #current: Version | undefined;
  #pair: ClientCertificate | undefined;
  #isClosed = false;
  #client: { certificate: Promise<ClientCertificate>; readAt: number } | undefined;

  constructor(options: ServiceConnectionsOptions) {
    this.#options = options;
  }

  /** @throws ConfigurationError for files that cannot be read, or are invalid. */
  async lease(): Promise<ConnectionsLease> {
    const [{ createUndiciHttp }, read] = await Promise.all([
      import("../../http/undici-http.js"),
      this.#readTls(),
    ]);
    const tls = JSON.stringify(read);
    if (this.#isClosed)
      throw new ServiceError("the service's connections are closed", { code: "client_closed" });
    // Nothing is awaited from here on, so that two requests do not replace it at once.
    let version = this.#current;
    if (version?.tls !== tls) {
      const { maxConnections, connectTimeoutMs, env } = this.#options;
      const http = createUndiciHttp({ maxConnections, connectTimeoutMs, env, ...read });
      const former = version;
      version = { tls, http, leases: 0 };
      this.#versions.add(version);
      this.#current = version;
      if (former !== undefined) this.#closeUnused(former);
    }
    return this.#getLease(version);
  }

  #getLease(version: Version): ConnectionsLease {
    version.leases++;
    let isOpen = true;
    return {
      send: version.http.send,
      [Symbol.dispose]: () => {
        if (!isOpen) return;
        isOpen = false;
        version.leases--;
        this.#closeUnused(version);
      },
    };
  }

  #closeUnused(version: Version): void {
    if (version.leases > 0 || version === this.#current) return;
    this.#versions.delete(version);
    void version.http.close();
  }

  /** Closes all connections, including those with requests in progress. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#versions].map(({ http }) => http.close()));
    this.#versions.clear();
  }

  async #readTls(): Promise<{ tls: ClientTls; ca: string | undefined }> {
    const { caCert, systemCaRequired } = this.#options.config.tls ?? {};
    const [ca, client] = await Promise.all([
      caCert === undefined ? undefined : this.#readCa(caCert),
      this.#clientCertificate(),
    ]);
    return systemCaRequired === true
      ? { ca: ca?.join(""), tls: client }
      : { ca: undefined, tls: { onlyCa: ca, ...client } };
  }

  async #readCa(path: string): Promise<string[]> {
    return parseCertificates(await this.#options.read("tls.ca_cert", path), this.#what("tls.ca_cert", path));
  }

  #what(setting: string, path: string): string {
    return `services.${this.#options.config.name}.${setting}: ${path}`;
  }

  #clientCertificate(): Promise<ClientCertificate> {
    const { clientTls } = this.#options.config;
    if (clientTls === undefined) return Promise.resolve({});
    const now = (this.#options.now ?? (() => performance.now()))();
    if (this.#client !== undefined && now - this.#client.readAt < clientTls.rereadIntervalMs) {
      return this.#client.certificate;
    }
    const certificate = this.#readClient(clientTls);
    const read = { certificate, readAt: now };
    this.#client = read;
    // A failed read is not cached.
    certificate.catch(() => {
      if (this.#client === read) this.#client = undefined;
    });
    return certificate;
  }

  /**
   * While files are replaced one by one, the certificate does not match the key: then the last matching pair remains,
   * and the next request reads them again.
   */
  async #readClient({
    cert,
    privateKey,
    passphrase,
  }: NonNullable<ServiceConfig["clientTls"]>): Promise<ClientCertificate> {
    const [certSetting, keySetting] = ["credentials.client_tls.cert", "credentials.client_tls.private_key"];
    const [certText, keyText] = await Promise.all([
      this.#options.read(certSetting, cert),
      this.#options.read(keySetting, privateKey),
    ]);
    try {
      const pair = parseKeyPair(
        { pem: certText, subject: this.#what(certSetting, cert) },
        { pem: keyText, subject: this.#what(keySetting, privateKey) },
        passphrase,
      );
      this.#pair = { ...pair, passphrase };
    } catch (error) {
      if (this.#pair === undefined) throw error;
      this.#client = undefined;
    }
    return this.#pair;
  }
}
