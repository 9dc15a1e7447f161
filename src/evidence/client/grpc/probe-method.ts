import { create, type DescMessage, type DescMethodUnary } from "@bufbuild/protobuf";
import { EmptySchema } from "@bufbuild/protobuf/wkt";
import { isRegohostError, ServiceError } from "../../../base/errors.js";
import type { Identity } from "../identity.js";
import type { CallControl, RetryPolicy } from "../../../http/retry.js";
import type { InstanceProbe } from "../instance-probe.js";
import type { AddressSetting } from "../status-error.js";
import { callWithRetries } from "./grpc-channel.js";
import type { GrpcChannel } from "./grpc-channel.js";

/** A method that no service has. */
const UNKNOWN_METHOD = "RegohostProbe";

/** Options of a probe over gRPC. */
interface MethodProbe {
  probe: InstanceProbe;
  channel: GrpcChannel;
  /** The method whose answer is in doubt. */
  method: DescMethodUnary;
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
  const unknown: DescMethodUnary = {
    ...method,
    name: UNKNOWN_METHOD,
    input: EmptySchema,
    output: EmptySchema,
  };
  const url = `${channel.address}/${method.parent.typeName}/${UNKNOWN_METHOD}`;
  const ask = async (flight: CallControl): Promise<boolean> => {
    const message = create(EmptySchema);
    const call = { method: unknown, message, identity, addressSetting, timeoutMs };
    try {
      await callWithRetries<DescMessage, DescMessage>(channel, call, retry, flight);
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
