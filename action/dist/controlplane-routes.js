import { create as e } from "./file.js";
import { answerCall as t, reflectionRoutes as n, timestampFromMs as r, toMetadata as i } from "./reflection-routes.js";
import { CASRedirectService as a, GetDownloadURLResponseSchema as o } from "./cas_redirect_pb.js";
import { ReferrerService as s, ReferrerServiceDiscoverPrivateResponseSchema as c } from "./referrer_pb.js";
import { authenticate as l } from "./authenticate.js";
import { findDiscovery as u, issueDownloadUrl as d } from "./download-route.js";
// src/testing/grpc/controlplane-routes.ts
function controlplaneRoutes(r) {
	let { dialect: f } = r;
	return (p) => {
		n([s, a], r.reflection)(p), p.service(s, { discoverPrivate: (n, a) => t(f, async () => {
			let { tree: t, nextCursor: o } = await u(r, i(a), {
				digest: n.digest,
				kind: n.kind,
				projectName: n.projectName,
				projectVersion: n.projectVersion,
				cursor: n.pagination?.cursor ?? "",
				limit: n.pagination?.limit ?? 0
			});
			return e(c, {
				result: toItem(t),
				pagination: { nextCursor: o }
			});
		}) }), p.service(a, { getDownloadURL: ({ digest: n }, a) => t(f, async () => {
			let t = await l(i(a), r), s = await d(r, t, n);
			return e(o, { result: { url: s } });
		}) });
	};
}
function toItem({ referrer: e, references: t }) {
	let { digest: n, kind: i, downloadable: a, metadata: o, annotations: s, createdAt: c } = e, l = r(Math.floor(c / 1e3));
	return {
		digest: n,
		kind: i,
		downloadable: a,
		references: t.map(toItem),
		createdAt: {
			seconds: l.seconds,
			nanos: (c % 1e6 + 1e6) % 1e6 * 1e3
		},
		metadata: { ...o },
		annotations: { ...s }
	};
}
export { controlplaneRoutes };
