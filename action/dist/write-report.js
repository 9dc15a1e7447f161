import { r as e } from "./rolldown-runtime.js";
import { Jo as t, Kc as n, Xo as r, Zo as i, ms as a, zo as o } from "./shared.js";
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
	summary: o,
	color: o,
	exitCode: i(0, 1, 2, 3)
};
async function writeReport(e, i, o = {}) {
	if (typeof i != "string" || !Object.hasOwn(c, i)) {
		let [e, t] = typeof i == "string" ? [` ${JSON.stringify(i)}`, a(i, l)] : ["", ""];
		throw new n(`unknown report format${e}; choose one of ${l.join(", ")}${t}`, { code: "config_invalid" });
	}
	if (!t(e) || !("results" in e)) throw new n("writeReport: the report must be the result of gate.judge", { code: "config_invalid" });
	let s = r("writeReport", o, u);
	return (await c[i]())(e, s);
}
export { writeReport as n, s as r, l as t };
