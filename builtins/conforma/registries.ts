import { createAllowedHosts, type AllowedHosts } from "../../src/engine/std/network/allowed-hosts.js";
import type { EvaluationScope } from "../../src/engine/builtin/builtin.js";
import type { Environment } from "../../src/base/host/settings.js";
import { DOCKER_HUB, getOrigin, type ImageName } from "../../src/trust/registry/image-name.js";
import { RegistryClient } from "../../src/trust/registry/registry-client.js";
import { RegistryReader } from "./registry-reader.js";

const HTTPS_PORT = 443;
const HTTP_PORT = 80;

/** The registries that policies may reach. */
export class Registries {
  readonly #allowed: AllowedHosts;
  readonly #env: Environment;
  readonly #readers = new WeakMap<EvaluationScope, RegistryReader>();
  #client: RegistryClient | undefined;

  /** @throws ConfigurationError `config_invalid` */
  constructor(allowNet: readonly string[], env: Environment) {
    this.#allowed = createAllowedHosts(allowNet);
    this.#env = env;
  }

  /** @throws BuiltinError `builtin_not_allowed` for a registry that is not allowed. */
  check(builtin: string, { registry }: Pick<ImageName, "registry">): void {
    const { hostname, port, protocol } = new URL(getOrigin({ registry }));
    const number = port === "" ? (protocol === "https:" ? HTTPS_PORT : HTTP_PORT) : Number(port);
    this.#allowed.check(builtin, registry === DOCKER_HUB ? DOCKER_HUB : hostname, number);
  }

  /** The reader of an evaluation. Credentials are looked up again for each. */
  reader(evaluation: EvaluationScope): RegistryReader {
    let reader = this.#readers.get(evaluation);
    if (reader === undefined) {
      this.#client ??= new RegistryClient({ env: this.#env, signal: new AbortController().signal });
      this.#client.renew();
      reader = new RegistryReader(this.#client);
      this.#readers.set(evaluation, reader);
    }
    return reader;
  }
}
