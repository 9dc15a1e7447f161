import type { DescService } from "@bufbuild/protobuf";
import { ConnectError, createClient, type Client } from "@connectrpc/connect";
import { createGrpcTransport } from "@connectrpc/connect-node";
import { ErrorInfoSchema } from "../../src/evidence/schema/proto/google/rpc/error_details_pb.js";

/** A gRPC client of a service that the fake serves at `baseUrl`. */
export function clientOf<T extends DescService>(service: T, baseUrl: string, ca?: string): Client<T> {
  const nodeOptions = ca === undefined ? {} : { ca };
  return createClient(service, createGrpcTransport({ baseUrl, nodeOptions }));
}

export interface CallHeaders {
  headers: Record<string, string>;
}

export function bearer(token: string, more: Record<string, string> = {}): CallHeaders {
  return { headers: { authorization: `Bearer ${token}`, ...more } };
}

/** The error of a call that must fail. */
export async function failureOf(call: Promise<unknown>): Promise<ConnectError> {
  const error: unknown = await call.then(() => undefined).catch((thrown: unknown) => thrown);
  if (error instanceof ConnectError) return error;
  throw new Error(`no gRPC error: ${String(error)}`);
}

/** The reason of its `google.rpc.ErrorInfo`. */
export function reasonOf(error: ConnectError): string | undefined {
  return error.findDetails(ErrorInfoSchema)[0]?.reason;
}
