import {
  createAllowedHosts,
  getPort,
  type AllowedHosts,
} from "../../src/engine/std/network/allowed-hosts.js";
import { Limit } from "../../src/base/async/limit.js";
import type { EvaluationScope } from "../../src/engine/builtin/builtin.js";
import { getConfinement } from "../../src/base/host/confinement.js";
import type { Environment } from "../../src/base/host/settings.js";
import { DOCKER_HUB, getOrigin, type ImageName } from "../../src/trust/registry/image-name.js";
import type { RegistryClient } from "../../src/trust/registry/registry-client.js";
import type { RegistryReader } from "./registry-reader.js";

/** Archives are in memory as a whole, packed and unpacked. */
const MAX_ARCHIVES = 2;

/** The registries that policies may reach. */
export class Registries {
  readonly #allowed: AllowedHosts;
  readonly #env: Environment;
  readonly #readers = new WeakMap<EvaluationScope, Promise<RegistryReader>>();
  readonly #archives = new Limit(MAX_ARCHIVES);
  #client: RegistryClient | undefined;

  /** @throws ConfigurationError `config_invalid` */
  constructor(allowNet: readonly string[], env: Environment) {
    this.#allowed = createAllowedHosts(getConfinement()?.hosts ?? allowNet);
    this.#env = env;
  }

  /** @throws BuiltinError `builtin_not_allowed` for a registry that is not allowed. */
  check(builtin: string, { registry }: Pick<ImageName, "registry">): void {
    const url = new URL(getOrigin({ registry }));
    this.#allowed.check(builtin, registry === DOCKER_HUB ? DOCKER_HUB : url.hostname, getPort(url));
  }

  /** Checks a request of a confined process. Outside of one a registry may redirect to its blob store, and name its token server. */
  readonly #checkConfined = (url: URL): void => {
    const isHub = url.origin === getOrigin({ registry: DOCKER_HUB });
    if (!isHub || !this.#allowed.has(DOCKER_HUB)) this.#allowed.check("ec.oci", url.hostname, getPort(url));
  };

  /** Runs a task that reads an archive; few of them run at once, of all evaluations. @throws its errors; the signal's reason. */
  async readArchive<T>(signal: AbortSignal, task: () => Promise<T>): Promise<T> {
    await this.#archives.enter(signal);
    try {
      return await task();
    } finally {
      this.#archives.leave();
    }
  }

  /** The reader of an evaluation. Credentials are looked up again for each. */
  reader(evaluation: EvaluationScope): Promise<RegistryReader> {
    const known = this.#readers.get(evaluation);
    if (known !== undefined) return known;
    const reader = this.#createReader();
    this.#readers.set(evaluation, reader);
    return reader;
  }

  async #createReader(): Promise<RegistryReader> {
    const [{ RegistryClient: Client }, { RegistryReader: Reader }] = await Promise.all([
      import("../../src/trust/registry/registry-client.js"),
      import("./registry-reader.js"),
    ]);
    this.#client ??= new Client({
      env: this.#env,
      signal: new AbortController().signal,
      checkConfined: this.#checkConfined,
    });
    this.#client.renew();
    return new Reader(this.#client);
  }
}
