import { $ as e, Ct as t, En as n, Mn as r, Sn as i, bn as a, bt as o, fn as s, ot as c } from "./commands.js";
import { F as l } from "./shared.js";
// src/cli/service/describe-symbol.ts
function describeSymbol(e) {
	switch (e.kind) {
		case "service": return {
			name: e.typeName,
			kind: "service",
			members: e.methods.map((e) => ({
				name: e.name,
				type: methodType(e)
			}))
		};
		case "rpc": return {
			name: `/${e.parent.typeName}/${e.name}`,
			kind: "method",
			members: [{
				name: "request",
				type: e.input.typeName
			}, {
				name: "answer",
				type: e.output.typeName
			}]
		};
		case "message": return {
			name: e.typeName,
			kind: "message",
			members: e.fields.map((e) => ({
				name: e.name,
				type: fieldType(e),
				number: e.number
			}))
		};
		case "enum": return {
			name: e.typeName,
			kind: "enum",
			members: e.values.map(({ name: e, number: t }) => ({
				name: e,
				type: "value",
				number: t
			}))
		};
	}
}
function methodType({ input: e, output: t, methodKind: n }) {
	let r = n === "client_streaming" || n === "bidi_streaming" ? "stream " : "", i = n === "server_streaming" || n === "bidi_streaming" ? "stream " : "";
	return `(${r}${e.typeName}) returns (${i}${t.typeName})`;
}
function fieldType(e) {
	let t = e.message?.typeName ?? e.enum?.typeName ?? u[e.scalar ?? 0] ?? "unknown";
	return e.fieldKind === "map" ? `map<${u[e.mapKey] ?? "unknown"}, ${t}>` : e.fieldKind === "list" ? `repeated ${t}` : t;
}
const u = {
	1: "double",
	2: "float",
	3: "int64",
	4: "uint64",
	5: "int32",
	6: "fixed64",
	7: "fixed32",
	8: "bool",
	9: "string",
	12: "bytes",
	13: "uint32",
	15: "sfixed32",
	16: "sfixed64",
	17: "sint32",
	18: "sint64"
}, d = {
	about: "It works with every server that has gRPC reflection. The address is --grpc-url, SERVICE_GRPC_URL or the service's own;\na token is shown when there is one. A call is not made again once it was sent.",
	examples: [
		"regohost grpc list",
		"regohost grpc describe controlplane.v1.ReferrerService",
		"regohost grpc call /controlplane.v1.ReferrerService/DiscoverPrivate -d '{\"digest\":\"sha256:9f86…\"}'",
		"regohost grpc call /acme.v1.Jobs/Get -d @job.json --grpc-url https://jobs.example.com"
	]
}, f = r()({
	...i,
	json: {
		kind: "flag",
		usage: "--json",
		description: "print it as JSON"
	}
}), p = r()({
	...i,
	data: {
		kind: "text",
		usage: "-d, --data <json>",
		description: "the request in JSON; @file for a file, - for standard input",
		default: ["{}"]
	}
});
function configure(e, t) {
	a(e, d);
	let add = (t, r, i) => n(e.command(t).description(r), i).copyInheritedSettings(e);
	add("list", "list the services of the server", f).action((e) => t((t) => runList(t, e))), add("describe", "show a service's methods, a message's fields or an enum's values", f).argument("<name>", "full name, such as controlplane.v1.ReferrerService").action((e, n) => t((t) => runDescribe(t, e, n))), add("call", "call a method and print its answer as JSON, one line per message of a stream", p).argument("<method>", "/package.Service/Method").action((e, n) => t((t) => runCall(t, e, n)));
}
async function runList(n, r) {
	return e(n, r, async ({ reflection: e }) => {
		let i = await e.listServices(), a = i.map((e) => `${e}\n`).join("");
		await t(n.io.stdout, r.json === !0 ? o(i) : a);
	});
}
async function runDescribe(n, r, i) {
	return e(n, i, async ({ reflection: e }) => {
		let a = describeSymbol(r.includes("/") ? await e.getMethod(r) : await e.getSymbol(r.replace(/^\./, ""))), { style: s } = n, c = a.members.map(({ name: e, type: t, number: n }) => [
			e,
			t,
			n === void 0 ? "" : String(n)
		]), u = `${s.bold(a.name)} ${s.dim(a.kind)}\n${l([
			"NAME",
			"TYPE",
			"NUMBER"
		], c, s)}`;
		await t(n.io.stdout, i.json === !0 ? o(a) : u);
	});
}
async function runCall(n, r, i) {
	let a = await readRequest(n, i.data ?? "{}");
	return e(n, i, async (e) => {
		let i = (await e.reflection.getMethod(r)).methodKind === "server_streaming";
		for await (let s of e.call(r, a)) await t(n.io.stdout, i ? `${JSON.stringify(s)}\n` : o(s));
	});
}
async function readRequest(e, t) {
	let n = t === "-" ? "-" : t.startsWith("@") ? t.slice(1) : void 0, r = n === void 0 ? t : await c(e.io, n);
	try {
		return JSON.parse(r);
	} catch (e) {
		throw new s("--data is not JSON", { cause: e });
	}
}
export { configure };
