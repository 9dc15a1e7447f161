/** Facts that a built-in may report about a call, for the decision's call log. */
export interface CallFacts {
  /** Number of requests for the answer. */
  attempts?: number;
  /** Whether the answer needed no request of its own. */
  cached?: boolean;
  /** `grpc` when the answer came over gRPC instead of the default REST. */
  via?: "grpc";
  /** Whether `undefined` means that the service does not know the item. */
  notFound?: boolean;
  /** Why there is no answer, for people: what did not hold, with its code. */
  reason?: string;
  /** Whether the call's limit cut the answer. */
  truncated?: boolean;
  /** Whether the service skipped the requested work, such as an AI analysis. */
  skipped?: boolean;
  /**
   * Whether the service provably did nothing for a call that failed: its request was not written, or it was refused before it
   * was processed. A queue then makes a call with an effect again.
   */
  unprocessed?: boolean;
}
