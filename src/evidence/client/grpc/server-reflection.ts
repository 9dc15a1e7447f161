import type { DescEnum, DescMessage, DescMethod, DescService, FileRegistry } from "@bufbuild/protobuf";

/** The descriptor that a full name identifies. */
export type ReflectedSymbol = DescService | DescMethod | DescMessage | DescEnum;

/**
 * The services and types of a server, by gRPC server reflection (v1, else v1alpha). Each symbol is requested on demand, and cached as
 * long as the connection.
 *
 * Every method throws a `ServiceError`: `unimplemented` when the server has no reflection, `not_found` for a name that
 * it does not know; or a `ResponseError` when its descriptors cannot be used.
 */
export interface ServerReflection {
  /** Lists the full names of all services, sorted, those of reflection included. */
  listServices(): Promise<readonly string[]>;
  /** @param name such as `controlplane.v1.ReferrerService`. */
  getService(name: string): Promise<DescService>;
  /**
   * @param path `/package.Service/Method`.
   * @throws ServiceError `unimplemented` for a method that is not there, naming those that are nearest.
   */
  getMethod(path: string): Promise<DescMethod>;
  /** Returns a service, method, message or enum by its full name. */
  getSymbol(name: string): Promise<ReflectedSymbol>;
  /** Returns all types that were loaded so far, as `toJson` and `fromJson` need them for `google.protobuf.Any`. */
  registry(): FileRegistry;
}
