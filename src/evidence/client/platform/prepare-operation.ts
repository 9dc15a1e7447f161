import type { DescMethod } from "@bufbuild/protobuf";
import type { PlatformMapping } from "../../settings/platform-mapping.js";
import { isRegohostError, ServiceError, invalidConfig } from "../../../base/errors.js";
import { editDistance } from "../../../base/text/edit-distance.js";
import { isUnary } from "../grpc/grpc-channel.js";
import type { ServerReflection } from "../grpc/server-reflection.js";
import type { Identity } from "../identity.js";
import { planOperation, resolveMapping, toMappingError, type OperationPlan } from "./operation-plan.js";
import { explainRefusal, toUnimplementedError } from "./platform-error.js";
import type { PlatformOperation } from "./platform-operation.js";

/** The most services whose methods are looked through for names near one that is not there. */
const MAX_NEAR_SERVICES = 5;
const MAX_NEAR_METHODS = 3;

/**
 * Finds an operation's method by reflection and checks the mapping against it. Without reflection our own protos are
 * used, unless there is a mapping.
 *
 * @throws ServiceError `unimplemented` for a method that is not listed, with the nearest that are; `permission_denied`
 * when reflection itself is refused.
 * @throws ConfigurationError `config_invalid` for a mapping that does not fit, or that cannot be checked.
 */
export async function prepareOperation(
  operation: PlatformOperation,
  mappings: PlatformMapping,
  reflection: ServerReflection,
  identity: Identity,
): Promise<OperationPlan> {
  const given = mappings[operation.name];
  const mapping = resolveMapping(operation, given);
  const method = await findMethod(operation, mapping.method, reflection).catch((error: unknown) => {
    throw isRegohostError(error, "permission_denied") ? explainRefusal(error, operation, identity) : error;
  });
  if (method === undefined) {
    if (given === undefined) {
      const { OWN_METHODS } = await import("./own-methods.js");
      return planOperation(operation, mapping, OWN_METHODS[operation.name], undefined);
    }
    throw invalidConfig(
      `${operation.builtin}: the mapping platform.${operation.name} needs server reflection, which the platform ` +
        "does not offer: without it the messages of the mapping are not known",
    );
  }
  if (!isUnary(method)) throw toMappingError(operation, mapping.method, "the method is a stream");
  return planOperation(operation, mapping, method, reflection.registry());
}

/** `undefined` when the server has no reflection. */
async function findMethod(
  operation: PlatformOperation,
  path: string,
  reflection: ServerReflection,
): Promise<DescMethod | undefined> {
  try {
    return await reflection.getMethod(path);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== "unimplemented") throw error;
    const services = await listServices(reflection);
    if (services === undefined) return undefined;
    const near = await findNearMethods(path, services, reflection);
    const reported = near.length === 0 ? "" : ` (the nearest are ${near.join(", ")})`;
    throw toUnimplementedError(operation, `the platform has no method ${path}${reported}`, error);
  }
}

/** `undefined` for a server without reflection. */
async function listServices(reflection: ServerReflection): Promise<readonly string[] | undefined> {
  try {
    return await reflection.listServices();
  } catch (error) {
    if (isRegohostError(error, "unimplemented")) return undefined;
    throw error;
  }
}

/** Finds the methods of the services whose names are nearest, nearest first. */
async function findNearMethods(
  path: string,
  services: readonly string[],
  reflection: ServerReflection,
): Promise<string[]> {
  const [service = ""] = path.slice(1).split("/");
  const nearest = (names: readonly string[], name: string): string[] =>
    [...names].sort((a, b) => editDistance(a, name) - editDistance(b, name));
  const own = services.filter((name) => !name.startsWith("grpc.reflection."));
  const methods = await Promise.all(
    nearest(own, service)
      .slice(0, MAX_NEAR_SERVICES)
      .map(async (name) => {
        const found = await reflection.getService(name);
        return found.methods.map((method) => `/${name}/${method.name}`);
      }),
  );
  return nearest(methods.flat(), path).slice(0, MAX_NEAR_METHODS);
}
