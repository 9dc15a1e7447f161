import { ApiError } from "./api-error.js";
import type { ServedPolicies } from "./served-policies.js";

/** Policies that stay unchanged until the lease is disposed. */
interface PoliciesLease extends Disposable {
  readonly policies: ServedPolicies;
}

interface Version {
  policies: ServedPolicies;
  leases: number;
  isCurrent: boolean;
}

function toVersion(policies: ServedPolicies | undefined): Version | undefined {
  return policies === undefined ? undefined : { policies, leases: 0, isCurrent: true };
}

/**
 * The policies of a server, which can be replaced: a decision ends with the version that it began with, and a version
 * is closed when its last decision has ended.
 */
export class CurrentPolicies implements AsyncDisposable {
  readonly #missing: () => readonly string[];
  readonly #closing = new Set<Promise<void>>();
  #current: Version | undefined;
  #own: Version | undefined;

  /**
   * @param missing the bundles that policies still lack. Default: none.
   * @param own policies that are loaded before them, and used for the health only. Default: none.
   */
  constructor(policies?: ServedPolicies, missing: () => readonly string[] = () => [], own?: ServedPolicies) {
    this.#missing = missing;
    this.#own = toVersion(own);
    this.replace(policies);
  }

  /** @throws ApiError 503 before there are policies: unloaded policies are not undefined documents. */
  lease(): PoliciesLease {
    const version = this.#current;
    if (version === undefined) {
      const names = this.#missing().join(", ");
      throw new ApiError(503, "internal_error", `one or more bundles are not activated: ${names}`);
    }
    return this.#getLease(version);
  }

  /** The loaded policies for health checks, also while bundles are missing; `undefined` when there are none. */
  leaseForHealth(): PoliciesLease | undefined {
    const version = this.#current ?? this.#own;
    return version === undefined ? undefined : this.#getLease(version);
  }

  /** Replaces the policies for decisions that begin from now on. */
  replace(policies: ServedPolicies | undefined): void {
    this.#retire(this.#current);
    this.#current = toVersion(policies);
    if (policies === undefined) return;
    this.#retire(this.#own);
    this.#own = undefined;
  }

  #getLease(version: Version): PoliciesLease {
    version.leases++;
    let isOpen = true;
    return {
      policies: version.policies,
      [Symbol.dispose]: () => {
        if (!isOpen) return;
        isOpen = false;
        version.leases--;
        this.#closeUnused(version);
      },
    };
  }

  #retire(version: Version | undefined): void {
    if (version === undefined) return;
    version.isCurrent = false;
    this.#closeUnused(version);
  }

  #closeUnused({ policies, leases, isCurrent }: Version): void {
    if (leases > 0 || isCurrent) return;
    const closed = policies[Symbol.asyncDispose]().finally(() => this.#closing.delete(closed));
    this.#closing.add(closed);
    // The caller that disposes of all receives the error.
    closed.catch(() => undefined);
  }

  /** Closes the policies; all leases must have ended. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.replace(undefined);
    this.#retire(this.#own);
    this.#own = undefined;
    await Promise.all(this.#closing);
  }
}
