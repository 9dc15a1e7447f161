import type { ClientRuntime } from "../client-runtime.js";
import type { CallControl } from "../http/retry.js";
import { getInstanceInfo } from "./instance-info.js";

/**
 * Whether the service is at a base address: only it describes itself at `/infoz` (specification 2.9). No token is shown.
 *
 * @throws ServiceError when there is no answer.
 */
export function isServiceInstance(
  runtime: ClientRuntime,
  baseUrl: string,
  control: CallControl,
): Promise<boolean> {
  const request = { method: "GET", url: `${baseUrl}/infoz` };
  const ask = async (probe: CallControl): Promise<boolean> => {
    await getInstanceInfo(runtime, baseUrl, probe);
    return true;
  };
  return runtime.probe.isService({ request, ask }, control);
}
