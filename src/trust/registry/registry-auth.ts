import type { FlightControl } from "../../base/async/single-flight.js";
import { isLoopback } from "../../base/text/service-url.js";
import type { Environment } from "../../base/host/settings.js";
import { ServiceError } from "../../base/errors.js";
import { parseChallenges, type Challenge } from "./challenge.js";
import type { CredentialSource, RegistryCredentials } from "./credential-helper.js";
import { findCredentials } from "./docker-credentials.js";
import { getAddress, getOrigin, type ImageName } from "./image-name.js";
import { readToken } from "./oci-documents.js";
import type { RegistryHttp } from "./registry-http.js";

const MAX_TOKEN_BYTES = 256 * 1024;
const CLIENT_ID = "regohost";
/** A token is not used this shortly before it expires. */
const RESERVE_MS = 5_000;

interface Granted {
  authorization: string;
  /** In milliseconds since the epoch. */
  until: number;
}

interface RegistryAuthOptions {
  http: RegistryHttp;
  env: Environment;
  signal: AbortSignal;
  /** Default: those of credential files. */
  credentials?: CredentialSource | undefined;
}

function basic({ username, password }: { username: string; password: string }): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
}

function getKey(name: ImageName): string {
  return `${name.registry}/${name.repository}`;
}

/**
 * Authenticates to registries as they request: with a bearer token for pulling from one repository
 * (https://distribution.github.io/distribution/spec/auth/token/), or with user and password. Credentials are looked up
 * only after a registry has requested them, and a token is sent to no other registry and for no other repository.
 */
export class RegistryAuth {
  readonly #options: RegistryAuthOptions;
  readonly #granted = new Map<string, Granted>();
  readonly #credentials = new Map<string, Promise<RegistryCredentials | undefined>>();

  constructor(options: RegistryAuthOptions) {
    this.#options = options;
  }

  /**
   * Forgets credentials, which may be replaced at any time, and everything derived from them alone. Tokens are cached
   * until they expire.
   */
  renew(): void {
    this.#credentials.clear();
    for (const [key, { until }] of this.#granted) if (until === Infinity) this.#granted.delete(key);
  }

  /** The headers granted for a repository, while they are valid. */
  headersFor(name: ImageName): Record<string, string> {
    const granted = this.#granted.get(getKey(name));
    return granted === undefined || granted.until < Date.now()
      ? {}
      : { authorization: granted.authorization };
  }

  /**
   * Responds to the challenges of a 401.
   *
   * @param control The limits of the call. Default: the client's signal.
   * @returns whether there is something new to send.
   * @throws ServiceError; ConfigurationError
   */
  async answer(name: ImageName, header: string | undefined, control?: FlightControl): Promise<boolean> {
    const challenges = parseChallenges(header ?? "");
    const credentials = await this.#credentialsFor(name);
    // A token server may return the expired token again, with a longer lifetime.
    const before = this.headersFor(name)["authorization"];
    const bearer = challenges.find(({ scheme }) => scheme === "bearer");
    const isBasic = challenges.some(({ scheme }) => scheme === "basic");
    let granted: Granted | undefined;
    if (credentials !== undefined && "registryToken" in credentials) {
      granted = { authorization: `Bearer ${credentials.registryToken}`, until: Infinity };
    } else if (bearer !== undefined) {
      granted = await this.#token(name, bearer, credentials, control);
    } else if (isBasic && credentials !== undefined && "username" in credentials) {
      granted = { authorization: basic(credentials), until: Infinity };
    }
    if (granted === undefined || granted.authorization === before) return false;
    this.#granted.set(getKey(name), granted);
    return true;
  }

  #credentialsFor(name: ImageName): Promise<RegistryCredentials | undefined> {
    const key = getKey(name);
    const known = this.#credentials.get(key);
    if (known !== undefined) return known;
    const { env, signal, credentials } = this.#options;
    const found =
      credentials === undefined ? findCredentials(name, { env, signal }) : credentials.find(signal);
    this.#credentials.set(key, found);
    return found;
  }

  async #token(
    name: ImageName,
    { parameters }: Challenge,
    credentials: RegistryCredentials | undefined,
    control: FlightControl | undefined,
  ): Promise<Granted> {
    const url = this.#realm(name, parameters.get("realm"));
    const query = new URLSearchParams();
    const service = parameters.get("service");
    if (service !== undefined) query.set("service", service);
    query.set("scope", `repository:${name.repository}:pull`);
    const isIdentity = credentials !== undefined && "identityToken" in credentials;
    if (isIdentity) {
      query.set("grant_type", "refresh_token");
      query.set("client_id", CLIENT_ID);
      query.set("refresh_token", credentials.identityToken);
    } else {
      for (const [key, value] of query) url.searchParams.set(key, value);
    }
    const { body } = await this.#options.http.request({
      url,
      maxBytes: MAX_TOKEN_BYTES,
      control,
      ...(isIdentity ? { form: query } : {}),
      ...(credentials !== undefined && "username" in credentials
        ? { headers: { authorization: basic(credentials) } }
        : {}),
    });
    const answer = readToken(body);
    if (answer === undefined) {
      throw new ServiceError(`${getAddress(name)}: the answer of its token server has no token`, {
        code: "response_invalid",
      });
    }
    const until = Date.now() + answer.expiresIn * 1000 - RESERVE_MS;
    return { authorization: `Bearer ${answer.token}`, until };
  }

  /** The URL of the token server. The registry specifies it, so it must not lead to a service of this machine or bypass TLS. */
  #realm(name: ImageName, realm: string | undefined): URL {
    const throwChallengeError = (why: string): never => {
      throw new ServiceError(`${getAddress(name)}: the address of its token server ${why}`, {
        code: "redirect_refused",
      });
    };
    if (realm === undefined || !URL.canParse(realm)) return throwChallengeError("is missing or malformed");
    const url = new URL(realm);
    const isLocal = isLoopback(new URL(getOrigin(name)).hostname);
    if (url.username !== "" || url.password !== "") return throwChallengeError("holds credentials");
    if (isLoopback(url.hostname))
      return isLocal ? url : throwChallengeError("is on this machine, but the registry is not");
    return url.protocol === "https:" ? url : throwChallengeError("is not served over TLS");
  }
}
