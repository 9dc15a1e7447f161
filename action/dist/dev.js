import { CommandError as e, EXIT as t, InvalidArgumentError as n, defineCommand as r, optionsFor as i, toJsonOutput as a, writeOut as o } from "./evaluation-command.js";
import { highest as s, onAbort as c } from "./evaluation.js";
function readPort(e) {
	let t = /^\d{1,5}$/.test(e) ? Number(e) : NaN;
	if (!(t <= 65535)) throw new n("Write a port: 8080, or 0 for any that is free.");
	return t;
}
const l = i()({
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
	about: "It prints the address, a token, and the digests of its artifacts. It listens on loopback only, stores\nnothing, and ends with Ctrl-C. docs/tutorial.md runs by it.",
	examples: [
		"regohost dev",
		"regohost dev --port 8080",
		"regohost dev --json > service.json"
	],
	async run(n, { port: r, json: i }) {
		let { io: a } = n, { startDevService: s } = await import("./dev-service.js"), l = await s(r).catch((t) => {
			throw new e(`the service cannot listen on port ${String(r)} of loopback`, {
				code: "start_failed",
				cause: t
			});
		});
		try {
			return a.runUntilSignal?.(5e3), await o(a.stdout, i === !0 ? toJson(l) : describe(l)), await n.note("the evidence service is running; press Ctrl-C to stop"), await new Promise((e) => c(a.signal, e)), t.pass;
		} finally {
			await l.close();
		}
	}
});
function toJson({ baseUrl: e, platformUrl: t, token: n, project: r, digests: i }) {
	return a({
		base_url: e,
		platform_url: t,
		token: n,
		project: {
			name: r.name,
			version: r.version,
			version_id: r.versionId
		},
		digests: i
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
