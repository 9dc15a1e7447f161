import { Bn as e, Ct as t, Mn as n, _n as r, bt as i, fn as a, pn as o } from "./commands.js";
import { ns as s, yc as c } from "./shared.js";
function readPort(t) {
	let n = /^\d{1,5}$/.test(t) ? Number(t) : NaN;
	if (!(n <= 65535)) throw new e("Write a port: 8080, or 0 for any that is free.");
	return n;
}
const l = n()({
	port: {
		kind: "countOrNone",
		usage: "--port <port>",
		description: "port of the service; 0 for any that is free",
		read: readPort,
		default: [0]
	},
	json: {
		kind: "flag",
		usage: "--json",
		description: "print JSON"
	}
}), u = r({
	options: l,
	about: "It prints what another terminal needs: the address, a token, and digests of what the service holds. It listens on loopback only, keeps\nnothing, and ends with Ctrl-C. docs/tutorial.md runs by it.",
	examples: [
		"regohost dev",
		"regohost dev --port 8080",
		"regohost dev --json > service.json"
	],
	run: runDev
});
async function runDev(e, { port: n, json: r }) {
	let { io: i } = e, { startDevService: s } = await import("./dev-service.js"), l = await s(n).catch((e) => {
		throw new a(`the service cannot listen on port ${String(n)} of loopback`, {
			code: "start_failed",
			cause: e
		});
	});
	try {
		return i.runUntilSignal?.(5e3), await t(i.stdout, r === !0 ? toJson(l) : describe(l)), await e.note("the evidence service is running; press Ctrl-C to stop"), await new Promise((e) => c(i.signal, e)), o.pass;
	} finally {
		await l.close();
	}
}
function toJson({ baseUrl: e, platformUrl: t, token: n, project: r, digests: a }) {
	return i({
		base_url: e,
		platform_url: t,
		token: n,
		project: {
			name: r.name,
			version: r.version,
			version_id: r.versionId
		},
		digests: a
	});
}
function describe({ baseUrl: e, platformUrl: t, token: n, project: r, digests: i }) {
	let a = s(Object.keys(i).map((e) => e.length));
	return [
		`export SERVICE_BASE_URL=${e}`,
		`export SERVICE_PLATFORM_URL=${t}`,
		`export SERVICE_TOKEN=${n}`,
		"",
		`# the release ${r.name} ${r.version}, project version ${r.versionId}`,
		...Object.entries(i).map(([e, t]) => `# ${e.padEnd(a)}  ${t}`),
		""
	].join("\n");
}
export { u as configure };
