import { isLoopback } from "../../../base/text/service-url.js";

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

/** Whether credentials may be asked for at this URL: by TLS, or by plain HTTP where it leaves no machine. */
export function mayGiveCredentials({ protocol, hostname }: URL): boolean {
  return (
    protocol === "https:" || (protocol === "http:" && (METADATA_HOSTS.has(hostname) || isLoopback(hostname)))
  );
}
