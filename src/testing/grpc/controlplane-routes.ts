import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { timestampFromMs } from "@bufbuild/protobuf/wkt";
import type { ConnectRouter } from "@connectrpc/connect";

import {
  CASRedirectService,
  GetDownloadURLResponseSchema,
} from "../../evidence/schema/proto/controlplane/v1/cas_redirect_pb.js";
import {
  ReferrerService,
  ReferrerServiceDiscoverPrivateResponseSchema,
  type ReferrerItemSchema,
} from "../../evidence/schema/proto/controlplane/v1/referrer_pb.js";
import { authenticate } from "../authenticate.js";
import type { ReferrerTree } from "../dialect.js";
import { findDiscovery } from "../discover-route.js";
import { issueDownloadUrl, type DownloadContext } from "../download-route.js";
import { answerCall, toMetadata } from "./call-context.js";
import { reflectionRoutes, type ReflectionVersion } from "./reflection-routes.js";

/** The control plane's services over gRPC: the same store, tokens and rules as its REST endpoints. */
export function controlplaneRoutes(
  context: DownloadContext & { reflection: readonly ReflectionVersion[] },
): (router: ConnectRouter) => void {
  const { dialect } = context;
  return (router) => {
    reflectionRoutes([ReferrerService, CASRedirectService], context.reflection)(router);
    router.service(ReferrerService, {
      discoverPrivate: (request, call) =>
        answerCall(dialect, async () => {
          const { tree, nextCursor } = await findDiscovery(context, toMetadata(call), {
            digest: request.digest,
            kind: request.kind,
            projectName: request.projectName,
            projectVersion: request.projectVersion,
            cursor: request.pagination?.cursor ?? "",
            limit: request.pagination?.limit ?? 0,
          });
          return create(ReferrerServiceDiscoverPrivateResponseSchema, {
            result: toItem(tree),
            pagination: { nextCursor },
          });
        }),
    });
    router.service(CASRedirectService, {
      getDownloadURL: ({ digest }, call) =>
        answerCall(dialect, async () => {
          const caller = await authenticate(toMetadata(call), context);
          const url = await issueDownloadUrl(context, caller, digest);
          return create(GetDownloadURLResponseSchema, { result: { url } });
        }),
    });
  };
}

function toItem({ referrer, references }: ReferrerTree): MessageInitShape<typeof ReferrerItemSchema> {
  const { digest, kind, downloadable, metadata, annotations, createdAt } = referrer;
  const timestamp = timestampFromMs(Math.floor(createdAt / 1000));
  return {
    digest,
    kind,
    downloadable,
    references: references.map(toItem),
    createdAt: {
      seconds: timestamp.seconds,
      nanos: (((createdAt % 1_000_000) + 1_000_000) % 1_000_000) * 1000,
    },
    metadata: { ...metadata },
    annotations: { ...annotations },
  };
}
