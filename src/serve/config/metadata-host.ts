import { isLoopback } from "../../config/service-url.js";

/**
 * Where clouds tell a machine, or a container, what it may use: addresses of the machine's own link, and Google's name for one. They answer
 * plain HTTP, which leaves no machine. Those of AWS are what its own libraries take in `AWS_CONTAINER_CREDENTIALS_FULL_URI`.
 */
const METADATA_HOSTS = new Set([
  "169.254.169.254",
  "metadata.google.internal",
  // Amazon ECS, and Amazon EKS's Pod Identity.
  "169.254.170.2",
  "169.254.170.23",
  "[fd00:ec2::23]",
]);

/** Whether plain HTTP may ask this host for credentials. @param hostname of a URL. */
export function isMetadataHost(hostname: string): boolean {
  return METADATA_HOSTS.has(hostname) || isLoopback(hostname);
}
