import type { Identity } from "./identity.js";

/** A download to make. */
export interface DownloadCall {
  baseUrl: string;
  digest: string;
  identity: Identity;
}
