import { create as e } from "./grpc.js";
import { timestampFromMs as t } from "./protobuf.js";
import { CASRedirectService as n, GetDownloadURLResponseSchema as r } from "./cas_redirect_pb.js";
import { ReferrerService as i, ReferrerServiceDiscoverPrivateResponseSchema as a } from "./referrer_pb.js";
import { authenticate as o } from "./authenticate.js";
import { findDiscovery as s, issueDownloadUrl as c } from "./download-route.js";
import { answerCall as l, reflectionRoutes as u, toMetadata as d } from "./reflection-routes.js";
// src/testing/grpc/controlplane-routes.ts
function controlplaneRoutes(t) {
	let { dialect: f } = t;
	return (p) => {
		u([i, n], t.reflection)(p), p.service(i, { discoverPrivate: (n, r) => l(f, async () => {
			let { tree: i, nextCursor: o } = await s(t, d(r), {
				digest: n.digest,
				kind: n.kind,
				projectName: n.projectName,
				projectVersion: n.projectVersion,
				cursor: n.pagination?.cursor ?? "",
				limit: n.pagination?.limit ?? 0
			});
			return e(a, {
				result: toItem(i),
				pagination: { nextCursor: o }
			});
		}) }), p.service(n, { getDownloadURL: ({ digest: n }, i) => l(f, async () => {
			let a = await o(d(i), t), s = await c(t, a, n);
			return e(r, { result: { url: s } });
		}) });
	};
}
function toItem({ referrer: e, references: n }) {
	let { digest: r, kind: i, downloadable: a, metadata: o, annotations: s, createdAt: c } = e, l = t(Math.floor(c / 1e3));
	return {
		digest: r,
		kind: i,
		downloadable: a,
		references: n.map(toItem),
		createdAt: {
			seconds: l.seconds,
			nanos: (c % 1e6 + 1e6) % 1e6 * 1e3
		},
		metadata: { ...o },
		annotations: { ...s }
	};
}
export { controlplaneRoutes };
