// src/testing/demo/dev-service.ts
const e = "sha256:5396d0e25180f0c40e82e176a1fea99fcb93f2c739840c5bf839439b35953d1d";
async function startDevService(t) {
	let { addSampleRelease: n, startEvidenceService: r } = await import("./testing.js"), i = await r({ port: t });
	try {
		let [t, r] = ["shop", "1.0.0"], { image: a, sbom: o, tests: s, scan: c, attestations: l, projectVersionId: u } = n(i, {
			project: t,
			version: r
		});
		return addTutorial(i), {
			baseUrl: i.baseUrl,
			platformUrl: i.platformUrl,
			token: await i.issueToken({ kind: "api" }),
			project: {
				name: t,
				version: r,
				versionId: u
			},
			digests: {
				image: a.digest,
				sbom: o.digest,
				tests: s.digest,
				scan: c.digest,
				build_attestation: l[0].digest,
				scan_attestation: l[1].digest,
				tutorial: e
			},
			close: () => i.close()
		};
	} catch (e) {
		throw await i.close(), e;
	}
}
function addTutorial(t) {
	let n = t.addReferrer({
		digest: e,
		kind: "ARTIFACT"
	});
	t.link(n, t.addArtifact("{}", { kind: "SBOM_CYCLONEDX_JSON" }));
}
export { startDevService };
