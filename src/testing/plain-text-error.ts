import type { ServiceResponse } from "./service-request.js";

/** An error as Go's HTTP server words it: one line of text. The CAS answers so, and so does an unknown path. */
export function plainTextError(status: number, message: string): ServiceResponse {
  return {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff" },
    body: `${message}\n`,
  };
}
