import { isRegohostError as e } from "./evaluation.js";
import { CommandError as t, optionsFor as n, pathFrom as r, showError as i, writeNote as a } from "./evaluation-command.js";
// src/cli/flags/queue-flags.ts
const o = n()({
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
async function toQueueOptions(e, n) {
	let { io: r } = e, o = n.redis ?? r.env.REDIS_URL;
	if (o === void 0 || o === "") throw new t("no address of Redis: pass --redis rediss://host:port, or set REDIS_URL");
	return {
		connection: {
			url: o,
			ca: n.redisCa === void 0 ? void 0 : await readCa(e, n.redisCa)
		},
		onReconnected: () => void e.note("Redis can be used again"),
		onError: (t) => void a(r, i(t, e.noteStyle)),
		name: n.queue
	};
}
async function readCa({ io: e }, t) {
	let { readCertificates: n } = await import("./read-certificates.js").then((e) => e.read_certificates_exports);
	return (await n(t, "--redis-ca", e.cwd)).join("");
}
async function openStore({ io: n }, { store: i }) {
	if (i === void 0) throw new t("no store: pass --store FOLDER, which all workers share");
	let { createContentStore: a } = await import("./queue.js"), o = a(r(n, i));
	return await o.check?.().catch((n) => {
		throw e(n) ? new t(`--store: ${n.message}`, { cause: n }) : n;
	}), o;
}
export { o as QUEUE_OPTIONS, openStore, toQueueOptions };
