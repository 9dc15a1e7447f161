import { expect, it } from "vitest";
import { toRequestMessage } from "../../../../src/evidence/client/grpc/grpc-json.js";
import { ReferrerService } from "../../../../src/evidence/schema/proto/controlplane/v1/referrer_pb.js";

const method = ReferrerService.method.discoverPrivate;

it.each([{ digest: ["hunter2"] }, ["hunter2"], { digest: { hunter2: 1 } }, "hunter2"])(
  "a request whose values do not fit is refused without them: %j",
  async (request) => {
    const failure: unknown = await toRequestMessage(method, request).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: "request_invalid" });
    expect(failure).not.toHaveProperty("cause");
    expect(String(failure)).toMatch(/^ServiceError: the request of \/.*: cannot decode .* from JSON$/);
    expect(String(failure)).not.toContain("hunter2");
  },
);
