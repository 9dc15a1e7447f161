import type { DialectName } from "./dialect.js";
import type { ReceivedRequest, RequestHandler, ServerName, ServiceResponse } from "./service-request.js";

/** The form of the service's errors. */
export interface ErrorForm {
  /** The dialect of the service. */
  readonly name: DialectName;
  /** The response of an error with this HTTP status, in the dialect's body. */
  toError(status: number, message: string): ServiceResponse;
}

/**
 * Receives a request before it is served. It responds itself, changes the result of `next()`, or returns `undefined` to
 * leave the request unchanged.
 *
 * @param dialect creates errors in the service's form.
 */
export type Interceptor = (
  request: ReceivedRequest,
  next: () => Promise<ServiceResponse>,
  dialect: ErrorForm,
) => Promise<ServiceResponse | undefined> | ServiceResponse | undefined;

/** Selects requests. All specified members must match. */
export interface RequestFilter {
  /** Default: all servers. */
  server?: ServerName;
  /** The whole path, or a pattern that matches in it. */
  path?: string | RegExp;
}

/** The interceptors of a service, in the order they were added. */
interface Interceptors {
  /** Adds one; the returned function removes it. */
  add(interceptor: Interceptor): () => void;
  /** Responds to the next `times` matching requests, in the order of arrival. */
  addForNext(answer: Interceptor | ServiceResponse, filter: RequestFilter & { times?: number }): () => void;
  clear(): void;
  /** Puts all interceptors before `handle`. */
  around(handle: RequestHandler): RequestHandler;
}

export function createInterceptors(dialect: ErrorForm): Interceptors {
  const active = new Set<Interceptor>();

  const add = (interceptor: Interceptor): (() => void) => {
    // A new wrapper, so that the same function can be added twice.
    const entry: Interceptor = (...call) => interceptor(...call);
    active.add(entry);
    return () => void active.delete(entry);
  };

  return {
    add,
    addForNext(answer, { times = 1, ...filter }) {
      let left = times;
      const remove = add((request, next, words) => {
        if (left <= 0 || !matches(request, filter)) return undefined;
        left -= 1;
        if (left <= 0) remove();
        return typeof answer === "function" ? answer(request, next, words) : answer;
      });
      return remove;
    },
    clear() {
      active.clear();
    },
    around: (handle) => (request) => {
      const chain = [...active];
      const run = async (at: number): Promise<ServiceResponse> => {
        const interceptor = chain[at];
        if (interceptor === undefined) return handle(request);
        return (await interceptor(request, () => run(at + 1), dialect)) ?? run(at + 1);
      };
      return run(0);
    },
  };
}

function matches(request: ReceivedRequest, { server, path }: RequestFilter): boolean {
  if (server !== undefined && request.server !== server) return false;
  if (path === undefined) return true;
  return typeof path === "string" ? request.path === path : request.path.search(path) >= 0;
}
