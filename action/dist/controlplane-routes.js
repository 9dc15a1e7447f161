import { O as e } from "./file.js";
import { a as t, n, r, t as i } from "./reflection-routes.js";
import { n as a, t as o } from "./cas_redirect_pb.js";
import { ReferrerService as s, ReferrerServiceDiscoverPrivateResponseSchema as c } from "./referrer_pb.js";
import { t as l } from "./authenticate.js";
import { a as u, r as d } from "./download-route.js";
// src/testing/grpc/controlplane-routes.ts
function controlplaneRoutes(t) {
	let { dialect: f } = t;
	return (p) => {
		i([s, o], t.reflection)(p), p.service(s, { discoverPrivate: (i, a) => n(f, async () => {
			let { tree: n, nextCursor: o } = await u(t, r(a), {
				digest: i.digest,
				kind: i.kind,
				projectName: i.projectName,
				projectVersion: i.projectVersion,
				cursor: i.pagination?.cursor ?? "",
				limit: i.pagination?.limit ?? 0
			});
			return e(c, {
				result: toItem(n),
				pagination: { nextCursor: o }
			});
		}) }), p.service(o, { getDownloadURL: ({ digest: i }, o) => n(f, async () => {
			let n = await l(r(o), t), s = await d(t, n, i);
			return e(a, { result: { url: s } });
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
