import type { EvidenceServerName, ReceivedRequest, ServerName } from "./service-request.js";

/** The number of requests, and the maximum number of concurrent ones. */
export interface RequestCount {
  /** Number of requests that arrived. */
  requests: number;
  /** The most in flight at once. */
  maxConcurrent: number;
}

/** Counts since the start or the last reset. A request is in flight until its response is sent or its connection closes. */
export interface RequestStats extends RequestCount {
  /** Requests in flight now. */
  inFlight: number;
  /** All servers, also those without requests. */
  byServer: Readonly<Record<EvidenceServerName, RequestCount>>;
  /** By the path without the query, of all servers. Paths that were not requested are absent. */
  byPath: Readonly<Record<string, RequestCount>>;
}

/** Records the requests and counts those in flight. */
export interface RequestLog {
  /** In the order of arrival. */
  readonly requests: readonly ReceivedRequest[];
  readonly stats: RequestStats;
  /** Records a request, and returns a function that ends it. */
  begin(request: Omit<ReceivedRequest, "sequence" | "inFlight">): {
    request: ReceivedRequest;
    end: () => void;
  };
  /** Forgets all requests. Those in flight stay in flight. */
  reset(): void;
}

class Counter {
  requests = 0;
  maxConcurrent = 0;
  inFlight = 0;

  begin(): void {
    this.requests += 1;
    this.inFlight += 1;
    this.maxConcurrent = Math.max(this.maxConcurrent, this.inFlight);
  }

  end(): void {
    this.inFlight -= 1;
  }

  reset(): void {
    this.requests = 0;
    this.maxConcurrent = this.inFlight;
  }

  get count(): RequestCount {
    return { requests: this.requests, maxConcurrent: this.maxConcurrent };
  }
}

/** Creates an empty log. */
export function createRequestLog(): RequestLog {
  const all = new Counter();
  const byServer: Readonly<Record<ServerName, Counter>> = {
    controlplane: new Counter(),
    cas: new Counter(),
    platform: new Counter(),
    registry: new Counter(),
    storage: new Counter(),
    tokens: new Counter(),
  };
  const byPath = new Map<string, Counter>();
  let requests: ReceivedRequest[] = [];
  let sequence = 0;

  return {
    get requests() {
      return requests;
    },
    get stats() {
      return {
        ...all.count,
        inFlight: all.inFlight,
        byServer: {
          controlplane: byServer.controlplane.count,
          cas: byServer.cas.count,
          platform: byServer.platform.count,
        },
        byPath: Object.fromEntries([...byPath].map(([path, counter]) => [path, counter.count])),
      };
    },
    begin(received) {
      const pathCounter = byPath.get(received.path) ?? new Counter();
      byPath.set(received.path, pathCounter);
      const counters = [all, byServer[received.server], pathCounter];
      for (const counter of counters) counter.begin();
      sequence += 1;
      const request: ReceivedRequest = { ...received, sequence, inFlight: all.inFlight };
      requests.push(request);
      let ended = false;
      return {
        request,
        end() {
          if (ended) return;
          ended = true;
          for (const counter of counters) counter.end();
        },
      };
    },
    reset() {
      requests = [];
      for (const counter of [all, ...Object.values(byServer), ...byPath.values()]) counter.reset();
      for (const [path, counter] of byPath) if (counter.inFlight === 0) byPath.delete(path);
    },
  };
}
