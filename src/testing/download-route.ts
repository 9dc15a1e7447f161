import { type AuthenticationContext, authenticate, type Caller } from "./authenticate.js";
import type { Dialect } from "./dialect.js";
import type { EvidenceStore } from "./evidence-store.js";
import type { Route } from "./router.js";
import { ServiceProblem } from "./service-problem.js";
import type { ServiceResponse } from "./service-request.js";

/** The path of the login page on the control plane. */
export const LOGIN_PATH = "/auth/login";

const DIGEST = /^sha256:[a-f0-9]{64}$/;
const REFRESH_DELAY_SECONDS = 1;

/** Dependencies of the download route in addition to authentication. */
export interface DownloadContext extends AuthenticationContext {
  store: EvidenceStore;
  dialect: Dialect;
  casUrl: string;
  /** Lifetime of a redirect. */
  downloadTokenSeconds: number;
}

/** `GET /download/{digest}`: the redirect to the CAS (specification 4.3). */
export function createDownloadRoute(context: DownloadContext): Route {
  const { dialect } = context;
  return async ({ headers, path }, digest) => {
    if (dialect.redirectsToLogin && (headers["authorization"] ?? "") === "") return toLogin(path);
    const caller = await authenticate(headers, context);
    if (caller.kind === "api" && !dialect.allowsApiTokenDownload) {
      throw new ServiceProblem({ kind: "operation_not_allowed" });
    }
    const signedUrl = await issueDownloadUrl(context, caller, digest);
    if (!dialect.isBrowser(headers["accept"] ?? "")) return { status: 302, headers: { Location: signedUrl } };
    return {
      status: 302,
      headers: {
        Refresh: `${String(REFRESH_DELAY_SECONDS)};url=${signedUrl}`,
        "Content-Type": "text/plain; charset=utf-8",
      },
      body: "Your download will begin shortly...\n",
    };
  };
}

/** Creates a URL from which an artifact can be downloaded for a short time. @throws ServiceProblem */
export async function issueDownloadUrl(
  { authority, store, casUrl, downloadTokenSeconds }: DownloadContext,
  caller: Caller,
  digest: string,
): Promise<string> {
  if (!DIGEST.test(digest)) throw new ServiceProblem({ kind: "digest_malformed", digest });
  if (store.findArtifact(digest, caller) === undefined)
    throw new ServiceProblem({ kind: "artifact_not_found" });
  const token = await authority.issueForArtifact(digest, downloadTokenSeconds);
  return `${casUrl}/download/${digest}?t=${token}`;
}

function toLogin(path: string): ServiceResponse {
  const location = `${LOGIN_PATH}?${new URLSearchParams({ callback: path }).toString()}`;
  return {
    status: 307,
    headers: { "Content-Type": "text/html; charset=utf-8", Location: location },
    body: `<a href="${location.replaceAll("&", "&amp;")}">Temporary Redirect</a>.\n\n`,
  };
}
