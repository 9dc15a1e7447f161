/** The servers of the fake evidence service. Each has its own port, so each is another origin. */
export type EvidenceServerName = "controlplane" | "cas" | "platform";

/** The servers of a fake, each on its own port: of the evidence service, or a registry with its blob store and its token server. */
export type ServerName = EvidenceServerName | "registry" | "storage" | "tokens";

/** One request as it arrived. Headers contain the tokens that were sent, so that a test can inspect them. */
export interface ReceivedRequest {
  /** Whether it is a gRPC call: then `path` is its method, and `headers` are its metadata. */
  readonly grpc: boolean;
  /** Counts all requests of the service, from 1, in the order of arrival. */
  readonly sequence: number;
  /** The server that it reached. */
  readonly server: ServerName;
  /** The HTTP method, such as `GET`; `POST` for gRPC. */
  readonly method: string;
  /** The path without the query, percent-encoded as it was sent. */
  readonly path: string;
  /** The query parameters, decoded; the first of repeated ones. */
  readonly query: Readonly<Record<string, string>>;
  /** Lower-case names. Repeated headers are joined with `, `. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body of a POST over HTTP/1.1, as text. */
  readonly body?: string;
  /** Requests of all servers in flight when this one arrived, itself included. */
  readonly inFlight: number;
}

/** How the bytes of a response reach the client. Sizes are in bytes. */
export type Delivery =
  | { mode: "whole" }
  /** The headers declare the whole body; the connection closes after `afterBytes` of it. */
  | { mode: "truncate"; afterBytes: number }
  /** The headers declare the whole body; nothing follows its first `afterBytes`. */
  | { mode: "stall"; afterBytes: number }
  /** `chunkBytes` every `intervalMs`. */
  | { mode: "drip"; chunkBytes: number; intervalMs: number }
  /** The body is repeated, or padded with spaces when empty, until it has `bytes`; no length is declared. */
  | { mode: "oversize"; bytes: number }
  /** Nothing at all, until the client or the service closes. */
  | { mode: "hang" }
  /** The connection is reset before any byte. */
  | { mode: "reset" };

/** The end of a gRPC call that its service does not serve. `code` is a gRPC status code, or one of HTTP/2. */
export type GrpcFault =
  /** A status in the trailers. `details` are messages of `google.rpc` by their type. */
  | { kind: "status"; code: number; message: string; reason?: string; retryAfterSeconds?: number }
  /** The stream is reset with an HTTP/2 error code. */
  | { kind: "reset"; code: number }
  /** A GOAWAY is sent; the call itself is served. */
  | { kind: "goaway" }
  /** A GOAWAY is sent, and the connection is closed with the call in flight. */
  | { kind: "goaway_and_close" }
  /** Headers and no message, then the end without trailers. */
  | { kind: "no_trailers" }
  /** Headers and no message, then trailers without a status. */
  | { kind: "no_status" }
  /** These bytes in place of the message, with the status OK. `announcedBytes` is the length before them: theirs by default. */
  | { kind: "message"; bytes: Uint8Array; announcedBytes?: number }
  /** A message of so many zero bytes, with the status OK. */
  | { kind: "oversize"; bytes: number }
  /** Headers, then nothing: the stream stays open. */
  | { kind: "half_open" };

/** A response before it is sent. */
export interface ServiceResponse {
  /** The HTTP status. For a gRPC call without `grpc` it is a response like that of a proxy in front. */
  status: number;
  /** Ends a gRPC call differently. Without it, a call that no interceptor handles is served. */
  grpc?: GrpcFault;
  /** Default: only those that the delivery adds, such as `Content-Length`. */
  headers?: Readonly<Record<string, string>>;
  /** Text is sent as UTF-8. */
  body?: string | Uint8Array;
  /** `whole` when absent. */
  delivery?: Delivery;
}

/** Answers one request. */
export type RequestHandler = (request: ReceivedRequest) => Promise<ServiceResponse>;
