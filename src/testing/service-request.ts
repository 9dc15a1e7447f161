/** The servers of the fake service. Each has its own port, so each is another origin. */
export type ServerName = "controlplane" | "cas" | "platform";

/** One request as it arrived. Headers hold the tokens that were sent, so that a test can look for them. */
export interface ReceivedRequest {
  /** Counts all requests of the service, from 1, in the order of arrival. */
  readonly sequence: number;
  readonly server: ServerName;
  readonly method: string;
  /** The path without the query, percent-encoded as it was sent. */
  readonly path: string;
  /** The query parameters, decoded. Of a repeated one, the first. */
  readonly query: Readonly<Record<string, string>>;
  /** Lower-case names. Repeated headers are joined with `, `. */
  readonly headers: Readonly<Record<string, string>>;
  /** Requests of all servers in flight when this one arrived, itself included. */
  readonly inFlight: number;
}

/** How the bytes of a response reach the client. Sizes are in bytes. */
export type Delivery =
  | { mode: "whole" }
  /** The headers promise the whole body; the connection closes after `afterBytes` of it. */
  | { mode: "truncate"; afterBytes: number }
  /** The headers promise the whole body; nothing follows its first `afterBytes`. */
  | { mode: "stall"; afterBytes: number }
  /** `chunkBytes` every `intervalMs`. */
  | { mode: "drip"; chunkBytes: number; intervalMs: number }
  /** The body is repeated, or padded with spaces when empty, until it has `bytes`; no length is announced. */
  | { mode: "oversize"; bytes: number }
  /** Nothing at all, until the client or the service closes. */
  | { mode: "hang" }
  /** The connection is reset before any byte. */
  | { mode: "reset" };

/** An answer before it is sent. */
export interface ServiceResponse {
  status: number;
  headers?: Readonly<Record<string, string>>;
  /** Text is sent as UTF-8. */
  body?: string | Uint8Array;
  /** `whole` when absent. */
  delivery?: Delivery;
}

/** Answers one request. */
export type RequestHandler = (request: ReceivedRequest) => Promise<ServiceResponse>;
