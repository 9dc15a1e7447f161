import { ResponseError } from "../../../base/errors.js";
import type { InstanceInfo } from "../../schema/records.js";
import { validate } from "../../schema/validate.js";
import type { ClientRuntime } from "../client-runtime.js";
import { isHtml } from "../../../http/response-body.js";
import type { CallControl } from "../../../http/retry.js";
import type { AddressSetting } from "../status-error.js";
import { getBody, parseJsonBody } from "./api-call.js";

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

/**
 * Gets the description of an API (`/openapi.yaml`, specification 4.4) as it is, in YAML. No token is shown.
 *
 * @throws ServiceError
 * @throws ResponseError `response_invalid` for a document without the field `openapi` or `swagger`.
 */
export async function getOpenapiDocument(
  runtime: ClientRuntime,
  { baseUrl, addressSetting }: { baseUrl: string; addressSetting: AddressSetting },
  control: CallControl,
): Promise<string> {
  const request = {
    addressSetting,
    url: new URL(`${baseUrl}/openapi.yaml`),
    accept: "application/yaml, text/yaml, */*;q=0.5",
    identity: undefined,
  };
  const { body, contentType, request: sent } = await getBody(runtime, request, control);
  const text = new TextDecoder().decode(body);
  if (!isHtml(contentType) && /^[ \t]*["']?(openapi|swagger)["']?\s*:/m.test(text)) return text;
  const issues = [{ path: "", message: "has no field openapi or swagger at its top" }];
  throw new ResponseError(
    `the answer to GET ${sent.url} is not an OpenAPI document: check that the address is that of the API.`,
    { code: "response_invalid", schema: "https://spec.openapis.org/oas/latest.html", issues, request: sent },
  );
}

/**
 * Returns whether the service is at a base address: only it describes itself at `/infoz` (specification 2.9). No token
 * is shown.
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
