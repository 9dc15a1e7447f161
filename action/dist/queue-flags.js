import { getMessage as e, isRegohostError as t, message as n } from "./evaluation.js";
import { CommandError as r, optionsFor as i, pathFrom as a, showError as o, writeNote as s } from "./evaluation-command.js";
// src/cli/flags/queue-flags.ts
const c = i()({
	redis: {
		kind: "text",
		usage: "--redis <url>",
		description: "Redis or Valkey: rediss://host:port, redis:// for loopback; hide its password in the variable",
		variable: "REDIS_URL"
	},
	redisCa: {
		kind: "text",
		usage: "--redis-ca <file>",
		description: "certificates in PEM that sign Redis's"
	},
	store: {
		kind: "text",
		usage: "--store <folder>",
		description: "folder of policies and inputs by digest (in its subfolder sha256), which all workers share"
	},
	queue: {
		kind: "text",
		usage: "--queue <name>",
		description: "name of the queue (default: decisions)"
	}
});
async function toQueueOptions(e, t) {
	let { io: n } = e, i = t.redis ?? n.env[c.redis.variable];
	if (i === void 0 || i === "") throw new r("no address of Redis: pass --redis rediss://host:port, or set REDIS_URL");
	return {
		connection: {
			url: i,
			ca: t.redisCa === void 0 ? void 0 : await readCa(e, t.redisCa)
		},
		onReconnected: () => void e.note("Redis can be used again"),
		onError: (t) => void s(n, o(t, e.noteStyle)),
		name: t.queue
	};
}
async function readCa({ io: e }, t) {
	let { readCertificates: n } = await import("./read-certificates.js").then((e) => e.read_certificates_exports);
	return (await n(t, "--redis-ca", e.cwd)).join("");
}
async function openStore({ io: i }, { store: o }) {
	if (o === void 0) throw new r("no store: pass --store FOLDER, which all workers share");
	let { createContentStore: s } = await import("./queue.js"), c = s(a(i, o));
	return await c.check?.().catch((i) => {
		throw t(i) ? new r(n`--store: ${e(i)}`, { cause: i }) : i;
	}), c;
}
export { c as QUEUE_OPTIONS, openStore, toQueueOptions };
