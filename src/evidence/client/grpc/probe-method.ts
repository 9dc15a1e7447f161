import { isRegohostError, ServiceError } from "../../../base/errors.js";
import type { Identity } from "../identity.js";
import type { CallControl, RetryPolicy } from "../../../http/retry.js";
import type { InstanceProbe } from "../instance-probe.js";
import type { AddressSetting } from "../status-error.js";
import { callWithRetries, type GrpcChannel, type WireMethod } from "./grpc-channel.js";

/** A method that no service has. */
const UNKNOWN_METHOD = "RegohostProbe";

/** Options of a probe over gRPC. */
interface MethodProbe {
  probe: InstanceProbe;
  channel: GrpcChannel;
  /** The method whose answer is in doubt. */
  method: { parent: { typeName: string } };
  identity: Identity;
  addressSetting: AddressSetting;
  retry: RetryPolicy;
  timeoutMs: number;
}

/**
 * Returns whether a server has a method that it answered with `NOT_FOUND`: a server with the method answers
 * `UNIMPLEMENTED` to a method beside it that does not exist. A gateway that has neither answers both alike.
 *
 * @throws ServiceError when there is no answer.
 */
export function hasGrpcMethod(options: MethodProbe, control: CallControl): Promise<boolean> {
  const { probe, channel, method, identity, addressSetting, retry, timeoutMs } = options;
  const service = method.parent.typeName;
  const empty: WireMethod<undefined, unknown> = {
    service,
    name: UNKNOWN_METHOD,
    outputType: "google.protobuf.Empty",
    encode: () => new Uint8Array(),
    decode: (bytes) => bytes,
  };
  const url = `${channel.address}/${service}/${UNKNOWN_METHOD}`;
  const ask = async (flight: CallControl): Promise<boolean> => {
    const call = { method: empty, message: undefined, identity, addressSetting, timeoutMs };
    try {
      await callWithRetries(channel, call, retry, flight);
      return false;
    } catch (error) {
      if (isRegohostError(error, "unimplemented")) return true;
      // HTTP's own 404 is how some servers word that; the doubtful answer was one of gRPC.
      if (error instanceof ServiceError && error.code === "wrong_address")
        return error.serviceCode === undefined;
      throw error;
    }
  };
  return probe.isService({ request: { method: "POST", url }, ask }, control);
}
