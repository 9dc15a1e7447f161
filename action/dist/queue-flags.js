import { tl as e } from "./shared.js";
import { Mn as t, St as n, fn as r, it as i, vt as a } from "./commands.js";
// src/cli/flags/queue-flags.ts
const o = t()({
	redis: {
		kind: "text",
		usage: "--redis <url>",
		description: "Redis or Valkey: rediss://host:port, redis:// for loopback (default: REDIS_URL, which shows no password to other users)"
	},
	redisCa: {
		kind: "text",
		usage: "--redis-ca <file>",
		description: "certificates in PEM that sign Redis's"
	},
	store: {
		kind: "text",
		usage: "--store <folder>",
		description: "policies and inputs by digest, which all workers share: a folder that has a folder sha256"
	},
	queue: {
		kind: "text",
		usage: "--queue <name>",
		description: "name of the queue (default: decisions)"
	}
});
async function toQueueOptions(e, t) {
	let { io: a } = e, o = t.redis ?? a.env.REDIS_URL;
	if (o === void 0 || o === "") throw new r("no Redis given: pass --redis rediss://host:port, or set REDIS_URL");
	return {
		connection: {
			url: o,
			ca: t.redisCa === void 0 ? void 0 : await readCa(e, t.redisCa)
		},
		onReconnected: () => void e.note("Redis can be used again"),
		onError: (t) => void n(a, i(t, e.noteStyle)),
		name: t.queue
	};
}
async function readCa({ io: e }, t) {
	let { readCertificates: n } = await import("./read-certificates.js").then((e) => e.n);
	return (await n(t, "--redis-ca", e.cwd)).join("");
}
async function openStore({ io: t }, { store: n }) {
	if (n === void 0) throw new r("no store given: pass --store FOLDER, which all workers share");
	let { createContentStore: i } = await import("./queue.js"), o = i(a(t, n));
	return await o.check?.().catch((t) => {
		throw e(t) ? new r(`--store: ${t.message}`, { cause: t }) : t;
	}), o;
}
export { openStore as n, toQueueOptions as r, o as t };
