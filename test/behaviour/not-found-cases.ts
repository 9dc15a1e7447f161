import type { JsonValue } from "../../src/index.js";
import { faults, grpcFaults, type Interceptor } from "../../src/testing/index.js";

/** A response to a request; `id` is the digest or the id of the project version. */
export type AnswerOf = (id: string, path: string) => Interceptor;

const JSON_TYPE = { "Content-Type": "application/json" };
const json = (body: JsonValue): Interceptor => faults.status(404, { body: JSON.stringify(body) });
const text = (body: string): Interceptor =>
  faults.status(404, { headers: { "Content-Type": "text/plain" }, body });

/** REST responses of a proxy in front of a service, or of another server. */
export const REST_404: Record<string, AnswerOf> = {
  "grpc-gateway": () => json({ code: 5, message: "Not Found", details: [] }),
  "grpc-gateway without details": () => json({ code: 5, message: "Not Found" }),
  "Google's proxy": () => json({ code: 404, message: "The current request is not defined by this API." }),
  "Google's proxy, gRPC code": () => json({ code: 5, message: "Method does not exist.", details: [] }),
  "a page": () => faults.html(404),
  "a page announced as JSON": () => faults.status(404, { body: "<h1>404 Not Found</h1>" }),
  "an ingress without a backend": () => text("default backend - 404"),
  "Go's router": () => text("404 page not found\n"),
  Kong: () => json({ message: "no Route matched with those values" }),
  Apigee: () => json({ fault: { faultstring: "Unable to identify proxy", detail: { errorcode: "x" } } }),
  Spring: (_, path) => json({ status: 404, error: "Not Found", path }),
  Fastify: (_, path) => json({ message: `Route GET:${path} not found`, error: "Not Found", statusCode: 404 }),
  "a router that repeats the path": (_, path) => json({ code: 404, message: `${path} not found` }),
  "a router with a reason": (id) =>
    json({ code: 404, reason: "ROUTE_NOT_FOUND", message: `no route (${id})` }),
  "a reason of something else": () =>
    json({ code: 404, reason: "not found", message: "organization not found" }),
  S3: () =>
    faults.status(404, { headers: { "Content-Type": "application/xml" }, body: "<Code>NoSuchKey</Code>" }),
  "no body": () => () => ({ status: 404 }),
  "empty JSON": () => () => ({ status: 404, headers: JSON_TYPE, body: "" }),
  null: () => json(null),
};

/** The same over gRPC. */
export const GRPC_404: Record<string, AnswerOf> = {
  "a gateway": () => grpcFaults.status(5, { message: "Not Found" }),
  "Google's proxy": () => grpcFaults.status(5, { message: "Method does not exist." }),
  "a gateway that repeats the path": (_, path) => grpcFaults.status(5, { message: `${path} not found` }),
  "a gateway with a reason": () => grpcFaults.status(5, { message: "gone", reason: "ROUTE_NOT_FOUND" }),
  "a reason of something else": () =>
    grpcFaults.status(5, { message: "organization not found", reason: "not found" }),
  "no message": () => grpcFaults.status(5, { message: "" }),
  "a page": () => faults.html(404),
  "a 404 without a body": () => () => ({ status: 404 }),
};

/** The service's own messages, in both dialects. */
export const REST_OWN: Record<string, AnswerOf> = {
  "a message that names it": (id) => json({ code: 5, message: `${id} not found`, details: [] }),
  "a reason": () => json({ code: 404, reason: "not found", message: "artifact not found", metadata: {} }),
  "words that a live instance has": () => json({ code: 5, message: "artifact not found", details: [] }),
};
export const GRPC_OWN: Record<string, AnswerOf> = {
  "a message that names it": (id) => grpcFaults.status(5, { message: `${id} not found` }),
  "a reason": () => grpcFaults.status(5, { message: "it is gone", reason: "NOT_FOUND" }),
  "words that a live instance has": () => grpcFaults.status(5, { message: "artifact not found" }),
};
