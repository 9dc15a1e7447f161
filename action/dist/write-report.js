import { __exportAll as e } from "./rolldown-runtime.js";
import { ConfigurationError as t, FLAG as n, isObject as r, mergeOptions as i, nearest as a, oneOf$1 as o } from "./shared.js";
// src/gate/report/write-report.ts
var s = /* @__PURE__ */ e({ writeReport: () => writeReport });
const c = {
	html: async () => (await import("./html.js")).reportHtml,
	pretty: async () => (await import("./pretty.js")).reportPretty,
	table: async () => (await import("./table2.js")).reportTable,
	json: async () => (await import("./json.js")).reportJson,
	tap: async () => (await import("./tap.js")).reportTap,
	junit: async () => (await import("./junit2.js")).reportJunit,
	sarif: async () => (await import("./sarif2.js")).reportSarif,
	github: async () => (await import("./github.js")).reportGithub,
	gitlab: async () => (await import("./gitlab.js")).reportGitlab,
	azuredevops: async () => (await import("./azuredevops.js")).reportAzureDevops,
	markdown: async () => (await import("./markdown.js")).reportMarkdown
}, l = Object.keys(c), u = {
	summary: n,
	color: n,
	exitCode: o(0, 1, 2, 3)
};
async function writeReport(e, n, o = {}) {
	if (typeof n != "string" || !Object.hasOwn(c, n)) {
		let [e, r] = typeof n == "string" ? [` ${JSON.stringify(n)}`, a(n, l)] : ["", ""];
		throw new t(`unknown report format${e}; choose one of ${l.join(", ")}${r}`, { code: "config_invalid" });
	}
	if (!r(e) || !("results" in e)) throw new t("writeReport: the report must be the result of gate.judge", { code: "config_invalid" });
	let s = i("writeReport", o, u);
	return (await c[n]())(e, s);
}
export { l as REPORT_FORMATS, writeReport, s as write_report_exports };
