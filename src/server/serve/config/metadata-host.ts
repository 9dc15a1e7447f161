import { isLoopback } from "../../../base/text/service-url.js";

/**
 * Hosts where clouds provide credentials to a machine or a container: link-local addresses, and Google's name for one.
 * They use plain HTTP, which does not leave the machine. Those of AWS are the ones that its own libraries accept in
 * `AWS_CONTAINER_CREDENTIALS_FULL_URI`.
 */
const METADATA_HOSTS = new Set([
  "169.254.169.254",
  "metadata.google.internal",
  // Amazon ECS, and Amazon EKS's Pod Identity.
  "169.254.170.2",
  "169.254.170.23",
  "[fd00:ec2::23]",
]);

/** Whether credentials may be requested from this URL: by TLS, or by plain HTTP that does not leave the machine. */
export function mayGiveCredentials({ protocol, hostname }: URL): boolean {
  return (
    protocol === "https:" || (protocol === "http:" && (METADATA_HOSTS.has(hostname) || isLoopback(hostname)))
  );
}
