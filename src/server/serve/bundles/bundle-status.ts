import { errorMessages } from "../../../base/error-messages.js";
import { ServiceError } from "../../../base/errors.js";

/** The time of an event that has not happened, as Go writes it. */
const NEVER = "0001-01-01T00:00:00Z";

/** OPA's code of a bundle that could not be fetched or activated. */
export const BUNDLE_ERROR = "bundle_error";

function toTime(time: Date | undefined): string {
  return time?.toISOString() ?? NEVER;
}

/** OPA's names for the stages of loading a bundle, as far as they are measured here. */
export type LoadingStage = "timer_bundle_request_ns" | "timer_rego_load_bundles_ns";

/** The status of a bundle, in OPA's form. */
export class BundleStatus {
  readonly name: string;
  activeRevision = "";
  size = 0;
  /** The error code, if the last request or activation failed. */
  code = "";
  message = "";
  httpCode: number | undefined;
  lastActivation: Date | undefined;
  lastDownload: Date | undefined;
  lastSuccessfulRequest: Date | undefined;
  lastRequest: Date | undefined;
  /** Number of activations and of failures. */
  loaded = 0;
  failures = 0;
  /** Durations of the stages of the last load, in nanoseconds. */
  readonly metrics = new Map<LoadingStage, number>();

  constructor(name: string) {
    this.name = name;
  }

  requested(now: Date): void {
    this.lastRequest = now;
  }

  answered(isNew: boolean): void {
    this.lastSuccessfulRequest = this.lastRequest;
    if (isNew) this.lastDownload = this.lastRequest;
  }

  activated(revision: string, now: Date): void {
    this.activeRevision = revision;
    this.lastActivation = now;
    this.loaded++;
  }

  failed(error: unknown): void {
    this.failures++;
    this.code = BUNDLE_ERROR;
    this.message = errorMessages(error).join("; because: ");
    this.httpCode = error instanceof ServiceError ? error.status : undefined;
  }

  cleared(): void {
    this.code = "";
    this.message = "";
    this.httpCode = undefined;
  }

  toJSON(): Record<string, unknown> {
    return {
      name: this.name,
      ...(this.activeRevision === "" ? {} : { active_revision: this.activeRevision }),
      last_successful_activation: toTime(this.lastActivation),
      type: "snapshot",
      ...(this.size === 0 ? {} : { size: this.size }),
      last_successful_download: toTime(this.lastDownload),
      last_successful_request: toTime(this.lastSuccessfulRequest),
      last_request: toTime(this.lastRequest),
      ...(this.code === "" ? {} : { code: this.code, message: this.message }),
      ...(this.httpCode === undefined ? {} : { http_code: this.httpCode }),
      ...(this.metrics.size === 0 ? {} : { metrics: Object.fromEntries(this.metrics) }),
    };
  }
}
