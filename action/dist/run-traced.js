import { CommandError as e, writeNote as t } from "./evaluation-command.js";
import { loadPackage as n, shownText as r } from "./evaluation.js";
async function loadPackages() {
	let [e, t, { startTelemetry: n }] = await Promise.all([
		import("./esm.js").then((e) => (e.init_esm(), e.esm_exports)),
		import("@opentelemetry/sdk-node"),
		import("./start-telemetry.js").then((e) => e.start_telemetry_exports)
	]);
	return {
		api: e,
		sdk: t,
		startTelemetry: n
	};
}
function checkExporters(t) {
	for (let n of ["OTEL_TRACES_EXPORTER", "OTEL_METRICS_EXPORTER"]) if ((t[n] ?? "").split(",").map((e) => e.trim()).includes("console")) throw new e(r`${n}=console writes to standard output, which has the command's answer; use otlp`);
}
async function runTraced(e, t, n = loadPackages) {
	return await checkOtlpFiles(process.env), runWithSdk(e, t, n);
}
async function runWithSdk(e, r, i) {
	let { io: a } = e;
	checkExporters(process.env);
	let { api: o, sdk: s, startTelemetry: c } = await n(i, "telemetry needs packages that are not installed: npm install @opentelemetry/api @opentelemetry/sdk-node"), { OTEL_SERVICE_NAME: l, OTEL_RESOURCE_ATTRIBUTES: u = "" } = process.env, d = (l ?? "") !== "" || u.includes("service.name="), f = new s.NodeSDK({
		...d ? {} : { serviceName: "regohost" },
		...process.env.OTEL_NODE_RESOURCE_DETECTORS === void 0 ? { resourceDetectors: [s.resources.envDetector] } : {},
		logRecordProcessors: []
	}), p = !1, m = process.env.OTEL_LOG_LEVEL, say = (...e) => void (m !== void 0 && t(a, e.map(String).join(" "))), h = {
		error: (...e) => {
			p = !0, say(...e);
		},
		warn: say,
		info: say,
		debug: say,
		verbose: say
	}, g = o.DiagLogLevel[(m ?? "error").toUpperCase()];
	o.diag.setLogger(h, {
		logLevel: g ?? o.DiagLogLevel.ERROR,
		suppressOverrideMessage: !0
	}), f.start();
	let _ = c();
	try {
		return await r(e);
	} finally {
		_.stop();
		let t = await endWithin(f.shutdown(), 3e3);
		for (let e of [
			o.trace,
			o.metrics,
			o.context,
			o.propagation,
			o.diag
		]) e.disable();
		(!t || p) && await e.warn("not all telemetry was delivered; OTEL_LOG_LEVEL=error shows why");
	}
}
async function endWithin(e, t) {
	let n, r = new Promise((e) => {
		n = setTimeout(e, t, !1);
	}), i = e.then(() => !0, () => !1);
	try {
		return await Promise.race([i, r]);
	} finally {
		clearTimeout(n);
	}
}
async function runTracedBy(e, t, n) {
	await checkOtlpFiles(e, a);
	let r = Object.entries(process.env).filter(([e]) => e.startsWith("OTEL_")), clear = () => {
		for (let e of Object.keys(process.env)) e.startsWith("OTEL_") && Reflect.deleteProperty(process.env, e);
	}, i = process.env.OTEL_LOG_LEVEL;
	clear(), Object.assign(process.env, e, i === void 0 ? {} : { OTEL_LOG_LEVEL: i });
	try {
		return await runWithSdk(t, n, loadPackages);
	} finally {
		clear(), Object.assign(process.env, Object.fromEntries(r));
	}
}
const i = ["TRACES", "METRICS"], a = {
	OTEL_EXPORTER_OTLP_TRACES_CERTIFICATE: "distributed_tracing.tls_ca_cert_file",
	OTEL_EXPORTER_OTLP_TRACES_CLIENT_CERTIFICATE: "distributed_tracing.tls_cert_file",
	OTEL_EXPORTER_OTLP_TRACES_CLIENT_KEY: "distributed_tracing.tls_private_key_file"
};
function getFile(e, t, n) {
	for (let r of [`OTEL_EXPORTER_OTLP_${t}_${n}`, `OTEL_EXPORTER_OTLP_${n}`]) {
		let t = e[r]?.trim();
		if (t !== void 0 && t !== "") return {
			path: t,
			variable: r
		};
	}
}
async function checkOtlpFiles(e, t = {}) {
	let [{ readCertificates: n, readPem: r }, { parseKeyPair: a }] = await Promise.all([import("./read-certificates.js").then((e) => e.read_certificates_exports), import("./key-pair.js").then((e) => e.key_pair_exports)]), getName = (e) => t[e] ?? e;
	for (let t of i) {
		let [i, ...o] = [
			"CERTIFICATE",
			"CLIENT_CERTIFICATE",
			"CLIENT_KEY"
		].map((n) => getFile(e, t, n));
		i !== void 0 && await n(i.path, getName(i.variable));
		let [s, c] = await Promise.all(o.map(async (e) => e && {
			pem: await r(e.path, getName(e.variable)),
			subject: `${getName(e.variable)} ${e.path}`
		}));
		s !== void 0 && c !== void 0 && a(s, c);
	}
}
export { runTraced, runTracedBy };
