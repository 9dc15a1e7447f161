import type { DescService } from "@bufbuild/protobuf";
import type { ConnectRouter } from "@connectrpc/connect";
import {
  createServiceClient,
  type ServiceClient,
} from "../../../../src/evidence/client/create-service-client.js";
import type { ServiceClientOptions } from "../../../../src/evidence/client/service-client-options.js";
import type { CallFacts } from "../../../../src/base/telemetry/call-facts.js";
import { SignJWT } from "jose";
import { onTestFinished } from "vitest";
import { addReflection, reflectServices, startGrpcServer, type GrpcServer } from "../grpc/grpc-server.js";

export interface PlatformServerOptions {
  routes(router: ConnectRouter): void;
  /** The services that reflection reports; `false` for a server without reflection. */
  reflects: readonly DescService[] | false;
}

/** A platform that responds as specified by the test, closed at the end of the test. */
export function startPlatform({ routes, reflects }: PlatformServerOptions): Promise<GrpcServer> {
  return startGrpcServer({
    routes(router) {
      if (reflects !== false) addReflection(router, reflectServices(reflects));
      routes(router);
    },
  });
}

/** The paths of the requests that were not reflection. */
export function calledPaths({ paths }: GrpcServer): string[] {
  return paths.filter((path) => !path.startsWith("/grpc.reflection."));
}

/**
 * A client of a platform, with a token that is not verified. It neither reads the environment nor waits long to retry.
 */
export async function platformClient(
  { address }: GrpcServer,
  options: ServiceClientOptions = {},
  kind: "user" | "api" = "user",
): Promise<ServiceClient> {
  const token = await new SignJWT({ aud: `${kind === "user" ? "user" : "api-token"}-auth.service` })
    .setProtectedHeader({ alg: "HS256" })
    .sign(new TextEncoder().encode("a key that nobody checks, of 32 bytes"));
  const client = createServiceClient({
    platformUrl: address,
    token,
    env: {},
    configFile: false,
    retryDelays: { baseMs: 1, maxMs: 2 },
    ...options,
  });
  onTestFinished(() => client.close());
  return client;
}

/** Collects the client's reports of a call. */
export function collectFacts(): { facts: CallFacts; report: (facts: CallFacts) => void } {
  const facts: CallFacts = {};
  return { facts, report: (more) => void Object.assign(facts, more) };
}
