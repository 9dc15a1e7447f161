import { createHmac } from "node:crypto";
import { decodeEscapes, escapeAll } from "../../../base/text/percent-escapes.js";
import { sha256Hex } from "../../../base/text/sha256.js";

/** AWS credentials, and the region that requests are signed for. */
export interface AwsKeys {
  accessKeyId: string;
  secretAccessKey: string;
  /** The token of temporary credentials. */
  sessionToken: string | undefined;
  region: string;
}

/** The signed parts of a request. */
export interface SignableRequest {
  method: string;
  url: Pick<URL, "host" | "pathname" | "search">;
  headers: Readonly<Record<string, string>>;
  body?: Uint8Array | undefined;
}

/** The signer, the scope and the time of a signature. */
interface AwsSigning {
  /** Such as `s3`. */
  service: string;
  keys: AwsKeys;
  date: Date;
}

/** Headers that a proxy may change, as in OPA. */
const UNSIGNED = new Set(["authorization", "user-agent", "x-amzn-trace-id"]);
/** Services whose requests name the digest of their body. */
const WITH_DIGEST = new Set(["s3", "glacier"]);
const ALGORITHM = "AWS4-HMAC-SHA256";

const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const hmac = (key: Uint8Array | string, text: string): Buffer =>
  createHmac("sha256", key).update(text).digest();

/** Unescapes as a service does: invalid UTF-8 and invalid escapes remain unchanged. */
function unescape(text: string): string {
  return decodeEscapes(text) ?? text;
}

/** S3 escapes paths once and does not normalize them; other services escape them twice and remove empty segments. */
function toPath(pathname: string, service: string): string {
  const steps = pathname.split("/").slice(1);
  if (service === "s3") return `/${steps.map((step) => escapeAll(unescape(step))).join("/")}`;
  const last = steps.at(-1) === "" && steps.some((step) => step !== "") ? "/" : "";
  return `/${steps
    .filter((step) => step !== "")
    .map(escapeAll)
    .join("/")}${last}`;
}

function toQuery(search: string): string {
  return search
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part !== "")
    .map((part) => {
      const at = part.indexOf("=");
      const [name, value] = at < 0 ? [part, ""] : [part.slice(0, at), part.slice(at + 1)];
      return [escapeAll(unescape(name)), escapeAll(unescape(value))] as const;
    })
    .sort(([a, x], [b, y]) => byCode(a, b) || byCode(x, y))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
}

/** The text that the signature covers, and the names of the headers in it. */
export function toCanonicalRequest(
  { method, url, headers }: SignableRequest,
  service: string,
  digest: string,
): { text: string; signed: string } {
  const lines = Object.entries({ ...headers, host: url.host })
    .map(([name, value]) => [name.toLowerCase(), value.trim().replace(/\s+/g, " ")] as const)
    .filter(([name]) => !UNSIGNED.has(name))
    .sort(([a], [b]) => byCode(a, b));
  const signed = lines.map(([name]) => name).join(";");
  const text = [
    method,
    toPath(url.pathname, service),
    toQuery(url.search),
    ...lines.map(([name, value]) => `${name}:${value}`),
    "",
    signed,
    digest,
  ].join("\n");
  return { text, signed };
}

/**
 * Returns the headers that sign a request for AWS with Signature Version 4.
 *
 * Paths and queries are escaped by AWS's rules; OPA signs them as they are sent, which is the same for unreserved
 * characters. See https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html.
 *
 * @returns the headers to send in addition to the request's own, in lower case.
 */
export function signAws(
  request: SignableRequest,
  { service, keys, date }: AwsSigning,
): Record<string, string> {
  const time = date.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const day = time.slice(0, 8);
  const digest = sha256Hex(request.body ?? "");
  const added = {
    "x-amz-date": time,
    ...(WITH_DIGEST.has(service) ? { "x-amz-content-sha256": digest } : {}),
    ...(keys.sessionToken === undefined ? {} : { "x-amz-security-token": keys.sessionToken }),
  };
  const names = new Set(Object.keys(added));
  const own = Object.entries(request.headers).filter(([name]) => !names.has(name.toLowerCase()));
  const { text, signed } = toCanonicalRequest(
    { ...request, headers: { ...Object.fromEntries(own), ...added } },
    service,
    digest,
  );
  const steps = [day, keys.region, service, "aws4_request"];
  const scope = steps.join("/");
  const key = steps.reduce<Buffer | string>(hmac, `AWS4${keys.secretAccessKey}`);
  const signature = hmac(key, [ALGORITHM, time, scope, sha256Hex(text)].join("\n")).toString("hex");
  const authorization = `${ALGORITHM} Credential=${keys.accessKeyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
  return { ...added, authorization };
}
