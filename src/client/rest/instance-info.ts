import type { InstanceInfo } from "../../schema/records.js";
import { validate } from "../../schema/validate.js";
import { getBody, parseJsonBody } from "./api-call.js";
import type { ClientRuntime } from "../client-runtime.js";
import type { CallControl } from "../http/retry.js";

/**
 * Gets the description of the instance (`/infoz`, specification 2.9). No token is shown.
 *
 * @throws ServiceError
 * @throws ResponseError `response_invalid`
 */
export async function getInstanceInfo(
  runtime: ClientRuntime,
  baseUrl: string,
  control: CallControl,
): Promise<InstanceInfo> {
  const request = { url: new URL(`${baseUrl}/infoz`), accept: "application/json", identity: undefined };
  const answer = await getBody(runtime, request, control);
  return validate("instance-info", parseJsonBody(answer, "instance-info"), answer.request);
}
